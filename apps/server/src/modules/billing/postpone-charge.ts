import { addDays, startOfDayInSaoPaulo } from '@balcao/domain/calendar'
import { AppError } from '@balcao/domain/texts/app-error'
import { eq } from 'drizzle-orm'
import { charges } from '#db/schema/billing.ts'
import { actorOf } from '#modules/platforms/actor-of.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import type { PostponeChargeInput } from './billing.input.ts'
import { lockUnpaidCharge } from './lock-charge.ts'
import { resumeSales } from './resume-sales.ts'

/**
 * Moves a bill's due date to the end of a later day. Notices start again after it, and a suspension because of
 * the bill ends.
 */
export async function postponeCharge(
  caller: Caller,
  { chargeId, dueOn, reason }: PostponeChargeInput,
): Promise<void> {
  const { tx, now } = caller
  const charge = await lockUnpaidCharge(caller, chargeId)
  const dueAt = startOfDayInSaoPaulo(addDays(dueOn, 1))
  if (dueAt <= now || dueAt <= charge.dueAt) throw new AppError('date_in_past', { field: 'dueOn' })
  await tx
    .update(charges)
    .set({ dueAt, state: 'OPEN', noticeStep: null, noticedAt: null })
    .where(eq(charges.id, chargeId))
  await writeAudit(caller, actorOf(caller), {
    action: 'charge.postponed',
    subject: chargeId,
    reason,
    detail: { month: charge.month, from: charge.dueAt, to: dueAt },
  })
  await resumeSales(caller, charge)
}
