import type { AdminPermission } from '@balcao/domain/vocabulary'
import type { App } from '#app.ts'
import { type Identity, openToken } from './identity.ts'
import { keepKeys, loadClient, openProvider } from './open-provider.ts'
import { type Claims, ceilingOf, groupsIn } from './provider-claims.ts'
import type { SignOnSettings } from './sign-on-settings.ts'

type Tokens = { refresh_token?: string; access_token: string }

export type Answer =
  | { kind: 'PROVEN'; ceiling: AdminPermission[] | null; tokens: Tokens | null }
  | { kind: 'ENDED'; reason: 'PROVIDER' | 'GROUP' }
  | { kind: 'SILENT'; tokens: Tokens | null }

/**
 * Asks the provider whether the person is still one of its own, and in which groups. Only its clear refusal ends
 * anything; every other failure counts as silence.
 */
export async function askProvider(
  app: App,
  settings: SignOnSettings,
  identity: Identity & { token: string },
): Promise<Answer> {
  // A rotated token is kept even where a later question gets no answer: the former one is used up.
  let tokens: Tokens | null = null
  let asksAboutPerson = false
  try {
    const client = await loadClient()
    const config = await openProvider(app, settings)
    const token = openToken(app, identity)
    let claims: Claims | null = null
    if (identity.isRefreshToken) {
      const answer = await client.refreshTokenGrant(config, token)
      // A provider that does not rotate the refresh token sends none.
      tokens = { refresh_token: answer.refresh_token ?? token, access_token: answer.access_token }
      await keepKeys(settings, config)
      const own = answer.claims()
      if (own && own.sub !== identity.subject) throw new Error('The provider answered about somebody else')
      if (settings.groups.length === 0 || (own && groupsIn(own, settings.groupsClaim) !== null))
        claims = own ?? {}
    }
    asksAboutPerson = true
    claims ??= await client.fetchUserInfo(config, tokens?.access_token ?? token, identity.subject)
    const ceiling = ceilingOf(settings, groupsIn(claims, settings.groupsClaim) ?? [])
    return ceiling === undefined ? { kind: 'ENDED', reason: 'GROUP' } : { kind: 'PROVEN', ceiling, tokens }
  } catch (error) {
    if (await isRefusal(error, asksAboutPerson)) return { kind: 'ENDED', reason: 'PROVIDER' }
    app.log.warn({ platformId: settings.platformId, error }, 'The provider of the sign-on gave no answer')
    return { kind: 'SILENT', tokens }
  }
}

/**
 * The words by which a provider says that a person, or a token, is not valid any more. A 401 where tokens are renewed is about our
 * client, whose secret may have run out: it tells nothing of anybody.
 */
async function isRefusal(error: unknown, asksAboutPerson: boolean): Promise<boolean> {
  const { ResponseBodyError, WWWAuthenticateChallengeError } = await loadClient()
  if (error instanceof ResponseBodyError) return error.error === 'invalid_grant'
  if (!asksAboutPerson) return false
  if (error instanceof WWWAuthenticateChallengeError) return error.status === 401
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Response && cause.status === 401
}
