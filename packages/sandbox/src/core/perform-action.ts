import type { PaymentMethod } from '@balcao/domain/vocabulary'
import { changeCharge } from './change-charge.ts'
import type { Books } from './open-books.ts'
import { payCharge } from './pay-charge.ts'
import type { Charge, ChargeState } from './records.ts'
import { refundCharge } from './refund-charge.ts'
import { refuseCharge } from './refuse-charge.ts'

/** Actions of a person at the play bank on a charge. */
export const actions = [
  'pay',
  'approve',
  'refuse',
  'expire',
  'cancel',
  'refund',
  'dispute',
  'settle-dispute',
] as const
export type Action = (typeof actions)[number]

/** Code of a refusal because the buyer did not confirm the purchase at the card's bank. */
export const notAuthenticated = '3DS'

const actionsByState: Record<ChargeState, readonly Action[]> = {
  waiting: ['pay', 'refuse', 'expire', 'cancel'],
  reviewing: ['approve', 'refuse'],
  paid: ['refund', 'dispute'],
  disputed: ['settle-dispute'],
  refused: [],
  refunded: [],
  expired: [],
  canceled: [],
}

export function actionsOf({ state, challenge }: Charge): readonly Action[] {
  if (state === 'reviewing' && challenge) return ['approve', 'refuse', 'expire', 'cancel']
  return actionsByState[state]
}

export type ActionResult =
  | { kind: 'done'; charge: Charge }
  | { kind: 'not-allowed'; charge: Charge; reason: string }

export type ActionOptions = {
  /** An amount other than the requested one, for a payment, or a part, for a refund. */
  amount?: number
  /** A payment of a charge that no longer waits for one: paid twice, after expiry or after cancellation. */
  late?: boolean
  /** Payment method, for a boleto that carries a Pix code. */
  method?: PaymentMethod
}

export function performAction(
  books: Books,
  charge: Charge,
  { action, amount, method, late = false }: ActionOptions & { action: Action },
): ActionResult {
  const done = (changed: Charge): ActionResult => ({ kind: 'done', charge: changed })
  // A challenged card may be paid late too: an acquirer may have ended the challenge too early.
  const mayPayLate = action === 'pay' && late && (charge.method !== 'CREDIT_CARD' || charge.challenge != null)
  if (!actionsOf(charge).includes(action) && !mayPayLate) {
    return {
      kind: 'not-allowed',
      charge,
      reason: `A charge that is ${charge.state} cannot be changed by ${action}`,
    }
  }
  switch (action) {
    case 'pay':
    case 'approve':
      return done(payCharge(books, charge, { amount: amount ?? charge.amount, method }))
    case 'refuse':
      return done(
        refuseCharge(books, charge, {
          code: charge.challenge ? notAuthenticated : '05',
          description: 'Recusado no Banco de mentira',
        }),
      )
    case 'expire':
      return done(changeCharge(books, charge, { event: 'expired', change: { state: 'expired' } }))
    case 'cancel':
      return done(changeCharge(books, charge, { event: 'canceled', change: { state: 'canceled' } }))
    case 'dispute':
      return done(
        changeCharge(books, charge, { event: 'disputed', change: { state: 'disputed', disputeAt: null } }),
      )
    case 'settle-dispute':
      return done(changeCharge(books, charge, { event: 'paid', change: { state: 'paid' } }))
    case 'refund': {
      const result = refundCharge(books, charge, { id: String(books.nextNumber()), amount: amount ?? null })
      return result.kind === 'refunded'
        ? done(result.charge)
        : { kind: 'not-allowed', charge, reason: `The refund was refused: ${result.kind}` }
    }
  }
}
