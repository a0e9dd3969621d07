import type { HashCost } from '../src/modules/accounts/passwords/hash-cost.ts'

/** The least that argon2 takes: stories log in by the thousand, and what a hash costs is a story of its own (passwords.test.ts). */
export const hashCost: HashCost = { memoryKib: 8, passes: 1, parallelism: 1 }
