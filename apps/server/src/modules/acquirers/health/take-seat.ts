import { AppError } from '@balcao/domain/app-error'
import type { PaymentMethod } from '@balcao/domain/vocabulary'
import type { RouteTaken } from '#db/schema/payments.ts'
import type { ChargeableAccount } from '#modules/acquirers/accounts/provider-account.ts'
import type { Scope } from '#scope.ts'
import { noteOutcome } from './note-call.ts'
import { seatAt } from './seat-at.ts'

const retryAfterSeconds = 2

/** Every account that could be charged is at its limit of concurrent charges. */
export class NoSeatFree extends AppError {
  constructor() {
    super('acquirer_busy', { retryAfterSeconds })
  }
}

export type Seated<Account> = {
  /**
   * The first account holds a seat for the payment, the later ones are the fallback when the charge cannot
   * have arrived at the first.
   */
  accounts: readonly [Account, ...Account[]]
  passedOver: NonNullable<RouteTaken['passedOver']>
}

/**
 * The accounts to charge a payment at, from the first with a free seat. When none can take it, the buyer is
 * refused before an order exists. The seat must be released, charged or not.
 */
export async function takeSeat<Account extends ChargeableAccount>(
  scope: Scope,
  { paymentId, method, accounts }: { paymentId: string; method: PaymentMethod; accounts: readonly Account[] },
): Promise<Seated<Account>> {
  const passedOver: Seated<Account>['passedOver'] = []
  for (const [index, account] of accounts.entries()) {
    const seating = await seatAt(scope, { paymentId, account, method })
    if (seating === 'seated') return { accounts: [account, ...accounts.slice(index + 1)], passedOver }
    passedOver.push({ accountId: account.id, why: seating })
    noteOutcome(scope.app, { account, method, operation: 'CHARGE' }, { outcome: seating, durationMs: 0 })
  }
  const isBusy = passedOver.some(({ why }) => why === 'busy')
  throw isBusy ? new NoSeatFree() : new AppError('method_unavailable')
}
