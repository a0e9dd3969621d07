import { getTableName } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import { tableOwners } from '#db/table-owners.data.ts'

/**
 * Tables left out of the export: credentials and working data such as codes, sessions, mails with links, and
 * throttle counters.
 */
const leftOut = new Set([
  'registrations',
  'recovery_codes',
  'passkeys',
  'sign_on_identities',
  'spent_tokens',
  'sessions',
  'one_time_tokens',
  'api_answers',
  'throttles',
  'known_devices',
  'mails',
  'uploads',
  'saved_cards',
  'card_attempts',
  'provider_circuits',
  'provider_health',
  'webhook_reads',
])

/** Columns left out of the export: secrets, sealed or hashed, and raw payloads of providers. */
const secret =
  /(^|_)(secret|token|credentials|private_key|opt_out_key|dkim_key|sealed|signature|raw_body|password)$|_hash$/

/** The seller's digital certificate with its private key. */
const secretNames = new Set(['fiscal_profiles.certificate'])

export type ExportedColumn = { name: string; type: string }
export type ExportedTable = {
  name: string
  columns: readonly ExportedColumn[]
  /** Key of a row within its platform; empty for a table with one row per platform. */
  key: readonly ExportedColumn[]
}

/** Every table with rows of the platform and its people, without secrets. */
export function exportedTables(): ExportedTable[] {
  return Object.values(tableOwners)
    .flat()
    .filter((table) => !leftOut.has(getTableName(table)))
    .map(describeTable)
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

function describeTable(table: PgTable): ExportedTable {
  const { name, columns, primaryKeys } = getTableConfig(table)
  const described = columns.map(describeColumn)
  const inKey = new Set(primaryKeys[0]?.columns.map((column) => toSnakeCase(column.name)))
  return {
    name,
    columns: described.filter(
      (column) => !secret.test(column.name) && !secretNames.has(`${name}.${column.name}`),
    ),
    key: described.filter((column) => inKey.has(column.name) && column.name !== 'platform_id'),
  }
}

function describeColumn(column: PgColumn): ExportedColumn {
  return { name: toSnakeCase(column.name), type: column.getSQLType() }
}
