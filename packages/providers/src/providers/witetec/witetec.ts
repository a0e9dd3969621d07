import { withGenerations } from '#adapter/with-generations.ts'
import { firstGeneration } from './first-generation.ts'
import { secondGeneration } from './second-generation.ts'

/**
 * Facts: the published source of the first server, which the specification describes, and public callers of the API
 * that replaced it (2025). The first is the default; the credential `generation` selects the second.
 */
export const witetec = withGenerations({ first: firstGeneration, second: secondGeneration })
