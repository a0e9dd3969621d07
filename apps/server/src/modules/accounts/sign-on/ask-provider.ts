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
 * Asks the provider whether it still knows the person, and in which groups the person is. Only an explicit
 * refusal ends the identity; every other failure counts as silence.
 */
export async function askProvider(
  app: App,
  settings: SignOnSettings,
  identity: Identity & { token: string },
): Promise<Answer> {
  // Kept even if a later request fails: a provider that rotates tokens has already used up the former one.
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
      if (own && own.sub !== identity.subject) throw new Error('The provider answered about another person')
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
 * Whether the provider says that a person or a token is no longer valid. A 401 during the token renewal
 * concerns our client, whose secret may have expired, and says nothing about the person.
 */
async function isRefusal(error: unknown, asksAboutPerson: boolean): Promise<boolean> {
  const { ResponseBodyError, WWWAuthenticateChallengeError } = await loadClient()
  if (error instanceof ResponseBodyError) return error.error === 'invalid_grant'
  if (!asksAboutPerson) return false
  if (error instanceof WWWAuthenticateChallengeError) return error.status === 401
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Response && cause.status === 401
}
