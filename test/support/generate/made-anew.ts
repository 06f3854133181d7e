/** A page with the text between two comments replaced; the comments name the part. */
export function madeAnew(page: string, name: string, text: string): string {
  const [begin, end] = [`<!-- ${name}: written by npm run generate -->`, `<!-- ${name}: end -->`];
  const [before, after] = [page.indexOf(begin), page.indexOf(end)];
  if (before === -1 || after === -1) throw new Error(`the page has no ${begin} or no ${end}`);
  return `${page.slice(0, before)}${begin}\n\n${text}\n\n${page.slice(after)}`;
}

/** A table of Markdown as the formatter writes it, with its headings first. */
export function paddedTable(rows: readonly (readonly string[])[]): string {
  const [head = [], ...body] = rows;
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
}
