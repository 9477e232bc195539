/**
 * Seeded corpus for the recall bench: 200 records, 60 queries and 60 unrelated ones in English, Chinese and Japanese.
 * Every record shares its topic word with at least two others; a third of the queries share at most half of their
 * words with the record they ask for. The overlap is measured here, by code that recall does not use.
 */
import { readFileSync } from "node:fs";

const LANGUAGES = ["en", "zh", "ja"];
const RECORDS = { en: 67, zh: 67, ja: 66 };
const QUERIES_PER_LANGUAGE = 20;
const FAR_PER_LANGUAGE = 7;
const UNRELATED_PER_LANGUAGE = 20;
/** Of the unrelated queries, so many ask a real question about a topic that no record is about. */
const STRANGERS_PER_LANGUAGE = 2;
const GROUP = 3;
const MAX_FAR_OVERLAP = 0.5;

export function makeRecallCorpus(seed) {
  const random = mulberry32(seed);
  const records = [];
  const queries = [];
  const unrelated = [];
  for (const language of LANGUAGES) {
    const words = readVocabulary(language);
    const made = makeRecords(words, language, random);
    records.push(...made.records);
    queries.push(...makeQueries(words, made.records, language, random));
    unrelated.push(...makeUnrelated(words, made.spareTopics, language, random));
  }
  return { seed, records, queries, unrelated };
}

function readVocabulary(language) {
  return JSON.parse(readFileSync(new URL(`./recall-vocabulary/${language}.json`, import.meta.url), "utf8"));
}

function makeRecords(words, language, random) {
  const topics = shuffle(words.topics, random);
  const records = [];
  const groups = Math.floor(RECORDS[language] / GROUP);
  for (let group = 0; group < groups; group += 1) {
    const isLast = group === groups - 1;
    const size = isLast ? RECORDS[language] - records.length : GROUP;
    for (const aspect of shuffle(words.aspects, random).slice(0, size)) {
      records.push(makeRecord(topics[group], aspect, language, random));
    }
  }
  return { records, spareTopics: topics.slice(groups) };
}

function makeRecord(topic, aspect, language, random) {
  const value = pick(aspect.values, random);
  const fill = (template) => template.replaceAll("{T}", topic).replaceAll("{V}", value);
  return {
    name: fill(aspect.name),
    description: fill(aspect.description),
    body: fill(aspect.body),
    type: aspect.type,
    language,
    topic,
    aspect: aspect.id,
  };
}

function makeQueries(words, records, language, random) {
  const targets = shuffle(records, random).slice(0, QUERIES_PER_LANGUAGE);
  return targets.map((record, index) => {
    const aspect = words.aspects.find(({ id }) => id === record.aspect);
    const isFar = index < FAR_PER_LANGUAGE;
    const text = pick(isFar ? aspect.far : aspect.direct, random).replaceAll("{T}", record.topic);
    const shared = sharedWords(text, record);
    if (isFar && shared > MAX_FAR_OVERLAP) {
      throw new Error(`far query shares ${shared.toFixed(2)} of its words: ${text}`);
    }
    return { text, target: record.name, language, isFar, shared };
  });
}

function makeUnrelated(words, spareTopics, language, random) {
  const strangers = shuffle(spareTopics, random)
    .slice(0, STRANGERS_PER_LANGUAGE)
    .map((topic) => pick(pick(words.aspects, random).direct, random).replaceAll("{T}", topic));
  const others = shuffle(words.unrelated, random)
    .slice(0, UNRELATED_PER_LANGUAGE - strangers.length)
    .map((text) => text.replaceAll("{U}", pick(words.unrelatedTopics, random)));
  return [...others, ...strangers].map((text) => ({ text, language }));
}

/** Share of the query's words that stand in the record: Latin words, and pairs of neighbours in other scripts. */
export function sharedWords(query, record) {
  const have = new Set(wordsOf(`${record.name}\n${record.description}\n${record.body}`));
  const asked = [...new Set(wordsOf(query))];
  return asked.filter((word) => have.has(word)).length / asked.length;
}

function wordsOf(text) {
  const words = [];
  for (const run of text.toLowerCase().match(/[a-z0-9']+|[\u3041-\u30ff\u3400-\u9fff]+/gu) ?? []) {
    if (/^[a-z0-9']/.test(run) || run.length === 1) words.push(run);
    else for (let at = 0; at + 1 < run.length; at += 1) words.push(run.slice(at, at + 2));
  }
  return words;
}

function shuffle(items, random) {
  const copy = [...items];
  for (let at = copy.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [copy[at], copy[other]] = [copy[other], copy[at]];
  }
  return copy;
}

function pick(items, random) {
  return items[Math.floor(random() * items.length)];
}

function mulberry32(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
