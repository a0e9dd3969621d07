import type { ConsoleLocale, Currency } from '@balcao/domain/vocabulary'
import { bigint, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { id, instant, platformId, refersTo, tenantKey } from './columns.ts'

export type AccountingFormat = 'CSV' | 'XLSX'
export type AccountingExportState = 'WAITING' | 'READY' | 'FAILED'

/** Sums of one kind of account in the file and in the closed days of the books. */
export type AccountingTotal = {
  account: string
  currency: Currency
  debitCents: number
  creditCents: number
  /** Movement of the closed days; it must equal debits less credits. */
  ledgerCents: number
}

/** A requested file of the books: every entry, on the day of its fact. */
export const accountingExports = pgTable(
  'accounting_exports',
  {
    id: id(),
    platformId: platformId(),
    /** Made by the browser: the same request sent twice makes one file. */
    requestId: uuid().notNull(),
    format: text().$type<AccountingFormat>().notNull(),
    /** The first and the last day, as YYYY-MM-DD in the time of São Paulo. */
    fromDay: text().notNull(),
    toDay: text().notNull(),
    locale: text().$type<ConsoleLocale>().notNull(),
    state: text().$type<AccountingExportState>().notNull(),
    requestedBy: uuid().notNull(),
    requestedAt: instant().notNull(),
    readyAt: instant(),
    rowsCount: integer(),
    sizeBytes: bigint({ mode: 'number' }),
    sha256: text(),
    /** Key of the file in the store. */
    key: text(),
    totals: jsonb().$type<AccountingTotal[]>(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.requestedBy, users),
    unique('accounting_exports_request_once').on(table.platformId, table.requestedBy, table.requestId),
    index().on(table.platformId, table.requestedAt, table.id),
  ],
)
