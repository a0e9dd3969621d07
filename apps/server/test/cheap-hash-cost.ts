import type { HashCost } from '#modules/accounts/passwords/hash-cost.ts'

/**
 * The lowest cost of argon2: stories log in thousands of times, and the real cost has its own test (passwords.test.ts).
 */
export const hashCost: HashCost = { memoryKib: 8, passes: 1, parallelism: 1 }
