export type CsvCell = string | number | boolean | null | undefined

/** Spreadsheets read UTF-8 only when a file starts with this mark. */
export const csvByteOrderMark = '\ufeff'

/** A text that starts like this would run as a formula on the machine of whoever opens the file. */
const startsLikeFormula = /^[=+\-@\t\r\n\0]/
/** A spreadsheet of another country splits at another sign, and then this part would be a cell of its own. */
const hidesFormula = /[,;\t]\s*[=+\-@]/

/** One record, ended as RFC 4180 asks. Brazilian spreadsheets expect the semicolon as delimiter. */
export function csvRow(
  cells: readonly CsvCell[],
  { delimiter = ',' }: { delimiter?: ',' | ';' } = {},
): string {
  return `${cells.map((cell) => csvCell(cell, delimiter)).join(delimiter)}\r\n`
}

function csvCell(cell: CsvCell, delimiter: string): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell !== 'string') return String(cell)
  const text = startsLikeFormula.test(cell) ? `'${cell}` : cell
  const needsQuotes = text.includes(delimiter) || /["\r\n]|^\s|\s$/.test(text) || hidesFormula.test(text)
  return needsQuotes ? `"${text.replaceAll('"', '""')}"` : text
}
