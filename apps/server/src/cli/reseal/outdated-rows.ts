import type { SealedColumn } from './sealed-columns.ts'

/** The value of a sealed column as text. */
export function sealedText({ column, isBytes }: SealedColumn): string {
  return isBytes ? `convert_from(${column}, 'UTF8')` : column
}

/** The rows of the platform $1 whose value does not begin with the mark $2, as the last part of a statement. */
export function outdatedRows(sealedColumn: SealedColumn): string {
  const { table, column, where = 'true' } = sealedColumn
  return `from ${table} where platform_id = $1 and ${column} is not null and ${where} and not starts_with(${sealedText(sealedColumn)}, $2)`
}
