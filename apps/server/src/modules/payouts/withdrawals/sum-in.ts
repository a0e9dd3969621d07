import { foreignCurrencies } from '@balcao/domain/money/exchange'
import type { Cents } from '@balcao/domain/money/money'
import type { Currency } from '@balcao/domain/vocabulary'
import { sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { withdrawals } from '#db/schema/payouts.ts'

/** The sum of a column over the withdrawals of one currency. */
export function sumIn(currency: Currency, column: PgColumn) {
  return sql<number>`coalesce(sum(${column}) filter (where ${withdrawals.currency} = ${currency}), 0)`.mapWith(
    Number,
  )
}

/** The sums of a column by currency, over the withdrawals that are not in reais. */
export function sumsInOthers(column: PgColumn) {
  const sums = foreignCurrencies.map((currency) => sql`${currency}::text, ${sumIn(currency, column)}`)
  return sql<{ currency: Currency; cents: Cents }[]>`jsonb_build_object(${sql.join(sums, sql`, `)})`.mapWith(
    (found: Record<Currency, number>) =>
      foreignCurrencies
        .map((currency) => ({ currency, cents: Number(found[currency]) }))
        .filter(({ cents }) => cents > 0),
  )
}
