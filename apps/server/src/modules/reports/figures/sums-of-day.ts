import { boundsOfDays, type CalendarDay } from '@balcao/domain/calendar'
import { type SQL, sql } from 'drizzle-orm'
import { asEverySeller, asPlatform, type Tenant } from '#modules/payments/views/sale-viewer.ts'
import { selectEvents } from './sale-events.ts'

const ofSeller = 'seller_id, product_id, offer_id, source'
const ofSale = 'method, installments, currency'
const ofAccount = 'provider_account_id'
const sold = [
  'sales_count',
  'gross_cents',
  'refund_count',
  'refund_cents',
  'chargeback_count',
  'chargeback_cents',
]
const earned = ['share_cents', 'given_cents', 'later_cents']
const sums = [...sold, ...['producer', 'platform'].flatMap((who) => earned.map((name) => `${who}_${name}`))]

/** The columns of `figure_totals` that a day's sums fill, in their order. */
export const totalColumns = sql.raw(['at', ofSeller, ofAccount, ofSale, ...sums].join(', '))

/**
 * Sums of a day's events as rows of `figure_totals`, with the parts of the two parties that earn by every
 * sale: its producer and the platform.
 */
export function sumsOfDay(tenant: Tenant, day: CalendarDay): SQL {
  const period = boundsOfDays(day)
  const none = (names: readonly string[]) => names.map(() => '0').join(', ')
  const columns = (...parts: string[]) => sql.raw([ofSeller, ofAccount, ofSale, ...parts].join(', '))
  const summed = sums.map((name) => `sum(${name})::${name.endsWith('_count') ? 'int' : 'bigint'} as ${name}`)
  return sql`
    select ${period.from.toISOString()}::timestamptz(3) as at, ${columns(...summed)} from (
      select ${columns(...sold, ...earned.map((name) => `${name} as producer_${name}`), ...earned.map((name) => `0 as platform_${name}`))}
      from (${selectEvents(asEverySeller(tenant), [period])}) of_sellers
      union all
      select ${columns(none(sold), none(earned), ...earned)}
      from (${selectEvents(asPlatform(tenant), [period])}) of_platform) event
    group by grouping sets ((${sql.raw(`${ofAccount}, ${ofSale}`)}), (${sql.raw(`${ofSeller}, ${ofSale}`)}))`
}
