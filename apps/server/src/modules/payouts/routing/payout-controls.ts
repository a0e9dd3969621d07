import { eq } from 'drizzle-orm'
import { payoutControls } from '../../../db/schema/payouts.ts'
import { invariant } from '../../../kit/invariant.ts'
import type { Scope } from '../../../scope.ts'

export type PayoutControls = typeof payoutControls.$inferSelect

export async function getPayoutControls({ tx, platformId }: Scope): Promise<PayoutControls> {
  const [controls] = await tx.select().from(payoutControls)
  return (
    controls ?? {
      platformId,
      stoppedAt: null,
      hourlyMaxCents: null,
      dailyMaxCents: null,
      nightMaxCents: null,
      hours: null,
    }
  )
}

/**
 * Locks the platform's payouts: whoever takes a withdrawal to send it and whoever stops or limits payouts come one after the other, so that
 * nothing is taken after a stop and no limit is passed by two at once.
 */
export async function lockPayoutControls({ tx, platformId }: Scope): Promise<PayoutControls> {
  await tx.insert(payoutControls).values({ platformId }).onConflictDoNothing()
  const [controls] = await tx
    .select()
    .from(payoutControls)
    .where(eq(payoutControls.platformId, platformId))
    .for('update')
  invariant(controls, 'the row of the platform was written a moment ago')
  return controls
}
