import { problem } from '@balcao/domain/texts/input-problems'
import { z } from 'zod'

/** Room for one film of the largest size at least, and a size that a disk can have at most. */
export const contentStorageInput = z.strictObject({
  storagePerSellerGb: z
    .int(problem('invalid'))
    .min(5, problem('too_small'))
    .max(10_000, problem('too_large')),
})
