import type { z } from 'zod'
import { feePlanInput } from '#modules/platforms/prices/fee-plan.input.ts'

/** A fee plan that is not saved yet. */
export const feePreviewInput = feePlanInput.pick({ method: true, basisPoints: true, fixedFees: true })
export type FeePreviewInput = z.output<typeof feePreviewInput>
