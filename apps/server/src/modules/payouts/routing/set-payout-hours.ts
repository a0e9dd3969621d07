import { eq } from 'drizzle-orm'
import { payoutControls, withdrawals } from '#db/schema/payouts.ts'
import { planSending } from '#modules/payouts/withdrawals/sending/plan-sending.ts'
import { actorOf } from '#modules/platforms/actor-of.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import type { PayoutHoursInput } from './payout-account.input.ts'
import { lockPayoutControls } from './payout-controls.ts'

/**
 * Sets the hours during which withdrawals are sent. Withdrawals waiting for the former hours are planned
 * again, because they may be sent earlier.
 */
export async function setPayoutHours(
  caller: Caller,
  { isLimited, reason, ...wanted }: PayoutHoursInput,
): Promise<void> {
  const { tx, platformId, now } = caller
  const hours = isLimited ? wanted : null
  const before = await lockPayoutControls(caller)
  await tx.update(payoutControls).set({ hours }).where(eq(payoutControls.platformId, platformId))
  const waiting = await tx
    .select({ id: withdrawals.id })
    .from(withdrawals)
    .where(eq(withdrawals.state, 'APPROVED'))
  for (const { id } of waiting) await planSending(caller, id, now)
  await writeAudit(caller, actorOf(caller), {
    action: 'payouts.hours_set',
    subject: platformId,
    reason,
    detail: { before: before.hours, after: hours },
  })
}
