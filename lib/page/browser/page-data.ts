/** The data that came with the page. */

export function readPageData<Data>(): Data {
  return JSON.parse(document.getElementById("page-data")?.textContent ?? "null") as Data;
}
