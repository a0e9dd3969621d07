import type { $ZodConfig } from 'zod/v4/core'

declare global {
  var __zod_globalConfig: $ZodConfig | undefined
}

// The page's policy forbids code made from text, and even zod's attempt, made when a schema is written down, would be reported. Zod itself
// comes with the first form: this is where it looks for its settings then.
globalThis.__zod_globalConfig = { jitless: true }
