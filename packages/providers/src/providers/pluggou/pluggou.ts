import { withGenerations } from '#adapter/with-generations.ts'
import { firstGeneration } from './first-generation.ts'
import { secondGeneration } from './second-generation.ts'

/**
 * Facts: public callers of the first API, which the specification describes, and of the one that replaced it, with a
 * page that retells its documentation (2025 and 2026). The first is the default; the credential `generation` selects
 * the second.
 */
export const pluggou = withGenerations({ first: firstGeneration, second: secondGeneration })
