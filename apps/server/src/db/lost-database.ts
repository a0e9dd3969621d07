import { AppError } from '@balcao/domain/texts/app-error'
import { isOutOfResources, refusesWrites } from '#kit/postgres/refuses-writes.ts'
import { postgresErrorCode } from './retryable.ts'

/** Error codes of the driver, the system and PostgreSQL for a lost or missing session. */
const losses = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_DESTROYED',
  'CONNECTION_ENDED',
  'CONNECT_TIMEOUT',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  // admin_shutdown, crash_shutdown, cannot_connect_now
  '57P01',
  '57P02',
  '57P03',
])

const retryAfterSeconds = 3

export function isLoss(error: unknown): boolean {
  return losses.has(postgresErrorCode(error) ?? '') || isOutOfResources(error)
}

/** Turns the loss of PostgreSQL into a refusal that asks to try again soon. Other errors are passed on unchanged. */
export function refuseWhileLost(error: unknown): never {
  if (!isLoss(error)) throw error
  throw lost(error)
}

/** Raised by `app.enter` (wall.sql) for a tenant that is moving or has moved to another cell. */
const tenantHeld = 'BC001'

/** The same for a transaction that writes: a server that refuses writes counts as lost. */
export function refuseWhileUnwritable(error: unknown): never {
  if (postgresErrorCode(error) === tenantHeld)
    throw new AppError('tenant_moving', { retryAfterSeconds: 1 }, { cause: error })
  if (!refusesWrites(error)) return refuseWhileLost(error)
  throw lost(error)
}

function lost(cause: unknown): AppError {
  return new AppError('database_lost', { retryAfterSeconds }, { cause })
}
