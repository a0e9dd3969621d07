import { randomUUID } from 'node:crypto'
import { capabilities } from '@balcao/domain/people/account-standing'
import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq } from 'drizzle-orm'
import { addJob } from '#add-job.ts'
import { anticipationLots, anticipations } from '#db/schema/anticipations.ts'
import { getUser } from '#modules/accounts/users/user.ts'
import { lockPurses } from '#modules/ledger/lock-purses.ts'
import type { Caller } from '#rpc/caller.ts'
import type { AnticipationInput } from './anticipation.input.ts'
import { type Anticipation, anticipationCurrency, purseOfSeller, rateOf } from './anticipation.ts'
import { type AnticipationPlan, findAnticipationPlan } from './anticipation-plan.ts'
import { expireAnticipationJob } from './expire-anticipation.job.ts'
import { hasHistory, measureLimit } from './measure-limit.ts'
import { recordStep } from './move-anticipation.ts'
import { payAnticipation } from './pay-anticipation.ts'
import { type Quote, quoteLots, sumQuote } from './quote-lots.ts'

const requestLifetimeMs = 3 * 86_400_000

/**
 * Requests the sale of lots before their release date. The lots stay pending, and in no other request; a
 * small request is paid at once. The lock of the purse serialises two requests for the same lots, and retries
 * of one.
 */
export async function requestAnticipation(
  caller: Caller,
  input: AnticipationInput,
): Promise<{ anticipationId: string }> {
  const { tx, platformId, now } = caller
  const { userId } = caller.session
  const user = await getUser(caller, userId)
  const owner = purseOfSeller(userId)
  const { debtCents } = (await lockPurses(caller, [owner], anticipationCurrency))(owner)
  const repeated = await findRepeated(caller, input)
  if (repeated) return { anticipationId: repeated.id }

  if (user.blockedCashout) throw new AppError('withdrawals_blocked')
  if (debtCents > 0) throw new AppError('debt_open', { debtCents })
  const plan = await findAnticipationPlan(caller, userId)
  if (!plan?.isOffered || !(await hasHistory(caller, userId, plan)))
    throw new AppError('anticipation_unavailable')
  const quote = sumQuote(await quoteLots(caller, { userId, rate: rateOf(plan), lotIds: input.lotIds }))
  await admitQuote(caller, plan, quote, input)

  const { grossCents, feeCents, monthlyCostBasisPoints } = quote
  const anticipation: Anticipation = {
    id: randomUUID(),
    platformId,
    userId,
    requestId: input.requestId,
    currency: anticipationCurrency,
    planId: plan.id,
    rateKind: plan.rateKind,
    basisPoints: plan.basisPoints,
    state: 'REQUESTED',
    grossCents,
    feeCents,
    monthlyCostBasisPoints,
    reason: null,
    expiresAt: new Date(now.getTime() + requestLifetimeMs),
    createdAt: now,
    paidAt: null,
    settledAt: null,
    recoveredCents: null,
    reversedCents: null,
  }
  await tx.insert(anticipations).values(anticipation)
  await tx.insert(anticipationLots).values(
    quote.lots.map(({ lotId, amountCents, feeCents, days }) => ({
      platformId,
      anticipationId: anticipation.id,
      lotId,
      amountCents,
      feeCents,
      days,
      isWanted: true,
    })),
  )
  await recordStep(caller, anticipation, { source: 'SELLER', actorUserId: userId })
  const isReviewed = capabilities[user.status].withdraws === 'REVIEWED'
  if (grossCents <= plan.automaticMaxCents && !isReviewed)
    await payAnticipation(caller, anticipation, quote, { source: 'PRODUCT', detail: 'automatic' })
  else
    await addJob(
      caller,
      expireAnticipationJob,
      { anticipationId: anticipation.id },
      { runAt: anticipation.expiresAt },
    )
  return { anticipationId: anticipation.id }
}

/**
 * Admits a quote when all of its lots are still there, the sum is within the limits, and it pays at least
 * what the seller was shown.
 */
async function admitQuote(
  caller: Caller,
  plan: AnticipationPlan,
  { lots, grossCents, netCents }: Quote,
  input: AnticipationInput,
): Promise<void> {
  if (lots.length !== input.lotIds.length || netCents < input.netCents) throw new AppError('record_changed')
  const { minCents } = plan
  if (grossCents < minCents) throw new AppError('anticipation_below_minimum', { minCents })
  const { limitCents } = await measureLimit(caller, caller.session.userId, plan)
  if (grossCents > limitCents) throw new AppError('anticipation_limit_exceeded', { limitCents })
}

async function findRepeated(
  { tx, session }: Caller,
  { requestId, lotIds }: AnticipationInput,
): Promise<Anticipation | undefined> {
  const [known] = await tx
    .select()
    .from(anticipations)
    .where(and(eq(anticipations.userId, session.userId), eq(anticipations.requestId, requestId)))
  if (!known) return undefined
  const lots = await tx
    .select({ lotId: anticipationLots.lotId })
    .from(anticipationLots)
    .where(eq(anticipationLots.anticipationId, known.id))
  const isSame = lots.length === lotIds.length && lots.every(({ lotId }) => lotIds.includes(lotId))
  if (!isSame) throw new AppError('record_changed')
  return known
}
