import { getUser } from '#modules/accounts/users/user.ts'
import { getBalance } from '#modules/ledger/get-balance.ts'
import type { Caller } from '#rpc/caller.ts'
import type { QuoteInput } from './anticipation.input.ts'
import { anticipationCurrency, rateOf } from './anticipation.ts'
import { findAnticipationPlan } from './anticipation-plan.ts'
import { hasHistory, measureLimit } from './measure-limit.ts'
import { fitLots, quoteLots, sumQuote } from './quote-lots.ts'

/**
 * Price of each of a seller's lots now, to the cent, and the sum for the chosen ones. A quote is not binding:
 * the request repeats the amount shown, and is refused if it would pay less. Null if the platform does not
 * offer anticipations to this person.
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
