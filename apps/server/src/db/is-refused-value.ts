import { postgresErrorCode } from './retryable.ts'

/** A zero character in a text, alone or inside JSON, and a date outside PostgreSQL's calendar. */
const refusals = new Set(['22021', '22P05', '22008'])

/**
 * Whether PostgreSQL cannot store a value from outside: no schema forbids these in every text and date, so
 * the database refuses them.
 */
export function isRefusedValue(error: unknown): boolean {
  return refusals.has(postgresErrorCode(error) ?? '')
}
