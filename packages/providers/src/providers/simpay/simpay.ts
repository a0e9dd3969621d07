import { withGenerations } from '#adapter/with-generations.ts'
import { bankGeneration } from './bank-generation.ts'
import { salesGeneration } from './sales-generation.ts'

/**
 * Facts: public callers of the current bank API and of the older sales API (2025 and 2026). The specification names
 * SIMPAY without describing its API, so the current API is the default; the credential `generation` selects the older.
 */
export const simpay = withGenerations({ bank: bankGeneration, sales: salesGeneration })
