import { eq, ne, or, sql } from 'drizzle-orm'
import { payments } from '#db/schema/payments.ts'

/**
 * Whether money may still arrive for a payment: it is pending, or its acquirer reported an unknown status,
 * whatever is shown for it.
 */
export const mayStillBePaid = sql`(${or(eq(payments.status, 'PENDING'), ne(payments.certainty, 'KNOWN'))})`
