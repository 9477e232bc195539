/** dist/logbook.cjs: picks the bundle. Kept apart so that `search` never parses the code of the other commands. */

require(process.argv[2] === "search" ? "./search.cjs" : "./main.cjs");
