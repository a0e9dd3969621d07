import { AppError } from '@balcao/domain/app-error'
import { maskDocument } from '@balcao/domain/document'
import { paymentMethods, paymentStatuses } from '@balcao/domain/vocabulary'
import { and, desc, eq, gte, ilike, lt, or, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { containing } from '../../db/containing.ts'
import { providerAccounts } from '../../db/schema/acquirers.ts'
import { products } from '../../db/schema/catalog.ts'
import { balanceLots } from '../../db/schema/ledger.ts'
import { orderItems, orderShares, orders } from '../../db/schema/orders.ts'
import { paymentAttempts, paymentEvents, payments } from '../../db/schema/payments.ts'
import { decodeCursor, encodeCursor } from '../../kit/cursor.ts'
import type { Caller } from '../../rpc/caller.ts'
import type { Scope } from '../../scope.ts'

/** Whose sales: a seller sees the sales of their own products, and nothing else can be asked. */
export type SellerEyes = { scope: Scope; sellerId: string }

export const asSeller = (caller: Caller): SellerEyes => ({ scope: caller, sellerId: caller.session.userId })

export const saleFilters = z.object({
  status: z.enum(paymentStatuses).optional(),
  method: z.enum(paymentMethods).optional(),
  productId: z.uuid().optional(),
  from: z.iso.datetime().optional(),
  to: z.iso.datetime().optional(),
  search: z.string().trim().max(100).optional(),
})
export type SaleFilters = z.output<typeof saleFilters>

export const saleListInput = saleFilters.extend({
  cursor: z.string().max(200).optional(),
  limit: z.int().min(1).max(100).default(25),
})

export const saleInput = z.object({ paymentId: z.uuid() })

const saleColumns = {
  paymentId: payments.id,
  orderCode: orders.code,
  createdAt: payments.createdAt,
  paidAt: payments.paidAt,
  productName: products.name,
  buyerName: orders.buyerName,
  buyerEmail: orders.buyerEmail,
  method: payments.method,
  installments: payments.installments,
  status: payments.status,
  certainty: payments.certainty,
  statusReason: payments.statusReason,
  currency: payments.currency,
  grossCents: payments.amountCents,
  shareCents: orderShares.amountCents,
}

/** The producer's own part of a sale: each payment joins exactly one. */
export const producersShare = and(
  eq(orderShares.orderId, payments.orderId),
  eq(orderShares.userId, payments.sellerId),
  eq(orderShares.role, 'PRODUCER'),
)

/** Newest first, by a cursor that stays right while new sales come in. */
export async function listSales({ scope, sellerId }: SellerEyes, input: z.output<typeof saleListInput>) {
  const after = input.cursor === undefined ? undefined : decodeCursor(input.cursor)
  const rows = await scope.tx
    .select(saleColumns)
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(products, eq(products.id, payments.productId))
    .innerJoin(orderShares, producersShare)
    .where(
      and(
        ...conditions({ scope, sellerId }, input),
        after && sql`(${payments.createdAt}, ${payments.id}) < (${after.at}, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(input.limit + 1)
  const page = rows.slice(0, input.limit)
  const last = page.at(-1)
  const nextCursor =
    rows.length > input.limit && last
      ? encodeCursor({ at: last.createdAt.toISOString(), id: last.paymentId })
      : null
  return { rows: page.map(saleRow), nextCursor }
}

/** Sums over the whole filter, not the page. */
export async function sumSales({ scope, sellerId }: SellerEyes, filters: SaleFilters) {
  const approved = sql`filter (where ${payments.status} = 'APPROVED')`
  const [totals] = await scope.tx
    .select({
      count: sql<number>`count(*)`.mapWith(Number),
      grossCents: sql<number>`coalesce(sum(${payments.amountCents}), 0)`.mapWith(Number),
      approvedCount: sql<number>`count(*) ${approved}`.mapWith(Number),
      approvedGrossCents: sql<number>`coalesce(sum(${payments.amountCents}) ${approved}, 0)`.mapWith(Number),
      approvedShareCents: sql<number>`coalesce(sum(${orderShares.amountCents}) ${approved}, 0)`.mapWith(
        Number,
      ),
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(orderShares, producersShare)
    .where(and(...conditions({ scope, sellerId }, filters)))
  return totals ?? { count: 0, grossCents: 0, approvedCount: 0, approvedGrossCents: 0, approvedShareCents: 0 }
}

/** One sale with its timeline and its money, for the drawer. */
export async function getSale({ scope, sellerId }: SellerEyes, paymentId: string) {
  const { tx, platformId } = scope
  const [found] = await tx
    .select({ ...saleColumns, payment: payments, order: orders })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(products, eq(products.id, payments.productId))
    .innerJoin(orderShares, producersShare)
    .where(
      and(eq(payments.platformId, platformId), eq(payments.sellerId, sellerId), eq(payments.id, paymentId)),
    )
  if (!found) throw new AppError('payment_not_found')
  const { payment, order, ...row } = found
  const [items, shares, events, attempts, lots] = await Promise.all([
    tx.select().from(orderItems).where(eq(orderItems.orderId, order.id)).orderBy(orderItems.position),
    tx.select().from(orderShares).where(eq(orderShares.orderId, order.id)),
    tx
      .select()
      .from(paymentEvents)
      .where(eq(paymentEvents.paymentId, paymentId))
      .orderBy(paymentEvents.id)
      .limit(100),
    tx
      .select({ attempt: paymentAttempts, provider: providerAccounts.provider })
      .from(paymentAttempts)
      .innerJoin(providerAccounts, eq(providerAccounts.id, paymentAttempts.providerAccountId))
      .where(eq(paymentAttempts.paymentId, paymentId))
      .orderBy(paymentAttempts.number),
    tx
      .select()
      .from(balanceLots)
      .where(and(eq(balanceLots.paymentId, paymentId), eq(balanceLots.userId, sellerId)))
      .orderBy(balanceLots.releaseAt),
  ])
  return {
    ...saleRow(row),
    expiresAt: payment.expiresAt?.toISOString() ?? null,
    paymentUrl: `/checkout/payment/${paymentId}`,
    buyer: {
      name: order.buyerName,
      email: order.buyerEmail,
      phone: order.documentSource === 'BUYER' ? order.buyerPhone : null,
      document: order.documentSource === 'BUYER' ? maskDocument(order.buyerDocument) : null,
      address: order.address,
    },
    items: items.map(({ title, kind, priceCents, quantity }) => ({ title, kind, priceCents, quantity })),
    money: {
      itemsCents: order.itemsCents,
      discountCents: order.discountCents,
      shippingCents: order.shippingCents,
      interestCents: order.interestCents,
      totalCents: order.totalCents,
      feeCents: order.feeCents,
      affiliateCents: shares
        .filter(({ role }) => role === 'AFFILIATE')
        .reduce((sum, share) => sum + share.amountCents, 0),
      coProducersCents: shares
        .filter(({ role }) => role === 'CO_PRODUCER')
        .reduce((sum, share) => sum + share.amountCents, 0),
      shareCents: row.shareCents,
      lots: lots.map(({ kind, amountCents, releaseAt, state }) => ({
        kind,
        amountCents,
        releaseAt: releaseAt.toISOString(),
        state,
      })),
    },
    timeline: events.map(({ at, source, status, outcome, detail }) => ({
      at: at.toISOString(),
      source,
      status,
      outcome,
      detail,
    })),
    attempts: attempts.map(({ provider, attempt: { number, state, failureKind, startedAt, endedAt } }) => ({
      number,
      provider,
      state,
      failureKind,
      startedAt: startedAt.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
    })),
    tracking: { utm: order.utm, referer: order.referer },
  }
}

function saleRow<Row extends { createdAt: Date; paidAt: Date | null }>(row: Row) {
  return { ...row, createdAt: row.createdAt.toISOString(), paidAt: row.paidAt?.toISOString() ?? null }
}

function conditions({ scope, sellerId }: SellerEyes, filters: SaleFilters): (SQL | undefined)[] {
  const { status, method, productId, from, to, search } = filters
  return [
    eq(payments.platformId, scope.platformId),
    eq(payments.sellerId, sellerId),
    status ? eq(payments.status, status) : undefined,
    method ? eq(payments.method, method) : undefined,
    productId ? eq(payments.productId, productId) : undefined,
    from ? gte(payments.createdAt, new Date(from)) : undefined,
    to ? lt(payments.createdAt, new Date(to)) : undefined,
    search ? matches(search) : undefined,
  ]
}

function matches(search: string): SQL | undefined {
  const pattern = containing(search)
  return or(
    ilike(orders.buyerName, pattern),
    ilike(orders.buyerEmail, pattern),
    eq(orders.code, search.toUpperCase()),
    eq(payments.transactionId, search),
  )
}
