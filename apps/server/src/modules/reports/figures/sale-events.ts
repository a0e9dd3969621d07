import type { Currency, PaymentMethod } from '@balcao/domain/vocabulary'
import { and, eq, isNotNull, type SQL, sql, WithSubquery } from 'drizzle-orm'
import { integer, type PgColumn, type PgTable, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { cents, instant } from '#db/schema/columns.ts'
import { commissionProposals } from '#db/schema/corrections.ts'
import { ledgerAccounts, ledgerEntries, ledgerJournals } from '#db/schema/ledger.ts'
import { orderShares, orders } from '#db/schema/orders.ts'
import { feeCorrections, payments, saleReversals } from '#db/schema/payments.ts'
import { accounts } from '#modules/ledger/account-kinds.ts'
import { type Bounds, inPeriods } from '#modules/ledger/days/split-at-days.ts'
import type { SaleViewer, Tenant, View } from '#modules/payments/views/sale-viewer.ts'

/** An event of a sale, as selected by the statement of `saleEvents`; not a table of the database. */
export const saleEvent = pgTable('sale_event', {
  paymentId: uuid().notNull(),
  orderId: uuid().notNull(),
  sellerId: uuid().notNull(),
  productId: uuid().notNull(),
  offerId: uuid().notNull(),
  /** Null for a link without a source. */
  source: text(),
  /** Null in the totals of sellers. */
  providerAccountId: uuid(),
  method: text().$type<PaymentMethod>().notNull(),
  installments: integer().notNull(),
  currency: text().$type<Currency>().notNull(),
  at: instant().notNull(),
  salesCount: integer().notNull(),
  grossCents: cents().notNull(),
  refundCount: integer().notNull(),
  refundCents: cents().notNull(),
  chargebackCount: integer().notNull(),
  chargebackCents: cents().notNull(),
  shareCents: cents().notNull(),
  givenCents: cents().notNull(),
  laterCents: cents().notNull(),
})

/**
 * The only source of the figures in docs/figures.md, for a WITH clause: every event of the viewer's sales on
 * its own date, with the viewer's part. A sale counts on the day of payment, a reversal when the money was
 * returned, a restoration when it came back, and a commission, a fee or a correction when it was booked. So
 * past months never change.
 */
export function saleEvents(viewer: SaleViewer, periods: readonly Bounds[], which?: SQL): WithSubquery {
  const ids = sql`${payments.id} as payment_id, ${payments.orderId} as order_id, ${saleColumns}`
  return new WithSubquery(selectEvents(viewer, periods, { which, columns: ids }), {}, 'sale_event', true)
}

/**
 * The events without their sales. Every SELECT of the union has exactly the column types of the first: only
 * then does PostgreSQL drop the parts and joins that a sum does not need.
 */
export function selectEvents(
  viewer: SaleViewer<View, Tenant>,
  periods: readonly Bounds[],
  { which, columns = saleColumns }: { which?: SQL | undefined; columns?: SQL } = {},
): SQL {
  const { platformId } = viewer.scope
  const mine = partsOf(viewer)
  const ofPlatform = (...tables: { platformId: PgColumn }[]) =>
    and(...tables.map((table) => eq(table.platformId, platformId)))
  const within = (date: PgColumn) => and(isNotNull(date), inPeriods(date, periods), viewer.sees, which)
  const order = sql`left join ${orders} on ${and(ofPlatform(orders), eq(orders.id, payments.orderId))}`
  const ofSale = (other: PgTable & { platformId: PgColumn; paymentId: PgColumn }) =>
    sql`${other} join ${payments} on ${and(ofPlatform(other, payments), eq(payments.id, other.paymentId))} ${order}`
  const isAgreed = and(ofPlatform(commissionProposals), eq(commissionProposals.state, 'ACCEPTED'))
  const reversed = (date: PgColumn, sign: 1 | -1) => {
    const counted = (cause: 'REFUND' | 'CHARGEBACK', cents: SQL | PgColumn) =>
      sql`case when ${saleReversals.cause} = ${sql.raw(`'${cause}'`)} then ${sql.raw(String(sign))} * ${cents} else 0 end`
    const one = sql`1`
    return sql`
      select ${columns}, ${date}, 0, 0::bigint, ${counted('REFUND', one)}, ${counted('REFUND', saleReversals.amountCents)},
        ${counted('CHARGEBACK', one)}, ${counted('CHARGEBACK', saleReversals.amountCents)}, 0::bigint, ${sql.raw(String(sign))} * (${mine.given}), 0::bigint
      from ${ofSale(saleReversals)} where ${within(date)}`
  }
  // Reads the managers' part of the fee for all sales at once, because a lookup for each sale would take
  // longer than all other parts together.
  const toManagers = sql`
    select ${columns}, ${payments.paidAt}, 0, 0::bigint, 0, 0::bigint, 0, 0::bigint, -${orderShares.amountCents}, 0::bigint, 0::bigint
    from ${orderShares} join ${payments} on ${and(ofPlatform(payments), eq(payments.orderId, orderShares.orderId))} ${order}
    where ${and(ofPlatform(orderShares), sql`${orderShares.role} = 'MANAGER'`, within(payments.paidAt))}`
  return sql`
    select ${columns}, ${payments.paidAt} as at, 1 as sales_count, ${payments.amountCents} as gross_cents, 0 as refund_count,
      0::bigint as refund_cents, 0 as chargeback_count, 0::bigint as chargeback_cents, ${mine.sold} as share_cents,
      0::bigint as given_cents, 0::bigint as later_cents
    from ${payments}
    ${order}
    left join ${orderShares} on ${and(ofPlatform(orderShares), viewer.myShare)}
    left join ${commissionProposals} on ${and(isAgreed, eq(commissionProposals.paymentId, payments.id))}
    where ${and(ofPlatform(payments), within(payments.paidAt))}
    ${viewer.earner.role === 'PLATFORM' ? sql`union all ${toManagers}` : sql``}
    union all ${reversed(saleReversals.createdAt, 1)}
    union all ${reversed(saleReversals.restoredAt, -1)}
    union all
    select ${columns}, ${feeCorrections.createdAt}, ${nothingSold}, ${mine.corrected}
    from ${ofSale(feeCorrections)} where ${within(feeCorrections.createdAt)}
    union all
    select ${columns}, ${commissionProposals.closedAt}, ${nothingSold}, ${mine.agreed}
    from ${ofSale(commissionProposals)} where ${and(isAgreed, within(commissionProposals.closedAt))}
    union all
    select ${columns}, ${ledgerJournals.postedAt}, ${nothingSold}, ${mine.disputeFee}
    from ${ledgerJournals}
    join ${payments} on ${and(ofPlatform(payments), eq(payments.id, ledgerJournals.subjectId))} ${order}
    join ${ledgerEntries} on ${and(ofPlatform(ledgerEntries), eq(ledgerEntries.journalId, ledgerJournals.id))}
    join ${ledgerAccounts} on ${and(ofPlatform(ledgerAccounts), eq(ledgerAccounts.id, ledgerEntries.accountId), eq(ledgerAccounts.code, accounts.platformFee))}
    where ${and(ofPlatform(ledgerJournals), sql`${ledgerJournals.rule} in ('dispute.fee', 'dispute.fee_returned')`, within(ledgerJournals.postedAt))}`
}

/** The columns of a sale and of its reversal, in an event that is neither. */
const nothingSold = sql`0, 0::bigint, 0, 0::bigint, 0, 0::bigint, 0::bigint, 0::bigint`

const saleColumns = sql`${payments.sellerId} as seller_id, ${payments.productId} as product_id, ${orders.offerId} as offer_id,
  nullif(${orders.utm} ->> 'utm_source', '') as source, ${payments.providerAccountId} as provider_account_id,
  ${payments.method} as method, ${payments.installments} as installments,
  ${payments.currency} as currency`

/** The viewer's part of each event: earned in a sale, given in a reversal, received in other events. */
function partsOf({ earner }: Pick<SaleViewer, 'earner'>) {
  const { role, userId } = earner
  const nothing = sql`0::bigint`
  const givenFrom = (which: SQL) => sql`(
    select coalesce(sum((part ->> 'amountCents')::bigint), 0)::bigint from jsonb_array_elements(${saleReversals.parts}) part where ${which})`
  const agreedCents = sql`coalesce(${commissionProposals.amountCents}, 0)`
  // Negated, because a credit of `platform:fee` is negative.
  const feeCents = sql`(-${ledgerEntries.amountCents})`
  if (role === 'PLATFORM')
    return {
      sold: sql`${payments.platformCents}`,
      given: givenFrom(sql`part ->> 'from' in ('FEE', 'INTEREST')`),
      corrected: sql`-${feeCorrections.amountCents}`,
      agreed: nothing,
      disputeFee: feeCents,
    }
  const shareCents = sql`coalesce(${orderShares.amountCents}, 0)`
  const given = givenFrom(sql`part ->> 'from' = ${role} and part ->> 'userId' = ${userId}::text`)
  if (role === 'PRODUCER')
    return {
      // The order contains the current shares: a share agreed on later belonged to the producer until then.
      sold: sql`(${shareCents} + ${agreedCents})::bigint`,
      given,
      corrected: sql`${feeCorrections.amountCents}`,
      agreed: sql`-${agreedCents}`,
      disputeFee: sql`-${feeCents}`,
    }
  const isOwnAgreement = sql`${commissionProposals.affiliateId} = ${userId}`
  const isAffiliate = role === 'AFFILIATE'
  return {
    sold: isAffiliate
      ? sql`(${shareCents} - case when ${isOwnAgreement} then ${agreedCents} else 0 end)::bigint`
      : sql`${shareCents}::bigint`,
    given,
    corrected: nothing,
    agreed: isAffiliate ? sql`case when ${isOwnAgreement} then ${agreedCents} else 0 end` : nothing,
    disputeFee: nothing,
  }
}

const summed = (column: PgColumn) => sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number)
const netCents = sql<number>`coalesce(sum(${saleEvent.shareCents} - ${saleEvent.givenCents} + ${saleEvent.laterCents}), 0)`

/** Sums of sales and of reversals, for which only payments are read. */
export const saleSums = {
  salesCount: summed(saleEvent.salesCount),
  grossCents: summed(saleEvent.grossCents),
  refundCount: summed(saleEvent.refundCount),
  refundCents: summed(saleEvent.refundCents),
  chargebackCount: summed(saleEvent.chargebackCount),
  chargebackCents: summed(saleEvent.chargebackCents),
}

/** Sums of events, by the names of docs/figures.md. */
export const figureSums = {
  ...saleSums,
  shareCents: summed(saleEvent.shareCents),
  givenCents: summed(saleEvent.givenCents),
  netCents: netCents.mapWith(Number),
}
