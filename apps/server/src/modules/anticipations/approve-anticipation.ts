import { AppError } from '@balcao/domain/app-error'
import type { Caller } from '../../rpc/caller.ts'
import { writeAudit } from '../platforms/write-audit.ts'
import { lockOpenAnticipation } from './lock-anticipation.ts'
import { payAnticipation } from './pay-anticipation.ts'
import { priceRequest } from './price-request.ts'

/** The staff says yes to the lots that it saw, and they are paid. When some of them went back or came meanwhile, it has to look again. */
export async function approveAnticipation(
  caller: Caller,
  { anticipationId, grossCents }: { anticipationId: string; grossCents: number },
): Promise<void> {
  const { session, ip } = caller
  const anticipation = await lockOpenAnticipation(caller, { anticipationId }, ['REQUESTED'])
  if (session.userId === anticipation.userId) throw new AppError('other_person_needed')
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
