/** A number as the spreadsheet of its reader's language writes it: `-4971,99`. */
export type CsvNumber = { number: string }
export type CsvCell = string | number | boolean | CsvNumber | null | undefined

/** Spreadsheets read UTF-8 only when a file starts with this mark. */
export const csvByteOrderMark = '\ufeff'

/** A text that starts like this would run as a formula on the machine of whoever opens the file. */
const startsLikeFormula = /^[=+\-@\t\r\n\0]/
/** A spreadsheet of another country splits at another sign, and then this part would be a cell of its own. */
const hidesFormula = /[,;\t]\s*[=+\-@]/

/** Whatever else claims to be a number is a text, and guarded like one. */
const isNumber = /^-?\d+([.,]\d+)?$/

/** One record, ended as RFC 4180 asks. Brazilian spreadsheets expect the semicolon as delimiter. */
export function csvRow(
  cells: readonly CsvCell[],
  { delimiter = ',' }: { delimiter?: ',' | ';' } = {},
): string {
  return `${cells.map((cell) => csvCell(cell, delimiter)).join(delimiter)}\r\n`
}

function csvCell(cell: CsvCell, delimiter: string): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'number' || typeof cell === 'boolean') return String(cell)
  if (typeof cell === 'object')
    return isNumber.test(cell.number) ? quoted(cell.number, delimiter) : csvCell(cell.number, delimiter)
  return quoted(startsLikeFormula.test(cell) ? `'${cell}` : cell, delimiter)
}

function quoted(text: string, delimiter: string): string {
  const needsQuotes = text.includes(delimiter) || /["\r\n]|^\s|\s$/.test(text) || hidesFormula.test(text)
  return needsQuotes ? `"${text.replaceAll('"', '""')}"` : text
}
