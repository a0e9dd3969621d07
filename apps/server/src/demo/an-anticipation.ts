import { randomUUID } from 'node:crypto'
import type { Cents } from '@balcao/domain/money/money'
import { anticipationLots, anticipationPlans, anticipations } from '#db/schema/anticipations.ts'
import { balanceLots } from '#db/schema/ledger.ts'
import type { Anticipation } from '#modules/anticipations/anticipation.ts'
import { accounts } from '#modules/ledger/account-kinds.ts'
import { transfer } from '#modules/ledger/entries.ts'
import { post } from '#modules/ledger/post.ts'
import type { Scope } from '#scope.ts'

const dayMs = 86_400_000

type PlanWishes = Partial<Omit<typeof anticipationPlans.$inferInsert, 'platformId'>>

/** A plan by which the platform buys every pending lot for 3.49 % a month, after an approval. */
export async function anAnticipationPlan(
  { tx, platformId, now }: Scope,
  wishes: PlanWishes = {},
): Promise<string> {
  const id = randomUUID()
  await tx.insert(anticipationPlans).values({
    id,
    platformId,
    isOffered: true,
    rateKind: 'MONTHLY',
    basisPoints: 349,
    minCents: 0,
    limitBasisPoints: 10_000,
    minHistoryDays: 0,
    automaticMaxCents: 0,
    effectiveFrom: now,
    ...wishes,
  })
  return id
}

/** A pending lot of twenty days, as if a dispute about a sale had been won. */
export async function aWaitingLot(
  scope: Scope,
  {
    userId,
    amountCents,
    providerAccountId,
  }: { userId: string; amountCents: Cents; providerAccountId: string },
): Promise<string> {
  const { tx, platformId, now } = scope
  const id = randomUUID()
  await post(scope, {
    rule: 'sale.restored',
    key: `money:${id}`,
    subject: null,
    currency: 'BRL',
    entries: transfer(accounts.acquirerReceivable(providerAccountId), accounts.pending(userId), amountCents),
  })
  await tx.insert(balanceLots).values({
    id,
    platformId,
    userId,
    role: 'PRODUCER',
    paymentId: randomUUID(),
    kind: 'RELEASE',
    amountCents,
    currency: 'BRL',
    releaseAt: new Date(now.getTime() + 20 * dayMs),
    state: 'PENDING',
  })
  return id
}

/** An open request for one lot. */
export async function anAnticipation(
  { tx, platformId, now }: Scope,
  wishes: {
    userId: string
    planId: string
    lotId: string
    amountCents: Cents
    state: 'REQUESTED' | 'COUNTERED'
  },
): Promise<string> {
  const { lotId, amountCents, ...rest } = wishes
  const feeCents = Math.round(amountCents * 0.0349 * (20 / 30))
  const anticipation: Anticipation = {
    ...rest,
    id: randomUUID(),
    platformId,
    requestId: randomUUID(),
    currency: 'BRL',
    rateKind: 'MONTHLY',
    basisPoints: 349,
    grossCents: amountCents,
    feeCents,
    monthlyCostBasisPoints: 357,
    reason: null,
    expiresAt: new Date(now.getTime() + dayMs),
    createdAt: now,
    paidAt: null,
    settledAt: null,
    recoveredCents: null,
    reversedCents: null,
  }
  await tx.insert(anticipations).values(anticipation)
  await tx.insert(anticipationLots).values({
    platformId,
    anticipationId: anticipation.id,
    lotId,
    amountCents,
    feeCents,
    days: 20,
    isWanted: true,
  })
  return anticipation.id
}
