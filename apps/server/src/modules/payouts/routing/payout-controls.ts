import { eq } from 'drizzle-orm'
import { payoutControls } from '#db/schema/payouts.ts'
import { invariant } from '#kit/invariant.ts'
import type { Scope } from '#scope.ts'

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
 * Locks the platform's payout controls. Sending a withdrawal is serialised with stopping or limiting payouts,
 * so that nothing is sent after a stop and two payouts never exceed one limit together.
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
