import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { users } from '#db/schema/accounts.ts'
import { products } from '#db/schema/catalog.ts'
import { coupons } from '#db/schema/coupons.ts'
import { balanceLots } from '#db/schema/ledger.ts'
import { orders } from '#db/schema/orders.ts'
import { payments } from '#db/schema/payments.ts'
import { refundRequests } from '#db/schema/refunds.ts'
import { isDisputed } from '#modules/payments/core/is-disputed.ts'
import type { Payment } from '#modules/payments/core/payment.ts'
import type { SaleViewer, View, Whole } from './sale-viewer.ts'

/** One line of a list of sales, with the columns that the viewer may see. */
export function saleColumns<V extends View>({ scope, view, shareCents, earnerId }: SaleViewer<V>) {
  const ofWhole = <Value = string>(column: PgColumn | SQL) =>
    (view === 'WHOLE' ? sql`${column}` : sql`null`) as SQL<Whole<V, Value>>
  return {
    paymentId: payments.id,
    orderCode: orders.code,
    createdAt: payments.createdAt,
    paidAt: payments.paidAt,
    productName: products.name,
    buyerName: ofWhole(orders.buyerName),
    buyerEmail: ofWhole(orders.buyerEmail),
    method: payments.method,
    paidBy: payments.paidBy,
    installments: payments.installments,
    /** The two cards that paid together; null for every other payment. */
    cards: ofWhole<Payment['cards']>(payments.cards).mapWith(payments.cards) as SQL<
      Whole<V, Payment['cards']>
    >,
    status: payments.status,
    isDisputed: isDisputed(scope.platformId),
    certainty: payments.certainty,
    statusReason: payments.statusReason,
    currency: payments.currency,
    grossCents: payments.amountCents,
    shareCents,
    /** The amount still in the books, which could be refunded. */
    refundableCents: ofWhole<number>(payments.bookedCents).mapWith(Number) as SQL<Whole<V, number>>,
    /** The amount that is being returned to the buyer. */
    refundDueCents: ofWhole<number>(payments.refundDueCents).mapWith(Number) as SQL<Whole<V, number>>,
    /** Whether the buyer has a refund request without a decision. */
    isRefundAsked: ofWhole<boolean>(
      sql`exists (select from ${refundRequests} where ${refundRequests.platformId} = ${scope.platformId} and ${refundRequests.paymentId} = ${payments.id} and ${refundRequests.closedAt} is null)`,
    ),
    expiresAt: payments.expiresAt,
    offerId: ofWhole(orders.offerId),
    source: ofWhole<string | null>(sql`${orders.utm} ->> 'utm_source'`),
    affiliateName: ofWhole<string | null>(
      sql`(select ${users.name} from ${users} where ${users.platformId} = ${scope.platformId} and ${users.id} = ${orders.affiliateId})`,
    ),
    couponCode: ofWhole<string | null>(
      sql`(select ${coupons.code} from ${coupons} where ${coupons.platformId} = ${scope.platformId} and ${coupons.id} = ${orders.couponId})`,
    ),
    /** Release date of the last of the viewer's lots. */
    releaseAt: sql<Date | null>`(select max(${balanceLots.releaseAt}) from ${balanceLots} where ${and(
      eq(balanceLots.platformId, scope.platformId),
      eq(balanceLots.paymentId, payments.id),
      sql`${balanceLots.userId} = ${earnerId}::uuid`,
      sql`${balanceLots.state} in ('PENDING', 'RELEASED')`,
    )})`.mapWith(balanceLots.releaseAt),
  }
}

type SaleDates = { createdAt: Date; paidAt: Date | null; expiresAt: Date | null; releaseAt: Date | null }

export function saleRow<Row extends SaleDates>(row: Row) {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    paidAt: row.paidAt?.toISOString() ?? null,
    expiresAt: row.expiresAt?.toISOString() ?? null,
    releaseAt: row.releaseAt?.toISOString() ?? null,
  }
}
