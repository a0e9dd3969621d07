import { AppError } from '@balcao/domain/texts/app-error'
import { eq } from 'drizzle-orm'
import { charges } from '#db/schema/billing.ts'
import { actorOf } from '#modules/platforms/actor-of.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import type { UpholdChargeInput } from './billing.input.ts'
import { answeredContest, hasOpenContest } from './contest.ts'
import { lockUnpaidCharge } from './lock-charge.ts'
import { tellOfCharge } from './tell-of-charge.ts'

/** The operator upholds a contested bill, and its notices go on. */
export async function upholdCharge(caller: Caller, { chargeId, reason }: UpholdChargeInput): Promise<void> {
  const { tx, now } = caller
  const charge = await lockUnpaidCharge(caller, chargeId)
  if (!hasOpenContest(charge)) throw new AppError('record_changed')
  await tx
    .update(charges)
    .set(answeredContest(now, 'UPHELD', reason))
    .where(eq(charges.id, chargeId))
  await writeAudit(caller, actorOf(caller), {
    action: 'charge.upheld',
    subject: chargeId,
    reason,
    detail: { month: charge.month },
  })
  await tellOfCharge(caller, charge, 'UPHELD', reason)
}
