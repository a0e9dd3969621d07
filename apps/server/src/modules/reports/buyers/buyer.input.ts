import { z } from 'zod'

export const findBuyersInput = z.strictObject({ search: z.string().trim().min(3).max(100) })

/** A buyer is identified by an order: an e-mail in the address of a page would end up in logs and histories. */
export const buyerInput = z.strictObject({ orderId: z.uuid() })
