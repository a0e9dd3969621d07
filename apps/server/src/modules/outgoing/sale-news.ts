import { outgoingEventTypes } from '@balcao/domain/platform/outgoing-events'
import { paymentStatuses } from '@balcao/domain/vocabulary'
import { z } from 'zod'

/** A change of a sale, with the values at its instant: the sale may have changed since. */
export const saleNews = z.object({
  paymentId: z.uuid(),
  types: z.array(z.enum(outgoingEventTypes)),
  at: z.iso.datetime(),
  status: z.enum(paymentStatuses),
  refundedCents: z.int(),
})
export type SaleNews = z.infer<typeof saleNews>
