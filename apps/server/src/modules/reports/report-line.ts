import type { Figure, ReportRow } from '@balcao/domain/reports/reports'
import type { Currency } from '@balcao/domain/vocabulary'
import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Reader } from '#rpc/caller.ts'

export type ReportLine = ReportRow & { currency: Currency }

/** Scope of a report: a period, and one product if given. */
export type ReportScope = { caller: Reader; from: Date; to: Date; productId: string | undefined }

export const count = (condition: SQL = sql`true`) =>
  sql<number>`count(*) filter (where ${condition})`.mapWith(Number)

export const sum = (amount: PgColumn | SQL, condition: SQL = sql`true`) =>
  sql<number>`coalesce(sum(${amount}) filter (where ${condition}), 0)`.mapWith(Number)

/** A sum for each of very many groups, in half of the time of `sum`. */
export const sumOfMany = (amount: PgColumn | SQL, condition: SQL = sql`true`) =>
  sql<number>`app.sum_cents(${amount}) filter (where ${condition})`

/** The day of an instant in São Paulo. */
export const dayOf = (instant: PgColumn | SQL) =>
  sql<string>`(${instant} at time zone 'America/Sao_Paulo')::date::text`

type Counted = { key: string | null; name: string | null; currency: Currency } & Partial<
  Record<Figure, number>
>

/** A row of a query as a line of a report. */
export function toLine({ key, name, currency, ...values }: Counted): ReportLine {
  return { key: key ?? '', name, currency, values }
}
