import { AppError } from '@balcao/domain/texts/app-error'
import { getUser } from '#modules/accounts/users/user.ts'
import { sellLots } from '#modules/ledger/lots/sell-lots.ts'
import type { Scope } from '#scope.ts'
import type { Anticipation } from './anticipation.ts'
import { keepLots } from './keep-lots.ts'
import { moveAnticipation, type Step } from './move-anticipation.ts'
import type { Quote } from './quote-lots.ts'

/**
 * Buys the remaining lots at today's price; the money can be spent at once. The caller has locked the
 * anticipation and the purse, and priced the lots after that.
 */
export async function payAnticipation(
  scope: Scope,
  anticipation: Anticipation,
  quote: Quote,
  step: Step,
): Promise<void> {
  const { id, userId } = anticipation
  const { lots, grossCents, feeCents, monthlyCostBasisPoints } = quote
  if (lots.length === 0) throw new AppError('record_changed')
  const { blockedCashout } = await getUser(scope, userId)
  if (blockedCashout) throw new AppError('withdrawals_blocked')
  await keepLots(scope, anticipation, lots)
  await sellLots(scope, { anticipationId: id, userId, lotIds: lots.map(({ lotId }) => lotId), feeCents })
  await moveAnticipation(scope, anticipation, 'PAID', step, {
    grossCents,
    feeCents,
    monthlyCostBasisPoints,
    paidAt: scope.now,
  })
}
