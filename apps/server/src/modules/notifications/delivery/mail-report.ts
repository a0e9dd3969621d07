import { AppError } from '@balcao/domain/texts/app-error'
import type { App } from '#app.ts'
import type { MailName } from './mail-name.ts'

/** A report of a mail service on the outcome of a mail. */
export type MailReport = {
  mail: MailName
  /** Id of the mail at the service. */
  serviceId: string | null
  outcome:
    | 'DELIVERED'
    /** Given up for now: the mailbox is full, or the receiver refused this mail. */
    | 'SOFT_BOUNCE'
    /** The mailbox does not exist. */
    | 'HARD_BOUNCE'
    | 'COMPLAINT'
  /** Signed part of the call if the signature does not cover the report; it counts only once. */
  token?: { text: string; expiresAt: Date }
}

/** A call of a mail service as received. */
export type ReportCall = { headers: Record<string, string | string[] | undefined>; body: Buffer }

/** Verifies the author of a call and reads it. Throws for an unproven one. */
export type ReportReader = (app: App, call: ReportCall) => Promise<MailReport[]> | MailReport[]

/**
 * Longest time between the signature of a call and its arrival. Services retry an unanswered call for some
 * hours; a repeated report has no effect.
 */
const windowMs = 24 * 3_600_000
/** Tolerated difference between the clocks. */
const aheadMs = 5 * 60_000

/** Refuses a signature that is too old, and returns the end of its validity. */
export function refuseOld(app: App, signedAt: Date): Date {
  const ageMs = app.clock.now().getTime() - signedAt.getTime()
  // Negated, so that an invalid date (NaN) is refused too.
  if (!(ageMs <= windowMs && ageMs >= -aheadMs)) throw unproven()
  return new Date(signedAt.getTime() + windowMs)
}

export function unproven(): AppError {
  return new AppError('permission_missing')
}

/** Undefined for a body without JSON, such as the confirmation request of a new subscription. */
export function readJson(body: Buffer | string): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    return undefined
  }
}

export function headerOf({ headers }: ReportCall, name: string): string {
  const value = headers[name]
  return (Array.isArray(value) ? value[0] : value) ?? ''
}
