import { eq, inArray } from 'drizzle-orm'
import { payments } from '#db/schema/payments.ts'
import { adConsents } from '#db/schema/tracking.ts'
import type { Scope } from '#scope.ts'

/** Deletes the consent of a payment's order, if there is one. Reports that are not sent yet stay unsent. */
export async function withdrawAdConsent({ tx }: Scope, paymentId: string): Promise<void> {
  const order = tx.select({ id: payments.orderId }).from(payments).where(eq(payments.id, paymentId))
  await tx.delete(adConsents).where(inArray(adConsents.orderId, order))
}
