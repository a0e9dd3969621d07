import { AppError } from '@balcao/domain/texts/app-error'
import type { PaymentMethod } from '@balcao/domain/vocabulary'
import type { RouteTaken } from '#db/schema/payments.ts'
import type { ChargeableAccount } from '#modules/acquirers/accounts/provider-account.ts'
import type { Scope } from '#scope.ts'
import { noteOutcome } from './note-call.ts'
import { slotAt } from './slot-at.ts'

const retryAfterSeconds = 2

/** Every account that could take the charge is at its limit of concurrent charges. */
export class NoSlotFree extends AppError {
  constructor() {
    super('acquirer_busy', { retryAfterSeconds })
  }
}

export type Reserved<Account> = {
  /**
   * The first account holds a slot for the payment; the later ones are the fallback when the charge cannot
   * have arrived at the first.
   */
  accounts: readonly [Account, ...Account[]]
  passedOver: NonNullable<RouteTaken['passedOver']>
}

/**
 * The accounts to charge a payment at, from the first with a free slot. When none can take it, the buyer is
 * refused before an order exists. The slot must be released, charged or not.
 */
export async function takeSlot<Account extends ChargeableAccount>(
  scope: Scope,
  { paymentId, method, accounts }: { paymentId: string; method: PaymentMethod; accounts: readonly Account[] },
): Promise<Reserved<Account>> {
  const passedOver: Reserved<Account>['passedOver'] = []
  for (const [index, account] of accounts.entries()) {
    const reservation = await slotAt(scope, { paymentId, account, method })
    if (reservation === 'reserved') return { accounts: [account, ...accounts.slice(index + 1)], passedOver }
    passedOver.push({ accountId: account.id, why: reservation })
    noteOutcome(scope.app, { account, method, operation: 'CHARGE' }, { outcome: reservation, durationMs: 0 })
  }
  const isBusy = passedOver.some(({ why }) => why === 'busy')
  throw isBusy ? new NoSlotFree() : new AppError('method_unavailable')
}
