import { AppError } from '@balcao/domain/texts/app-error'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import { lockOpenAnticipation } from './lock-anticipation.ts'
import { payAnticipation } from './pay-anticipation.ts'
import { priceRequest } from './price-request.ts'

/**
 * Approves and pays the lots that the staff member saw. When some of them were reversed or released
 * meanwhile, the approval is refused and the request has to be read again.
 */
export async function approveAnticipation(
  caller: Caller,
  { anticipationId, grossCents }: { anticipationId: string; grossCents: number },
): Promise<void> {
  const { session, ip } = caller
  const anticipation = await lockOpenAnticipation(caller, { anticipationId }, ['REQUESTED'])
  const quote = await priceRequest(caller, anticipation)
  if (quote.grossCents !== grossCents) throw new AppError('record_changed')
  await payAnticipation(caller, anticipation, quote, { source: 'STAFF', actorUserId: session.userId })
  const { feeCents, netCents } = quote
  await writeAudit(
    caller,
    { userId: session.userId, ip },
    {
      action: 'anticipation.approved',
      subject: anticipationId,
      detail: { grossCents, feeCents, netCents },
    },
  )
}
