import type { paymentAttempts, payments } from '#db/schema/payments.ts'

export type Payment = typeof payments.$inferSelect

/** Why an account was chosen for a payment. */
export type AttemptChoice = typeof paymentAttempts.$inferSelect.chosenBecause
