import type { $ZodConfig } from 'zod/v4/core'

declare global {
  var __zod_globalConfig: $ZodConfig | undefined
}

// The page's policy forbids eval, and even zod's attempt, made when a schema is created, would be reported.
// Zod itself is loaded with the first form and reads its settings from here.
globalThis.__zod_globalConfig = { jitless: true }
