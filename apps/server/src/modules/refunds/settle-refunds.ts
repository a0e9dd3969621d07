import type { Cents } from '@balcao/domain/money/money'
import { and, eq, sql } from 'drizzle-orm'
import { cardCharges } from '#db/schema/payments.ts'
import { type RefundState, refunds } from '#db/schema/refunds.ts'
import type { Payment } from '#modules/payments/core/payment.ts'
import type { Scope } from '#scope.ts'
import { finishRefund } from './finish-refund.ts'
import { planRefund } from './plan-refund.ts'
import { listOpenRefunds, type Refund } from './refund.ts'

const noCards: ReadonlyMap<number | null, Cents> = new Map()

/** Order of settlement: of several open refunds, the one that was requested from the provider comes first. */
const rank: Partial<Record<RefundState, number>> = { SENT: 0, ACCEPTED: 0, MANUAL: 1, PENDING: 2 }

/**
 * Closes the refunds that `applyProviderEvent` has settled. It works on sums instead of refunds: the settled
 * sum is the amount of the open refunds less the amount still due. The caller has locked the payment and
 * passes its current row. Returns the part of the settled sum that covers no whole refund.
 */
export async function settleRefunds(scope: Scope, payment: Payment): Promise<Cents> {
  const open = await listOpenRefunds(scope, payment.id)
  let settledCents = open.reduce((sum, { amountCents }) => sum + amountCents, 0) - payment.refundDueCents
  const arrived = payment.cards === null ? noCards : await arrivedByCard(scope, payment.id)
  const place = ({ state, cardNumber, amountCents }: Refund) =>
    amountCents <= (arrived.get(cardNumber) ?? 0) ? -1 : (rank[state] ?? 0)
  const inOrder = open.toSorted((one, other) => place(one) - place(other))
  const done: Refund[] = []
  for (const refund of inOrder) {
    if (refund.amountCents > settledCents) continue
    settledCents -= refund.amountCents
    done.push(refund)
  }
  for (const refund of done) await finishRefund(scope, refund)
  if (done.length > 0) await wakeNextRefund(scope, payment.id)
  return settledCents
}

/**
 * Money returned from or lost on each of two cards, less the finished refunds to that card. An open refund
 * that this money covers has arrived.
 */
async function arrivedByCard({ tx }: Scope, paymentId: string): Promise<Map<number | null, Cents>> {
  const doneCents = sql<number>`coalesce(sum(${refunds.amountCents}), 0)`
  const rows = await tx
    .select({
      number: cardCharges.number,
      cents: sql<number>`${cardCharges.refundedCents} + ${cardCharges.lostCents} - ${doneCents}`.mapWith(
        Number,
      ),
    })
    .from(cardCharges)
    .leftJoin(
      refunds,
      and(
        eq(refunds.paymentId, cardCharges.paymentId),
        eq(refunds.cardNumber, cardCharges.number),
        eq(refunds.state, 'DONE'),
      ),
    )
    .where(eq(cardCharges.paymentId, paymentId))
    .groupBy(cardCharges.platformId, cardCharges.id)
  return new Map(rows.map(({ number, cents }) => [number, cents]))
}

/**
 * Plans the next refund of a payment. Refunds are requested one after the other, so that the provider's sums
 * are unambiguous.
 */
export async function wakeNextRefund(scope: Scope, paymentId: string): Promise<void> {
  const next = (await listOpenRefunds(scope, paymentId)).find(({ state }) => state === 'PENDING')
  if (next) await planRefund(scope, next.id, scope.now)
}
