import { randomUUID } from 'node:crypto'
import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq, inArray } from 'drizzle-orm'
import { refunds } from '#db/schema/refunds.ts'
import { invariant } from '#kit/invariant.ts'
import { bookRefund } from '#modules/payments/core/book-refund.ts'
import { lockForMoney } from '#modules/payments/core/lock-for-money.ts'
import { type Actor, writeAudit } from '#modules/platforms/write-audit.ts'
import type { Scope } from '#scope.ts'
import { refuseDisputed } from './disputes/refuse-disputed.ts'
import { divideAmongCards, secondKey } from './divide-among-cards.ts'
import { measureRefund } from './measure-refund.ts'
import { planRefund } from './plan-refund.ts'
import type { RefundWish } from './refund.input.ts'
import { bookingKey, type Refund } from './refund.ts'

export type RefundAsker = Actor & { askedBy: Refund['askedBy'] }

/**
 * Decides a refund: every share gives its part in this transaction, and a job calls the provider afterwards.
 * The same key is the same refund. All refunds together never exceed the amount in the books, even when
 * requested concurrently.
 */
export async function askRefund(
  scope: Scope,
  wish: RefundWish,
  by: RefundAsker,
  /** The items of a refund by amount. */
  { forItems = [] }: { forItems?: readonly string[] } = {},
): Promise<Refund> {
  const { tx, platformId, now } = scope
  const { paymentId, key, kind, reason } = wish
  const payment = await lockForMoney(scope, paymentId)
  const earlier = await findByKey(scope, wish)
  if (earlier) return earlier
  await refuseDisputed(scope, paymentId)
  const amountCents = await measureRefund(scope, payment, wish)
  if (amountCents <= 0 || amountCents > payment.bookedCents)
    throw new AppError('refund_exceeds_payment', { leftCents: payment.bookedCents })
  const orderItemIds = kind === 'ITEMS' ? wish.orderItemIds : []
  const parts = await divideAmongCards(scope, payment, { key, amountCents })
  const asked: Refund[] = []
  for (const part of parts) {
    const id = randomUUID()
    await bookRefund(scope, paymentId, {
      key: bookingKey({ id }),
      amountCents: part.amountCents,
      orderItemIds: kind === 'PART' ? forItems : orderItemIds,
    })
    const [refund] = await tx
      .insert(refunds)
      .values({
        ...part,
        id,
        platformId,
        paymentId,
        sellerId: payment.sellerId,
        source: 'SALE',
        kind,
        orderItemIds,
        askedBy: by.askedBy,
        askedById: by.userId,
        reason,
        state: 'PENDING',
        createdAt: now,
      })
      .returning()
    if (!refund) throw new Error('A refund was not stored')
    asked.push(refund)
    await writeAudit(scope, by, {
      action: 'refund.asked',
      subject: paymentId,
      reason,
      detail: { refundId: id, kind, amountCents: part.amountCents },
    })
    await planRefund(scope, id, now)
  }
  return wholeOf(asked)
}

/** The refund as it was requested: for two cards, the sum of its parts. */
function wholeOf(parts: readonly Refund[]): Refund {
  const [first] = parts
  invariant(first, 'a refund has a part')
  return { ...first, amountCents: parts.reduce((sum, { amountCents }) => sum + amountCents, 0) }
}

/** The refund already stored under the key. Another refund under the same key is an error of the caller. */
async function findByKey({ tx }: Scope, wish: RefundWish): Promise<Refund | undefined> {
  const stored = await tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.paymentId, wish.paymentId), inArray(refunds.key, [wish.key, secondKey(wish.key)])))
    .orderBy(refunds.key)
  if (stored.length === 0) return undefined
  const earlier = wholeOf(stored)
  if (!isSame(earlier, wish)) throw new AppError('refund_conflict')
  return earlier
}

function isSame({ kind, amountCents, orderItemIds }: Refund, wish: RefundWish): boolean {
  if (kind !== wish.kind) return false
  if (wish.kind === 'PART') return amountCents === wish.amountCents
  if (wish.kind === 'ITEMS')
    return new Set(orderItemIds).symmetricDifference(new Set(wish.orderItemIds)).size === 0
  return true
}
