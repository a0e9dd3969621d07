import { normalizeEmail } from '@balcao/domain/people/email'
import type { MailTemplates } from '@balcao/mail/templates'
import { and, eq } from 'drizzle-orm'
import { mailSuppressions } from '#db/schema/messages.ts'
import type { Scope } from '#scope.ts'

export type Suppression = { reason: (typeof mailSuppressions.$inferSelect)['reason']; at: Date }

/**
 * Mails that a person requests for a login, which is impossible without them. They are sent to a suppressed
 * address too, within the limits of each door.
 */
export const sentDespiteSuppression: ReadonlySet<keyof MailTemplates> = new Set([
  'customerAccessCode',
  'registrationCode',
  'passwordReset',
])

/** Stops all mail to an address. A complaint replaces a bounce, and only the staff lifts it. */
export async function suppress(
  { tx, platformId, now }: Scope,
  recipient: string,
  reason: Suppression['reason'],
): Promise<void> {
  const insert = tx
    .insert(mailSuppressions)
    .values({ platformId, email: normalizeEmail(recipient), reason, at: now })
  await (reason === 'COMPLAINED'
    ? insert.onConflictDoUpdate({
        target: [mailSuppressions.platformId, mailSuppressions.email],
        set: { reason, at: now },
      })
    : insert.onConflictDoNothing())
}

export async function findSuppression({ tx }: Scope, email: string): Promise<Suppression | null> {
  const [found] = await tx
    .select({ reason: mailSuppressions.reason, at: mailSuppressions.at })
    .from(mailSuppressions)
    .where(eq(mailSuppressions.email, normalizeEmail(email)))
  return found ?? null
}

/** Lifts a suppression and returns it; null without one. */
export async function liftSuppression({ tx }: Scope, email: string): Promise<Suppression | null> {
  const [lifted] = await tx
    .delete(mailSuppressions)
    .where(eq(mailSuppressions.email, normalizeEmail(email)))
    .returning({ reason: mailSuppressions.reason, at: mailSuppressions.at })
  return lifted ?? null
}

/**
 * Ends a bounce after a code or link from this mailbox was used, which proves that it receives mail. A
 * complaint stays.
 */
export async function endBounce({ tx }: Scope, email: string): Promise<void> {
  await tx
    .delete(mailSuppressions)
    .where(and(eq(mailSuppressions.email, normalizeEmail(email)), eq(mailSuppressions.reason, 'BOUNCED')))
}
