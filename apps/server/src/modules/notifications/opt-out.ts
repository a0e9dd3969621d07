import { createHmac } from 'node:crypto'
import { normalizeEmail } from '@balcao/domain/people/email'
import { AppError } from '@balcao/domain/texts/app-error'
import { eq } from 'drizzle-orm'
import { mailOptOuts } from '#db/schema/messages.ts'
import { equalInConstantTime } from '#kit/crypto/tokens.ts'
import type { Scope } from '#scope.ts'
import { keepOptOutKey, openOptOutKey } from './opt-out-key.ts'

/** The link by which a mailbox opts out of reminders. It contains no address and never expires. */
export async function optOutPath(scope: Scope, email: string): Promise<`/${string}`> {
  const key = await keepOptOutKey(scope)
  const emailHash = hashOf(scope, key, email)
  return `/opt-out/${emailHash}.${signatureOf(scope, key, emailHash)}`
}

/** The hash of a link's mailbox. A forged link is refused. */
export async function readOptOut(scope: Scope, token: string): Promise<string> {
  const [emailHash = '', signature = ''] = token.split('.')
  const key = await openOptOutKey(scope)
  if (!equalInConstantTime(signature, signatureOf(scope, key, emailHash))) throw new AppError('not_found')
  return emailHash
}

export async function optOut(scope: Scope, token: string): Promise<void> {
  await note(scope, await readOptOut(scope, token))
}

/** Switches reminders on or off for a mailbox whose owner is already verified. */
export async function chooseReminders(
  scope: Scope,
  { email, areWanted }: { email: string; areWanted: boolean },
): Promise<void> {
  const emailHash = hashOf(scope, await keepOptOutKey(scope), email)
  if (areWanted) await scope.tx.delete(mailOptOuts).where(eq(mailOptOuts.emailHash, emailHash))
  else await note(scope, emailHash)
}

/** Whether a mailbox opted out of reminders. */
export async function hasOptedOut(scope: Scope, email: string): Promise<boolean> {
  const found = await scope.tx
    .select({ id: mailOptOuts.id })
    .from(mailOptOuts)
    .where(eq(mailOptOuts.emailHash, hashOf(scope, await openOptOutKey(scope), email)))
  return found.length > 0
}

async function note({ tx, platformId, now }: Scope, emailHash: string): Promise<void> {
  await tx.insert(mailOptOuts).values({ platformId, emailHash, at: now }).onConflictDoNothing()
}

function hashOf({ platformId }: Scope, key: Buffer, email: string): string {
  return keyed(key, `${platformId} ${normalizeEmail(email)}`)
}

function signatureOf({ platformId }: Scope, key: Buffer, emailHash: string): string {
  return keyed(key, `link to opt out ${platformId} ${emailHash}`)
}

function keyed(key: Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url')
}
