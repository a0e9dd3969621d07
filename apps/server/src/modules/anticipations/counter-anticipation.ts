import { AppError } from '@balcao/domain/texts/app-error'
import { addJob } from '#add-job.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import type { CounterInput } from './anticipation.input.ts'
import { expireAnticipationJob } from './expire-anticipation.job.ts'
import { keepLots } from './keep-lots.ts'
import { lockOpenAnticipation } from './lock-anticipation.ts'
import { moveAnticipation } from './move-anticipation.ts'
import { priceRequest } from './price-request.ts'
import { fitLots, sumQuote } from './quote-lots.ts'

const counterLifetimeMs = 86_400_000

/** The staff offers other terms: another rate, or fewer of the lots. The seller has a day to accept. */
export async function counterAnticipation(caller: Caller, input: CounterInput): Promise<void> {
  const { session, ip, now } = caller
  const { anticipationId, rateKind, basisPoints, reason } = input
  const anticipation = await lockOpenAnticipation(caller, { anticipationId }, ['REQUESTED'])
  const asked = await priceRequest(caller, anticipation, { kind: rateKind, basisPoints })
  if (asked.grossCents !== input.grossCents) throw new AppError('record_changed')
  const { lots, grossCents, feeCents, monthlyCostBasisPoints } = sumQuote(
    fitLots(asked.lots, input.grossMaxCents ?? asked.grossCents),
  )
  if (lots.length === 0) throw new AppError('input_invalid', { field: 'grossMaxCents' })
  await keepLots(caller, anticipation, lots)
  const expiresAt = new Date(now.getTime() + counterLifetimeMs)
  const terms = { rateKind, basisPoints, grossCents, feeCents, monthlyCostBasisPoints }
  await moveAnticipation(
    caller,
    anticipation,
    'COUNTERED',
    { source: 'STAFF', actorUserId: session.userId, detail: reason },
    { ...terms, reason, expiresAt },
  )
  await addJob(caller, expireAnticipationJob, { anticipationId }, { runAt: expiresAt })
  await writeAudit(
    caller,
    { userId: session.userId, ip },
    { action: 'anticipation.countered', subject: anticipationId, reason, detail: terms },
  )
}
