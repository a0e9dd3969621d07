import { endAuthorization } from './core/automatic-pix.ts'
import { type ChargeReference, findCharge, methodOfCode } from './core/find-charge.ts'
import { movePayout } from './core/move-payout.ts'
import type { Books } from './core/open-books.ts'
import { type Action, type ActionOptions, performAction } from './core/perform-action.ts'
import type { Charge, Payout, PayoutState } from './core/records.ts'
import { type InTimeOf, runDueEvents } from './core/run-due-events.ts'
import type { Stage } from './http/stage.ts'

/** Actions of payer, issuer and bank, for tests. A charge is named by its Pix code, boleto line or id. */
export type PlayBank = {
  find(reference: ChargeReference): Promise<Charge | undefined>
  pay(reference: ChargeReference, options?: ActionOptions): Promise<Charge>
  approve(reference: ChargeReference): Promise<Charge>
  refuse(reference: ChargeReference): Promise<Charge>
  dispute(reference: ChargeReference): Promise<Charge>
  settleDispute(reference: ChargeReference): Promise<Charge>
  refund(reference: ChargeReference, options?: { amount?: number }): Promise<Charge>
  expire(reference: ChargeReference): Promise<Charge>
  cancel(reference: ChargeReference): Promise<Charge>
  movePayout(id: string, state: PayoutState): Promise<Payout>
  /** Refuses this number of debits for lack of money. */
  refuseDebits(times: number): void
  /** The payer ends the authorisation that a code gave, at their own bank. */
  cancelAuthorization(reference: ChargeReference): Promise<void>
  /** Runs all events that are due by the sandbox's clock. */
  runDueEvents(): Promise<void>
  /** Resolves when every call was answered and every webhook delivered, lost or given up. */
  webhooksDelivered(): Promise<void>
}

export function createPlayBank({
  books,
  stage,
  inTimeOf,
}: {
  books: Books
  stage: Stage
  inTimeOf: InTimeOf
}): PlayBank {
  const act =
    (action: Action) =>
    async (reference: ChargeReference, options: ActionOptions = {}) => {
      const charge = findCharge(books, reference)
      if (!charge) throw new Error('The play bank knows no such charge')
      const result = performAction(books, charge, {
        action,
        ...(typeof reference === 'string' && { method: methodOfCode(charge, reference) }),
        ...options,
      })
      if (result.kind === 'not-allowed') throw new Error(result.reason)
      return result.charge
    }

  return {
    find: async (reference) => findCharge(books, reference),
    pay: act('pay'),
    approve: act('approve'),
    refuse: act('refuse'),
    dispute: act('dispute'),
    settleDispute: act('settle-dispute'),
    refund: act('refund'),
    expire: act('expire'),
    cancel: act('cancel'),
    async movePayout(id, state) {
      const payout = books.payouts.values().find((other) => other.id === id)
      if (!payout) throw new Error('The play bank knows no such payout')
      return movePayout(books, payout, state)
    },
    refuseDebits(times) {
      books.payer.refusals = times
    },
    async cancelAuthorization(reference) {
      const charge = findCharge(books, reference)
      if (!charge) throw new Error('The play bank knows no such charge')
      endAuthorization(books, charge, 'payer')
    },
    runDueEvents: () => runDueEvents(books, inTimeOf),
    webhooksDelivered: () => stage.settled(),
  }
}
