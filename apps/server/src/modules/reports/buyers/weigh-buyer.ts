import type { PaymentMethod, PaymentStatus } from '@balcao/domain/vocabulary'
import type { DisputeState } from '#db/schema/refunds.ts'
import { lastFoursOf, type PaidByCards } from './list-traces.ts'

const dayMs = 86_400_000
const recentDays = 30
const manyCards = 3
const manyRequests = 2
const longDays = 90

type Known = {
  bought: readonly (PaidByCards & {
    paymentId: string
    method: PaymentMethod
    status: PaymentStatus
    refundedCents: number
    createdAt: Date
  })[]
  disputed: readonly { paymentId: string; state: DisputeState; closedAt: Date | null }[]
  /** Number of refunds that the buyer requested, and of other mailboxes with the same document. */
  asked: number
  others: number
}

export type BuyerSignal = {
  kind:
    | 'DISPUTE_OPEN'
    | 'DISPUTE_LOST'
    | 'CARDS_DECLINED'
    | 'MANY_CARDS'
    | 'REFUNDS_ASKED'
    | 'SAME_DOCUMENT'
    | 'KEPT'
    | 'KNOWN_FOR_DAYS'
  count: number
  /** True for a sign in the buyer's favour. */
  isGood: boolean
}

/**
 * Good and bad signs of a buyer, counted from the data of this platform. They inform people only: no purchase
 * is refused because of them.
 */
export function weighBuyer({ bought, disputed, asked, others }: Known, now: Date): BuyerSignal[] {
  const recentCards = bought.filter(
    ({ method, createdAt }) =>
      method === 'CREDIT_CARD' && now.getTime() - createdAt.getTime() < recentDays * dayMs,
  )
  const cards = new Set(recentCards.flatMap(lastFoursOf))
  const contested = new Set(disputed.map(({ paymentId }) => paymentId))
  const kept = bought.filter(
    ({ paymentId, status, refundedCents }) =>
      status === 'APPROVED' && refundedCents === 0 && !contested.has(paymentId),
  )
  const first = bought.at(-1)?.createdAt ?? now
  const days = Math.floor((now.getTime() - first.getTime()) / dayMs)
  const against = (kind: BuyerSignal['kind'], count: number, least = 1) =>
    count >= least ? [{ kind, count, isGood: false }] : []
  const forThem = (kind: BuyerSignal['kind'], count: number, least = 1) =>
    count >= least ? [{ kind, count, isGood: true }] : []
  return [
    ...against('DISPUTE_OPEN', disputed.filter(({ closedAt }) => closedAt === null).length),
    ...against('DISPUTE_LOST', disputed.filter(({ state }) => state === 'LOST').length),
    ...against('CARDS_DECLINED', recentCards.filter(({ status }) => status === 'REJECTED').length),
    ...against('MANY_CARDS', cards.size, manyCards),
    ...against('REFUNDS_ASKED', asked, manyRequests),
    ...against('SAME_DOCUMENT', others),
    ...forThem('KEPT', kept.length),
    ...forThem('KNOWN_FOR_DAYS', days, longDays),
  ]
}
