/** A number as written by spreadsheets in the reader's language: `-4971,99`. */
export type CsvNumber = { number: string }
export type CsvCell = string | number | boolean | CsvNumber | null | undefined

/** Spreadsheets read UTF-8 only when a file starts with this mark. */
export const csvByteOrderMark = '\ufeff'

/** A text that begins so would run as a formula when the file is opened. */
const startsLikeFormula = /^[=+\-@\t\r\n\0]/
/**
 * A spreadsheet in another language may split at a character inside the cell, and the rest would then run as
 * a formula.
 */
const hidesFormula = /[,;\t]\s*[=+\-@]/

/** A value that is not written like this is escaped as text. */
const isNumber = /^-?\d+([.,]\d+)?$/

/** One record, ended as RFC 4180 demands. Brazilian spreadsheets expect the semicolon as delimiter. */
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
