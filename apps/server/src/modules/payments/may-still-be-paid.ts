import { eq, ne, or, sql } from 'drizzle-orm'
import { payments } from '../../db/schema/payments.ts'

/** Whether money may still come by a payment: it waits, or its acquirer said a word that nobody knows, whatever is shown for that. */
export const mayStillBePaid = sql`(${or(eq(payments.status, 'PENDING'), ne(payments.certainty, 'KNOWN'))})`
