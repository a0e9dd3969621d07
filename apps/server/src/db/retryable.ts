import { setTimeout as pause } from 'node:timers/promises'

const serializationFailure = '40001'
const deadlockDetected = '40P01'
/** Error of every statement pipelined after a failed one: it may arrive first and hide a deadlock. */
const transactionAborted = '25P02'
const violations = new Set<unknown>(['23505', '23514', '23P01'])
const worthAnotherTry = new Set<unknown>([serializationFailure, deadlockDetected, transactionAborted])
const triesMax = 5

/**
 * Retries a whole transaction when PostgreSQL asks for it, after a short random pause that separates two competing
 * transactions.
 */
export async function retryable<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run()
    } catch (error) {
      if (attempt === triesMax || !worthAnotherTry.has(postgresErrorCode(error))) throw error
      await pause(Math.random() * 20 * attempt)
    }
  }
}

export function postgresErrorCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if ('code' in error && typeof error.code === 'string') return error.code
  return postgresErrorCode(error.cause)
}

/**
 * The name of the constraint that refused a statement. A worker of Citus gives it in its message alone, and the name of a
 * shard's index ends in the number of the shard.
 */
export function violatedConstraint(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if (!('code' in error && violations.has(error.code))) return violatedConstraint(error.cause)
  const name = 'constraint_name' in error ? error.constraint_name : /"([^"]+)"$/.exec(error.message)?.[1]
  return typeof name === 'string' ? name.replace(/_\d{6,}$/, '') : undefined
}
