import { problem } from '@balcao/domain/texts/input-problems'
import { z } from 'zod'

export const orderBumpsMax = 5
export const bumpOptionsMax = 20

/** The whole tab Order Bump, in the order of the checkout. A bump that is left out is removed. */
export const orderBumpsInput = z.strictObject({
  productId: z.uuid(),
  version: z.int().positive(),
  bumps: z
    .array(
      z.strictObject({
        /** Missing for a new bump. */
        id: z.uuid().optional(),
        offerId: z.uuid(problem('required')),
        fakePriceCents: z.int(problem('invalid')).min(1, problem('too_small')).nullable(),
      }),
    )
    .max(orderBumpsMax, problem('too_many')),
})
export type OrderBumpsInput = z.output<typeof orderBumpsInput>

export const bumpOptionsInput = z.strictObject({
  productId: z.uuid(),
  search: z.string().trim().max(100).optional(),
  ids: z.array(z.uuid()).max(bumpOptionsMax).optional(),
})
