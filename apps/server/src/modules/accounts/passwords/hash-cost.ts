export type HashCost = { memoryKib: number; passes: number; parallelism: number }

/**
 * Cost of trying one password: for a thief of the hashes, and for us at every login. Tests use a lower cost
 * (test/replace-settings.ts).
 */
export const hashCost: HashCost = { memoryKib: 19_456, passes: 2, parallelism: 1 }
