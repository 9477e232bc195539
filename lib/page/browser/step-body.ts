/** What a call's fold holds: what went in, what came out, and where the whole of it is. Made when it is opened. */
import { renderBytes, renderClock, renderDuration } from "../../replay/units.ts";
import { trimEndOf } from "../../text/trim.ts";
import type { PageCall, PageText } from "../shape.ts";
import { renderDiff } from "./diff-view.ts";
import { type Child, h } from "./element.ts";
import { renderAnsi } from "./terminal-text.ts";

export function renderStepBody(call: PageCall, hasTexts: boolean): HTMLElement {
  const { edits = [], error, output } = call;
  return h(
    "div",
    { class: "step-body" },
    factLine(call),
    ...fieldList(call),
    ...edits.map(renderDiff),
    ...(error === undefined || isSame(error, output)
      ? []
      : [labelled("Error", textBlock(error, "error"), error)]),
    output !== undefined && labelled("Output", textBlock(output, "output"), output),
    !hasTexts &&
      call.fields === undefined &&
      h(
        "p",
        { class: "quiet" },
        "The log keeps no input or output of a call; the archive has none for this one.",
      ),
    call.id !== undefined && commandLine(call.id),
  );
}

/** The client reports an error as the output, too. */
function isSame(error: PageText, output: PageText | undefined): boolean {
  return output?.text.includes(error.text.slice(0, 200)) === true;
}

function factLine(call: PageCall): HTMLElement {
  const facts = [
    renderClock(call.startMs),
    call.durationMs === undefined ? "" : `took ${renderDuration(call.durationMs)}`,
    call.inputBytes === undefined ? "" : `${renderBytes(call.inputBytes)} in`,
    call.outputBytes === undefined ? "" : `${renderBytes(call.outputBytes)} out`,
  ];
  return h("p", { class: "facts" }, facts.filter((fact) => fact !== "").join(" · "));
}

function fieldList({ tool, fields = [] }: PageCall): Child[] {
  const command = tool === "Bash" ? fields.find(({ name }) => name === "command") : undefined;
  const rest = fields.filter((field) => field !== command);
  return [
    command !== undefined && labelled("Command", textBlock(command.value, "command"), command.value),
    rest.length > 0 &&
      h(
        "dl",
        { class: "fields" },
        ...rest.flatMap(({ name, value }) => [
          h("dt", {}, name),
          h(
            "dd",
            {},
            value.text.includes("\n") ? textBlock(value, "value") : plainText(value),
            cutNote(value),
          ),
        ]),
      ),
  ];
}

function plainText({ text }: PageText): HTMLElement {
  return h("code", {}, text);
}

function labelled(label: string, block: HTMLElement, text: PageText): HTMLElement {
  return h("div", { class: "block" }, h("p", { class: "label" }, label), block, cutNote(text));
}

function textBlock(text: PageText, kind: string): HTMLElement {
  const { cut } = text;
  const body = trimEndOf(text.text, "\n");
  const isEmpty = body.trim() === "";
  const parts: Child[] =
    cut === undefined
      ? [renderAnsi(body)]
      : [
          renderAnsi(body.slice(0, cut.at)),
          h(
            "span",
            { class: "cut" },
            `\n⋯ ${cut.chars.toLocaleString("en")} characters are left out here ⋯\n`,
          ),
          renderAnsi(body.slice(cut.at)),
        ];
  return h(
    "pre",
    { class: `text ${kind}`, tabindex: 0, role: "group", "aria-label": `Text of the ${kind}` },
    ...(isEmpty ? [h("span", { class: "quiet" }, "(empty)")] : parts),
  );
}

function cutNote({ cut }: PageText): HTMLElement | undefined {
  if (cut === undefined) return undefined;
  return h(
    "p",
    { class: "quiet" },
    `${cut.chars.toLocaleString("en")} characters are left out; the command below has all of them.`,
  );
}

function commandLine(id: string): HTMLElement {
  const command = `logbook show ${id}`;
  const button = h(
    "button",
    {
      type: "button",
      class: "copy",
      "aria-label": `Copy: ${command}`,
      onclick: () => {
        void navigator.clipboard?.writeText(command).then(() => {
          button.textContent = "copied";
        });
      },
    },
    "copy",
  );
  return h("p", { class: "whole" }, "The whole of it: ", h("code", {}, command), " ", button);
}
