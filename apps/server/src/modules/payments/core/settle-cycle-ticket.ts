import { z } from 'zod'

/**
 * The queue's ticket for the job that settles a subscription's cycle. The job imports the payments, so the
 * ticket stands below it.
 */
export const settleCycleTicket = {
  name: 'settle-cycle',
  payload: z.object({ paymentId: z.uuid() }),
  triesMax: 25,
}
