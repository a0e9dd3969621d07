import { eq } from 'drizzle-orm'
import { payoutControls } from '#db/schema/payouts.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import { lockPayoutControls } from './payout-controls.ts'

/** Stops all payouts of the platform. Waiting withdrawals keep waiting. */
export async function stopPayouts(caller: Caller, { reason }: { reason: string }): Promise<void> {
  const { tx, platformId, now, session, ip } = caller
  const { stoppedAt } = await lockPayoutControls(caller)
  if (stoppedAt !== null) return
  await tx.update(payoutControls).set({ stoppedAt: now }).where(eq(payoutControls.platformId, platformId))
  await writeAudit(
    caller,
    { userId: session.userId, ip },
    { action: 'payouts.stopped', subject: platformId, reason, detail: {} },
  )
}
