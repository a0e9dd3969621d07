import { anAnticipation, anAnticipationPlan, aWaitingLot } from '#demo/an-anticipation.ts'
import type { AnticipationHoldings } from '#rpc/testing/access-facts.ts'
import type { Scope } from '#scope.ts'

/** Requests of one person in every state that allows a decision, each for a lot of a thousand reais. */
export async function anticipationHoldings(
  scope: Scope,
  { userId, providerAccountId }: { userId: string; providerAccountId: string },
): Promise<AnticipationHoldings> {
  const planId = await anAnticipationPlan(scope)
  const amountCents = 100_000
  const lot = () => aWaitingLot(scope, { userId, amountCents, providerAccountId })
  const request = async (state: 'REQUESTED' | 'COUNTERED') =>
    anAnticipation(scope, { userId, planId, lotId: await lot(), amountCents, state })
  return {
    waitingLotId: await lot(),
    requestedId: await request('REQUESTED'),
    cancelableId: await request('REQUESTED'),
    counterableId: await request('REQUESTED'),
    refusableId: await request('REQUESTED'),
    counteredId: await request('COUNTERED'),
  }
}
