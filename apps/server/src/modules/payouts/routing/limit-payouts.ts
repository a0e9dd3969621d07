import { eq } from 'drizzle-orm'
import { payoutControls } from '#db/schema/payouts.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import type { PayoutLimitsInput } from './payout-account.input.ts'
import { lockPayoutControls } from './payout-controls.ts'

export async function limitPayouts(caller: Caller, limits: PayoutLimitsInput): Promise<void> {
  const { tx, platformId, session, ip } = caller
  await lockPayoutControls(caller)
  await tx.update(payoutControls).set(limits).where(eq(payoutControls.platformId, platformId))
  await writeAudit(
    caller,
    { userId: session.userId, ip },
    { action: 'payouts.limited', subject: platformId, detail: limits },
  )
}
