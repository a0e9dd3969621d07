import { createHmac } from 'node:crypto'
import { AppError } from '@balcao/domain/app-error'
import { normalizeEmail } from '@balcao/domain/email'
import { eq } from 'drizzle-orm'
import type { App } from '../../app.ts'
import { mailOptOuts } from '../../db/schema/messages.ts'
import { equalInConstantTime } from '../../kit/crypto/tokens.ts'
import type { Scope } from '../../scope.ts'

type Place = { app: App; platformId: string }

/** The link by which a mailbox asks to be left alone. It names nobody, and works for as long as the mail lies there. */
export function optOutPath(place: Place, email: string): `/${string}` {
  const emailHash = hashOf(place, email)
  return `/opt-out/${emailHash}.${signatureOf(place, emailHash)}`
}

/** The mailbox that a link is about, as a hash. A link that we did not make is none. */
export function readOptOut(place: Place, token: string): string {
  const [emailHash = '', signature = ''] = token.split('.')
  if (!equalInConstantTime(signature, signatureOf(place, emailHash))) throw new AppError('not_found')
  return emailHash
}

export async function optOut(scope: Scope, token: string): Promise<void> {
  const { tx, platformId, now } = scope
  const emailHash = readOptOut(scope, token)
  await tx.insert(mailOptOuts).values({ platformId, emailHash, at: now }).onConflictDoNothing()
}

/** Whether a mailbox asked for no reminders. */
export async function hasOptedOut(scope: Scope, email: string): Promise<boolean> {
  const found = await scope.tx
    .select({ id: mailOptOuts.id })
    .from(mailOptOuts)
    .where(eq(mailOptOuts.emailHash, hashOf(scope, email)))
  return found.length > 0
}

function hashOf({ app, platformId }: Place, email: string): string {
  return keyed(app, 'mailbox that opts out', `${platformId} ${normalizeEmail(email)}`)
}

function signatureOf({ app, platformId }: Place, emailHash: string): string {
  return keyed(app, 'link to opt out', `${platformId} ${emailHash}`)
}

function keyed(app: App, purpose: string, text: string): string {
  return createHmac('sha256', app.secrets.derive(purpose)).update(text).digest('base64url')
}
