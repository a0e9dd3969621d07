import { AppError } from '@balcao/domain/texts/app-error'
import { eq } from 'drizzle-orm'
import { charges } from '#db/schema/billing.ts'
import { actorOf } from '#modules/platforms/actor-of.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import type { ContestChargeInput } from './billing.input.ts'
import { lockUnpaidCharge } from './lock-charge.ts'

/**
 * The platform contests a bill, once, with a reason. Until the operator answers no further notice is sent; an
 * existing suspension stays.
 */
export async function contestCharge(caller: Caller, { chargeId, reason }: ContestChargeInput): Promise<void> {
  const { tx, now, session } = caller
  const { month, contestedAt } = await lockUnpaidCharge(caller, chargeId)
  if (contestedAt !== null) throw new AppError('record_changed')
  await tx
    .update(charges)
    .set({ contestedAt: now, contestedBy: session.userId, contestReason: reason })
    .where(eq(charges.id, chargeId))
  await writeAudit(caller, actorOf(caller), {
    action: 'charge.contested',
    subject: chargeId,
    reason,
    detail: { month },
  })
}
