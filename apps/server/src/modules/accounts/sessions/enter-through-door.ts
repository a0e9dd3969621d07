import type { Role } from '@balcao/domain/vocabulary'
import { and, eq } from 'drizzle-orm'
import { sessionLogs } from '#db/schema/accounts.ts'
import { findKnownDevice } from '#modules/accounts/devices/find-known-device.ts'
import { tellNewDevice } from '#modules/accounts/devices/tell-new-device.ts'
import type { Visitor } from '#modules/accounts/doors/visitor.ts'
import { noteBypass } from '#modules/accounts/sign-on/may-log-in-without-sign-on.ts'
import { recordAttempt } from '#modules/accounts/throttling/record-attempt.ts'
import type { User } from '#modules/accounts/users/user.ts'
import type { Scope } from '#scope.ts'
import { type Entry, openSession, type SignedOn } from './open-session.ts'

/** Opens and logs the session of an authenticated person, and notifies the owner of a new browser. */
export async function enterThroughDoor(
  scope: Scope,
  visitor: Visitor,
  {
    user,
    door,
    shouldRemember,
    signOn,
  }: { user: User; door: Role; shouldRemember: boolean; signOn?: SignedOn },
): Promise<Entry> {
  const isNewcomer = !(await hasEntered(scope, user))
  const isKnownDevice = (await findKnownDevice(scope, visitor, user.id)) !== null
  const entry = await openSession(scope, visitor, { user, door, shouldRemember, signOn })
  await recordAttempt(scope, visitor, { door, email: user.email, userId: user.id, outcome: 'ENTERED' })
  if (!isNewcomer && !isKnownDevice)
    await tellNewDevice(scope, visitor, { user, door, sessionId: entry.sessionId })
  if (!signOn) await noteBypass(scope, visitor, { user, door })
  return entry
}

/**
 * Read from the log, which outlives old sessions: a person who returns after a long time is not new, and is
 * notified of a new browser.
 */
async function hasEntered({ tx }: Scope, { id }: User): Promise<boolean> {
  const earlier = await tx
    .select({ id: sessionLogs.id })
    .from(sessionLogs)
    .where(and(eq(sessionLogs.userId, id), eq(sessionLogs.outcome, 'ENTERED')))
    .limit(1)
  return earlier.length > 0
}
