import { z } from 'zod'

/**
 * The queue's ticket for the job that reads a Pix Automático, by the payment that asked for it. The job belongs to
 * the subscriptions, so the ticket stands below them.
 */
export const checkAuthorizationTicket = {
  name: 'check-pix-authorization',
  payload: z.object({
    paymentId: z.uuid(),
    /** Times that it was read while the buyer's bank had not decided. */
    round: z.int().min(0).default(0),
  }),
  triesMax: 25,
}

/** One reading at a time: a later plan replaces the one before. */
export function checkAuthorizationKey(paymentId: string): string {
  return `${checkAuthorizationTicket.name}:${paymentId}`
}
