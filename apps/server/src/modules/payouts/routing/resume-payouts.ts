import { eq } from 'drizzle-orm'
import { payoutControls } from '#db/schema/payouts.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import { lockPayoutControls } from './payout-controls.ts'

/** Lifts the stop. Waiting withdrawals are sent at their next scheduled try, within minutes. */
export async function resumePayouts(caller: Caller): Promise<void> {
  const { tx, platformId, session, ip } = caller
  const { stoppedAt } = await lockPayoutControls(caller)
  if (stoppedAt === null) return
  await tx.update(payoutControls).set({ stoppedAt: null }).where(eq(payoutControls.platformId, platformId))
  await writeAudit(
    caller,
    { userId: session.userId, ip },
    { action: 'payouts.resumed', subject: platformId, detail: {} },
  )
}
