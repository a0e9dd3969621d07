import { type SQL, sql } from 'drizzle-orm'
import { payments } from '#db/schema/payments.ts'
import { disputes } from '#db/schema/refunds.ts'

/** Whether a sale has a dispute that the bank has not decided. */
export function isDisputed(platformId: string): SQL<boolean> {
  return sql<boolean>`exists (select from ${disputes} where ${disputes.platformId} = ${platformId} and ${disputes.paymentId} = ${payments.id} and ${disputes.closedAt} is null)`
}
