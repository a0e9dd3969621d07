import { readdir, readFile, writeFile } from 'node:fs/promises'
import { getTableName } from 'drizzle-orm'
import { monthlyTables } from './monthly-tables.ts'

const folder = new URL('./migrations/', import.meta.url)

/** Adds partitioning, which the generator cannot declare, to the migration of a table of `monthlyTables`. */
export function partitioned(migration: string): string {
  return monthlyTables.reduce((text, { table }) => {
    const made = new RegExp(`(CREATE TABLE "${getTableName(table)}" \\((?:\\n\\t.*)*\\n\\));`)
    return text.replace(made, '$1 PARTITION BY RANGE ("at");')
  }, migration)
}

if (import.meta.main)
  for (const name of (await readdir(folder)).filter((entry) => entry.endsWith('.sql'))) {
    const file = new URL(name, folder)
    await writeFile(file, partitioned(await readFile(file, 'utf8')))
  }
