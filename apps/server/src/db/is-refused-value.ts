import { postgresErrorCode } from './retryable.ts'

/** A zero character in a text, alone or inside JSON, and a date that is in no calendar of PostgreSQL's. */
const refusals = new Set(['22021', '22P05', '22008'])

/** Whether PostgreSQL cannot hold a value that somebody sent: no schema forbids these in every text and date, so it is the one to refuse. */
export function isRefusedValue(error: unknown): boolean {
  return refusals.has(postgresErrorCode(error) ?? '')
}
