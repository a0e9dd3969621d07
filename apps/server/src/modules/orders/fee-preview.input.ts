import type { z } from 'zod'
import { feePlanInput } from '../platforms/fee-plan.input.ts'

/** A plan that nobody has saved yet. */
export const feePreviewInput = feePlanInput.pick({ method: true, basisPoints: true, fixedFees: true })
export type FeePreviewInput = z.output<typeof feePreviewInput>
