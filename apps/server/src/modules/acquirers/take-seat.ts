import { AppError } from '@balcao/domain/app-error'
import type { PaymentMethod } from '@balcao/domain/vocabulary'
import type { App } from '../../app.ts'
import { noteOutcome } from './note-call.ts'
import type { ConnectableAccount } from './provider-account.ts'

const retryAfterSeconds = 2

/**
 * The accounts to charge a payment at: the first keeps a seat for it, the later ones are there in case nothing arrives at the first.
 * When no account can take it, the buyer is told so before an order exists. The seat must be left, charged or not.
 */
export function takeSeat(
  app: App,
  {
    paymentId,
    method,
    accounts,
  }: { paymentId: string; method: PaymentMethod; accounts: readonly ConnectableAccount[] },
): readonly ConnectableAccount[] {
  let isBusy = false
  for (const [index, account] of accounts.entries()) {
    const seating = app.acquirerGuard.seat(paymentId, { accountId: account.id, method })
    if (seating === 'seated') return accounts.slice(index)
    isBusy ||= seating === 'busy'
    noteOutcome(app, { account, method, operation: 'CHARGE' }, { outcome: seating, durationMs: 0 })
  }
  throw isBusy ? new AppError('overloaded', { retryAfterSeconds }) : new AppError('method_unavailable')
}
