import type { App } from '../../../app.ts'
import type { SessionUser } from '../../../rpc/session-user.ts'
import { readCookie } from '../doors/cookies.ts'
import { platformOfDoor } from '../doors/doors.ts'
import { findSession } from './find-session.ts'

const tokenShape = /^[\w-]{43}$/

/** The session that a request carries, if it is good on this host: one platform's session is nothing on a neighbour's ground. */
export async function readSession(
  app: App,
  cookieHeader: string | undefined,
  hostPlatformId: string,
): Promise<SessionUser | null> {
  const token = readCookie(app.config, 'session', cookieHeader)
  if (token === null || !tokenShape.test(token)) return null
  const session = await findSession(app, token)
  return session && session.platformId === platformOfDoor(session.role, hostPlatformId) ? session : null
}
