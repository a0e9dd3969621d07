import { z } from 'zod'

/**
 * Name and payload of the job that settles a subscription's cycle. The job itself imports the payments, so
 * they are defined here.
 */
export const settleCycleTicket = {
  name: 'settle-cycle',
  payload: z.object({ paymentId: z.uuid() }),
  triesMax: 25,
}
