import { z } from 'zod'

/**
 * Name and payload of the job that reads a Pix Automático, by the payment that requested it. The job itself
 * is defined in the subscriptions, a module above this one.
 */
export const checkAuthorizationTicket = {
  name: 'check-pix-authorization',
  payload: z.object({
    paymentId: z.uuid(),
    /** Number of reads before the buyer's bank has decided. */
    round: z.int().min(0).default(0),
  }),
  triesMax: 25,
}

/** Job key for one read at a time: a later plan replaces the former. */
export function checkAuthorizationKey(paymentId: string): string {
  return `${checkAuthorizationTicket.name}:${paymentId}`
}
