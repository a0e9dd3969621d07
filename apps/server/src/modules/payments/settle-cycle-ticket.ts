import { z } from 'zod'

/** What the queue has to know of the job by which a subscription hears of its payments. The job itself stands above the payments. */
export const settleCycleTicket = {
  name: 'settle-cycle',
  payload: z.object({ paymentId: z.uuid() }),
  triesMax: 25,
}
