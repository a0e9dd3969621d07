export type HashCost = { memoryKib: number; passes: number; parallelism: number }

/** What to try one password costs a thief who has the hashes, and us at every log-in. Tests hash at a lower cost (vitest.config.ts). */
export const hashCost: HashCost = { memoryKib: 19_456, passes: 2, parallelism: 1 }
