import { AppError } from '@balcao/domain/texts/app-error'
import type { App } from '#app.ts'
import type { MailName } from './mail-name.ts'

/** What a mail service says became of a mail. */
export type MailReport = {
  mail: MailName
  /** Its own id of the mail. */
  serviceId: string | null
  outcome:
    | 'DELIVERED'
    /** Given up for now: the mailbox is full, or the receiver did not want this mail. */
    | 'SOFT_BOUNCE'
    /** There is no such mailbox. */
    | 'HARD_BOUNCE'
    | 'COMPLAINT'
  /** What was signed instead of the report itself, and so counts once. */
  token?: { text: string; expiresAt: Date }
}

/** A call of a mail service, as it came. */
export type ReportCall = { headers: Record<string, string | string[] | undefined>; body: Buffer }

/** Reads a call and proves who made it. Throws for one that is not proven. */
export type ReportReader = (app: App, call: ReportCall) => Promise<MailReport[]> | MailReport[]

/**
 * Longest time between the signature of a call and its arrival. The services repeat a call that we did not answer
 * for some hours; what was seen before has no effect anyway.
 */
const windowMs = 24 * 3_600_000
/** Clocks differ. */
const aheadMs = 5 * 60_000

/** Refuses a signature that is too old, and returns the instant until which this one counts. */
export function refuseOld(app: App, signedAt: Date): Date {
  const ageMs = app.clock.now().getTime() - signedAt.getTime()
  // Written so that a date that is none is refused as well.
  if (!(ageMs <= windowMs && ageMs >= -aheadMs)) throw unproven()
  return new Date(signedAt.getTime() + windowMs)
}

export function unproven(): AppError {
  return new AppError('permission_missing')
}

/** Undefined for what is no JSON, such as the greeting of a new subscription. */
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
