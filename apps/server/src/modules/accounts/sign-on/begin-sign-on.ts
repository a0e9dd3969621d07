import { AppError } from '@balcao/domain/texts/app-error'
import { randomToken } from '#kit/crypto/tokens.ts'
import { platformOfDoor } from '#modules/accounts/doors/doors.ts'
import type { Visitor } from '#modules/accounts/doors/visitor.ts'
import { readCookie, writeCookie } from '#rpc/cookies.ts'
import type { SessionUser } from '#rpc/session-user.ts'
import { inScope } from '#scope.ts'
import { loadClient, openProvider } from './open-provider.ts'
import type { SignOnDoor } from './sign-on.input.ts'
import { findSignOnSettings } from './sign-on-settings.ts'
import { type SignOnState, sealState, stateLifetimeMs } from './sign-on-state.ts'

export const callbackPath = '/sign-on/callback'
const browserShape = /^[\w-]{43}$/

type Start = { door: SignOnDoor; purpose: SignOnState['purpose']; next?: string | undefined }

/** The address at the provider to which the browser goes, and the cookie that its return requires. */
export async function beginSignOn(
  visitor: Visitor,
  session: SessionUser | null,
  { door, purpose, next }: Start,
): Promise<string> {
  const { app } = visitor
  const platformId = platformOfDoor(door, visitor.platformId)
  if (purpose !== 'ENTER') requireAsker(session, platformId, purpose)
  const settings = await inScope(app, platformId, findSignOnSettings)
  if (!settings || (settings.mode === 'OFF' && purpose !== 'TEST')) throw new AppError('not_found')
  const [client, config] = [await loadClient(), await openProvider(app, settings)]
  const verifier = client.randomPKCECodeVerifier()
  const known = readCookie(app.config, 'signOn', visitor.cookieHeader)
  // The cookie is shared by all tabs of the browser.
  const browser = known !== null && browserShape.test(known) ? known : randomToken()
  const state: SignOnState = {
    door,
    purpose,
    issuer: settings.issuer,
    clientId: settings.clientId,
    redirectUri: `${visitor.origin}${callbackPath}`,
    nonce: client.randomNonce(),
    verifier,
    sessionId: purpose === 'ENTER' ? null : (session?.sessionId ?? null),
    next: next ?? null,
    startedAt: app.clock.now(),
  }
  const url = client.buildAuthorizationUrl(config, {
    redirect_uri: state.redirectUri,
    scope: settings.scopes,
    state: sealState(app, { platformId, browser }, state),
    nonce: state.nonce,
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...(purpose === 'PROVE' && { prompt: 'login', max_age: '0' }),
  })
  const maxAgeSeconds = stateLifetimeMs / 1000
  visitor.setCookies([writeCookie(app.config, { kind: 'signOn', value: browser, maxAgeSeconds })])
  return url.href
}

/** The session of a person who renews a proof or tries the settings, who is logged in already. */
export function requireAsker(
  session: SessionUser | null,
  platformId: string,
  purpose: 'PROVE' | 'TEST',
): SessionUser {
  if (session?.platformId !== platformId || session.visit) throw new AppError('session_required')
  if (purpose === 'PROVE' && !session.signOn) throw new AppError('permission_missing')
  if (purpose === 'TEST' && !session.permissions.includes('isConfigAvailable'))
    throw new AppError('permission_missing', { permission: 'isConfigAvailable' })
  return session
}
