import type { z } from 'zod'
import { feePlanInput } from '#modules/platforms/prices/fee-plan.input.ts'

/** An unsaved plan. */
export const feePreviewInput = feePlanInput.pick({ method: true, basisPoints: true, fixedFees: true })
export type FeePreviewInput = z.output<typeof feePreviewInput>
