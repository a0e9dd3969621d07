import { problem } from '@balcao/domain/texts/input-problems'
import { z } from 'zod'

/** At least room for one film of the largest size, at most a size that a disk can have. */
export const contentStorageInput = z.strictObject({
  storagePerSellerGb: z
    .int(problem('invalid'))
    .min(5, problem('too_small'))
    .max(10_000, problem('too_large')),
})
