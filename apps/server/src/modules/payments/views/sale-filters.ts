import {
  certainties,
  paymentMethods,
  type SaleFilterStatus,
  saleFilterStatuses,
} from '@balcao/domain/vocabulary'
import { and, eq, lt, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { inPeriod, periodBounds } from '#db/in-period.ts'
import { balanceLots } from '#db/schema/ledger.ts'
import { orderItems, orders } from '#db/schema/orders.ts'
import { payments, saleReversals } from '#db/schema/payments.ts'
import { isDisputed } from '#modules/payments/core/is-disputed.ts'
import { matchesSale } from './sale-search.ts'
import type { SaleViewer } from './sale-viewer.ts'

/** The date of a sale to which a period applies. */
export const saleDates = ['CREATED', 'PAID', 'RELEASED', 'REFUNDED'] as const

export const saleFilters = z.object({
  status: z.enum(saleFilterStatuses).optional(),
  method: z.enum(paymentMethods).optional(),
  productId: z.uuid().optional(),
  dateOf: z.enum(saleDates).optional(),
  ...periodBounds,
  affiliateId: z.uuid().optional(),
  couponId: z.uuid().optional(),
  /** Source of the buyer: `utm_source`. */
  source: z.string().trim().max(100).optional(),
  bump: z.enum(['WITH', 'WITHOUT']).optional(),
  search: z.string().trim().max(100).optional(),
})

/** Filters of the staff, who see the sales of all sellers and the account of each. */
export const platformSaleFilters = saleFilters.extend({
  sellerId: z.uuid().optional(),
  providerAccountId: z.uuid().optional(),
  certainty: z.enum(certainties).optional(),
})
export type SaleFilters = z.output<typeof platformSaleFilters>

/** Condition for the sales that the viewer sees and the filters select. */
export function wantedSales(viewer: SaleViewer, filters: SaleFilters): SQL | undefined {
  const { sees, view } = viewer
  const { status, method, productId, sellerId, providerAccountId, certainty, search, bump } = filters
  return and(
    sees,
    status && standsAs(viewer, status),
    method && eq(payments.method, method),
    productId === undefined ? undefined : eq(payments.productId, productId),
    sellerId === undefined ? undefined : eq(payments.sellerId, sellerId),
    providerAccountId === undefined ? undefined : eq(payments.providerAccountId, providerAccountId),
    certainty && eq(payments.certainty, certainty),
    happenedIn(viewer, filters),
    bump && (bump === 'WITH' ? hasBump(viewer) : sql`not ${hasBump(viewer)}`),
    view === 'WHOLE' ? broughtBy(filters) : undefined,
    search ? matchesSale(viewer, search) : undefined,
  )
}

/** Uses the status index first; few paid sales are disputed. */
function standsAs({ scope: { platformId } }: SaleViewer, standing: SaleFilterStatus): SQL | undefined {
  if (standing === 'DISPUTED') return and(eq(payments.status, 'APPROVED'), isDisputed(platformId))
  if (standing === 'APPROVED') return and(eq(payments.status, 'APPROVED'), sql`not ${isDisputed(platformId)}`)
  return eq(payments.status, standing)
}

/** Whether a filter needs the order, which the query then has to join. */
export function asksForOrder({ search, affiliateId, couponId, source }: SaleFilters): boolean {
  return Boolean(search || affiliateId || couponId || source)
}

function happenedIn({ scope, earnerId }: SaleViewer, { dateOf = 'CREATED', from, to }: SaleFilters) {
  const between = (date: PgColumn) => inPeriod(date, { from, to })
  if (dateOf === 'CREATED') return between(payments.createdAt)
  // Bounds the index as well: no sale is paid, released or refunded before it is made.
  const soldBefore = to === undefined ? undefined : lt(payments.createdAt, new Date(to))
  if (dateOf === 'PAID') return and(soldBefore, between(payments.paidAt))
  const { platformId } = scope
  const happened =
    dateOf === 'RELEASED'
      ? sql`exists (select from ${balanceLots} where ${and(
          eq(balanceLots.platformId, platformId),
          eq(balanceLots.paymentId, payments.id),
          earnerId === null ? undefined : eq(balanceLots.userId, earnerId),
          sql`${balanceLots.state} in ('PENDING', 'RELEASED')`,
          between(balanceLots.releaseAt),
        )})`
      : sql`exists (select from ${saleReversals} where ${and(
          eq(saleReversals.platformId, platformId),
          eq(saleReversals.paymentId, payments.id),
          eq(saleReversals.cause, 'REFUND'),
          between(saleReversals.createdAt),
        )})`
  return and(soldBefore, happened)
}

function hasBump({ scope }: SaleViewer): SQL {
  return sql`exists (select from ${orderItems} where ${and(
    eq(orderItems.platformId, scope.platformId),
    eq(orderItems.orderId, payments.orderId),
    eq(orderItems.kind, 'ORDER_BUMP'),
  )})`
}

/** Source, affiliate and coupon are known only to viewers of the whole sale. */
function broughtBy({ affiliateId, couponId, source }: SaleFilters): SQL | undefined {
  return and(
    affiliateId === undefined ? undefined : eq(orders.affiliateId, affiliateId),
    couponId === undefined ? undefined : eq(orders.couponId, couponId),
    source ? sql`${orders.utm} ->> 'utm_source' = ${source}` : undefined,
  )
}
