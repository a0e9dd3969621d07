import { withGenerations } from '#adapter/with-generations.ts'
import { firstGeneration } from './first-generation.ts'
import { secondGeneration } from './second-generation.ts'

/**
 * The specification posts to /api/payment, which is the first API, and the vendor's current documentation to /payment,
 * which is the second; the credential `generation` selects the account's generation.
 */
export const noxpay = withGenerations({ v1: firstGeneration, v2: secondGeneration })
