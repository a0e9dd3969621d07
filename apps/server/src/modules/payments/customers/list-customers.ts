import { maskDocument } from '@balcao/domain/people/document'
import { normalizeEmail } from '@balcao/domain/people/email'
import { AppError } from '@balcao/domain/texts/app-error'
import type { Currency } from '@balcao/domain/vocabulary'
import { and, desc, eq, gte, inArray, isNotNull, lt, max, notExists, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type ListOrders, type PageRequest, pageOf } from '#db/page-of.ts'
import { orders } from '#db/schema/orders.ts'
import { payments } from '#db/schema/payments.ts'
import { getPlatform } from '#modules/platforms/get-platform.ts'
import { isPlaceholderPhone } from '#modules/platforms/settings/is-placeholder-phone.ts'
import type { Caller } from '#rpc/caller.ts'

/** By the time of the first paid purchase. */
const customerOrders: ListOrders<'createdAt'> = {
  columns: { createdAt: [payments.createdAt, payments.id] },
  usual: { by: 'createdAt', direction: 'desc' },
}

type Filters = { email?: string | undefined; from?: string; to?: string }

/**
 * Buyers of the caller, one for each mailbox, the newest first. A customer has the id of their first paid
 * order, and the name and other data of their latest one.
 */
export async function listCustomers(
  caller: Caller,
  { email, from, to, ...page }: Filters & PageRequest<'createdAt'>,
) {
  const { rows, nextCursor } = await pageOfFirst(
    caller,
    page,
    and(
      email === undefined ? undefined : eq(orders.buyerEmail, normalizeEmail(email)),
      from === undefined ? undefined : gte(payments.createdAt, new Date(from)),
      to === undefined ? undefined : lt(payments.createdAt, new Date(to)),
    ),
  )
  return { rows: await describe(caller, rows), nextCursor }
}

/**
 * A customer by the id of any of their orders, because another order may have become the first since it was
 * read.
 */
export async function getCustomer(caller: Caller, { customerId }: { customerId: string }) {
  const { tx, session } = caller
  const [order] = await tx
    .select({ email: orders.buyerEmail })
    .from(orders)
    .where(and(eq(orders.id, customerId), eq(orders.sellerId, session.userId)))
  const found = order && (await listCustomers(caller, { email: order.email, limit: 1 }))
  const [customer] = found?.rows ?? []
  if (!customer) throw new AppError('not_found')
  return customer
}

type First = { id: string; email: string; createdAt: Date }

function pageOfFirst(caller: Caller, page: PageRequest<'createdAt'>, wanted: SQL | undefined) {
  const { tx, platformId, session } = caller
  const [earlierOrders, earlier] = [alias(orders, 'earlier_orders'), alias(payments, 'earlier')]
  const bought = tx
    .select({ id: earlier.id })
    .from(earlierOrders)
    .innerJoin(earlier, and(eq(earlier.platformId, platformId), eq(earlier.orderId, earlierOrders.id)))
    .where(
      and(
        eq(earlierOrders.platformId, platformId),
        eq(earlierOrders.buyerEmail, orders.buyerEmail),
        eq(earlierOrders.sellerId, session.userId),
        isNotNull(earlier.paidAt),
        sql`(${earlier.createdAt}, ${earlier.id}) < (${payments.createdAt}, ${payments.id})`,
      ),
    )
  return pageOf(customerOrders, page, ({ place, after, orderBy, limit }) =>
    tx
      .select({ id: orders.id, email: orders.buyerEmail, createdAt: payments.createdAt, place })
      .from(payments)
      .innerJoin(orders, eq(orders.id, payments.orderId))
      .where(
        and(
          eq(payments.platformId, platformId),
          eq(payments.sellerId, session.userId),
          isNotNull(payments.paidAt),
          wanted,
          notExists(bought),
          after,
        ),
      )
      .orderBy(...orderBy)
      .limit(limit),
  )
}

async function describe(caller: Caller, firsts: readonly First[]) {
  const { tx, platformId, session } = caller
  const emails = firsts.map(({ email }) => email)
  if (emails.length === 0) return []
  const theirs = and(
    eq(orders.platformId, platformId),
    eq(orders.sellerId, session.userId),
    inArray(orders.buyerEmail, emails),
    isNotNull(payments.paidAt),
  )
  const [platform, lasts, sums] = await Promise.all([
    getPlatform(caller),
    tx
      .selectDistinctOn([orders.buyerEmail], {
        email: orders.buyerEmail,
        name: orders.buyerName,
        phone: orders.buyerPhone,
        document: orders.buyerDocument,
        documentSource: orders.documentSource,
      })
      .from(orders)
      .innerJoin(payments, eq(payments.orderId, orders.id))
      .where(theirs)
      .orderBy(orders.buyerEmail, desc(payments.createdAt), desc(payments.id)),
    tx
      .select({
        email: orders.buyerEmail,
        currency: payments.currency,
        count: sql<number>`count(*)::int`,
        paidCents: sql<number>`sum(${payments.paidCents})`.mapWith(Number),
        refundedCents: sql<number>`sum(${payments.refundedCents})`.mapWith(Number),
        lastAt: max(payments.createdAt),
      })
      .from(orders)
      .innerJoin(payments, eq(payments.orderId, orders.id))
      .where(theirs)
      .groupBy(orders.buyerEmail, payments.currency)
      .orderBy(payments.currency),
  ])
  return firsts.flatMap(({ id, email, createdAt }) => {
    const last = lasts.find((row) => row.email === email)
    if (!last) return []
    const own = sums.filter((row) => row.email === email)
    const lastAt = new Date(Math.max(...own.map((row) => row.lastAt?.getTime() ?? 0)))
    return {
      id,
      email,
      name: last.name,
      phone: isPlaceholderPhone(platform, last.phone) ? null : last.phone,
      document: last.documentSource === 'BUYER' ? maskDocument(last.document) : null,
      createdAt: createdAt.toISOString(),
      lastPurchaseAt: lastAt.toISOString(),
      purchases: own.map(
        ({ currency, count, paidCents, refundedCents }): Purchases => ({
          currency,
          count,
          paidCents,
          refundedCents,
        }),
      ),
    }
  })
}

type Purchases = { currency: Currency; count: number; paidCents: number; refundedCents: number }
