import type { Caller } from '../../rpc/caller.ts'
import { getUser } from '../accounts/users/user.ts'
import { getBalance } from '../ledger/get-balance.ts'
import type { QuoteInput } from './anticipation.input.ts'
import { anticipationCurrency, rateOf } from './anticipation.ts'
import { findAnticipationPlan } from './anticipation-plan.ts'
import { hasHistory, measureLimit } from './measure-limit.ts'
import { fitLots, quoteLots, sumQuote } from './quote-lots.ts'

/**
 * What somebody's lots cost now, each to the cent, and what the chosen ones would pay. A quote binds nobody: a request says what it was
 * shown to pay, and less than that is refused. Null where the platform does not offer it to this person.
 */
export async function quoteAnticipation(caller: Caller, { lotIds }: QuoteInput) {
  const { userId } = caller.session
  const plan = await findAnticipationPlan(caller, userId)
  if (!plan?.isOffered || !(await hasHistory(caller, userId, plan))) return null
  const { limitCents } = await measureLimit(caller, userId, plan)
  const lots = await quoteLots(caller, { userId, rate: rateOf(plan) })
  const chosen = lotIds ? lots.filter(({ lotId }) => lotIds.includes(lotId)) : fitLots(lots, limitCents)
  const { lots: _, ...total } = sumQuote(chosen)
  const isChosen = new Set(chosen.map(({ lotId }) => lotId))
  const { debtCents } = await getBalance(caller, userId, anticipationCurrency)
  const { blockedCashout } = await getUser(caller, userId)
  return {
    rateKind: plan.rateKind,
    basisPoints: plan.basisPoints,
    currency: anticipationCurrency,
    minCents: plan.minCents,
    limitCents,
    debtCents,
    isBlocked: blockedCashout,
    ...total,
    lots: lots.map(({ releaseAt, ...lot }) => ({
      ...lot,
      releaseAt: releaseAt.toISOString(),
      netCents: lot.amountCents - lot.feeCents,
      isChosen: isChosen.has(lot.lotId),
    })),
  }
}
