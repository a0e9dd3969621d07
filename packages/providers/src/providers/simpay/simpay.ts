import { withGenerations } from '#adapter/with-generations.ts'
import { bankGeneration } from './bank-generation.ts'
import { salesGeneration } from './sales-generation.ts'

/**
 * Facts: public callers of the current bank API and of the older sales API (2025 and 2026). The specification names
 * SIMPAY without giving it a shape, so the current one is the default; the older is chosen by the credential
 * `generation`.
 */
export const simpay = withGenerations({ bank: bankGeneration, sales: salesGeneration })
