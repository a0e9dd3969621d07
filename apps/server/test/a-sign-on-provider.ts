import { createHash, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'

export type ProvidersPerson = {
  sub: string
  email: string
  email_verified?: boolean
  groups?: string[]
  amr?: string[]
  /** Seconds between the person's password and the sign-on. */
  typedAgo?: number
}

type Grant = {
  sub: string
  nonce: string | null
  challenge: string | null
  redirectUri: string
  authTime: number
}
type Answer = { status?: number; body?: unknown; location?: string; challenge?: string }

export type SignOnProvider = Awaited<ReturnType<typeof aSignOnProvider>>

export const providerClient = { clientId: 'balcao', clientSecret: 'segredo do cliente' }

/**
 * A company's sign-on: OpenID Connect with codes, PKCE, signed tokens and rotating refresh tokens. It signs in the
 * person named by `present`, and gives false answers where a test asks for them.
 */
export async function aSignOnProvider({ now }: { now: () => Date }) {
  const key = await generateKeyPair('RS256')
  const foreignKey = await generateKeyPair('RS256')
  const codes = new Map<string, Grant>()
  const refreshTokens = new Map<string, string>()
  const accessTokens = new Map<string, string>()
  const people = new Map<string, ProvidersPerson>()
  const provider = {
    issuer: '',
    /** The person at the browser. */
    present: null as string | null,
    /** Every request to the provider, by its path. */
    asked: [] as string[],
    isDown: false,
    /** The client's secret has expired: RFC 6749 then demands a 401 with a challenge. */
    isSecretOver: false,
    rotates: true,
    givesRefreshTokens: true,
    /** Changes the claims of the next tokens. */
    lie: (claims: JWTPayload): JWTPayload => claims,
    signature: 'own' as 'own' | 'foreign' | 'none',
    /** Delays the answer to a refresh token. */
    beforeRefresh: async (): Promise<void> => {},
    add(person: ProvidersPerson): ProvidersPerson {
      people.set(person.sub, person)
      provider.present = person.sub
      return person
    },
    /** Disables a person: their tokens are no longer valid. */
    disable(sub: string): void {
      people.delete(sub)
    },
    stop(): Promise<void> {
      server.closeAllConnections()
      return new Promise((done) => server.close(() => done()))
    },
  }
  const seconds = () => Math.floor(now().getTime() / 1000)

  async function idToken({
    sub,
    nonce,
    authTime,
  }: Pick<Grant, 'sub' | 'nonce' | 'authTime'>): Promise<string> {
    const { sub: _, typedAgo: _ago, ...claims } = people.get(sub) ?? { sub, email: '' }
    const payload = provider.lie({
      ...claims,
      iss: provider.issuer,
      sub,
      aud: providerClient.clientId,
      iat: seconds(),
      exp: seconds() + 300,
      auth_time: authTime,
      ...(nonce !== null && { nonce }),
    })
    if (provider.signature === 'none') return new UnsecuredJWT(payload).encode()
    const { privateKey } = provider.signature === 'own' ? key : foreignKey
    return new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid: 'own' }).sign(privateKey)
  }

  async function tokensFor(grant: Pick<Grant, 'sub' | 'nonce' | 'authTime'>): Promise<Answer> {
    const [access, refresh] = [randomUUID(), randomUUID()]
    accessTokens.set(access, grant.sub)
    if (provider.givesRefreshTokens) refreshTokens.set(refresh, grant.sub)
    return {
      body: {
        access_token: access,
        token_type: 'Bearer',
        expires_in: 3600,
        id_token: await idToken(grant),
        ...(provider.givesRefreshTokens && { refresh_token: refresh }),
      },
    }
  }

  const refusal = { status: 400, body: { error: 'invalid_grant' } }

  async function token(form: URLSearchParams): Promise<Answer> {
    if (provider.isSecretOver)
      return { status: 401, body: { error: 'invalid_client' }, challenge: 'Basic realm="clients"' }
    if (
      form.get('client_id') !== providerClient.clientId ||
      form.get('client_secret') !== providerClient.clientSecret
    )
      return { status: 401, body: { error: 'invalid_client' } }
    if (form.get('grant_type') === 'refresh_token') {
      await provider.beforeRefresh()
      const used = form.get('refresh_token') ?? ''
      const sub = refreshTokens.get(used)
      if (sub === undefined || !people.has(sub)) return refusal
      if (provider.rotates) refreshTokens.delete(used)
      return tokensFor({ sub, nonce: null, authTime: seconds() })
    }
    const grant = codes.get(form.get('code') ?? '')
    codes.delete(form.get('code') ?? '')
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    if (!grant || grant.challenge !== challenge || grant.redirectUri !== form.get('redirect_uri'))
      return refusal
    return tokensFor(grant)
  }

  function authorize(query: URLSearchParams): Answer {
    const redirectUri = query.get('redirect_uri') ?? ''
    const back = new URL(redirectUri)
    back.searchParams.set('state', query.get('state') ?? '')
    back.searchParams.set('iss', provider.issuer)
    const person = people.get(provider.present ?? '')
    if (!person) back.searchParams.set('error', 'access_denied')
    else {
      const code = randomUUID()
      const ago = query.get('prompt') === 'login' ? 0 : (person.typedAgo ?? 0)
      codes.set(code, {
        sub: person.sub,
        nonce: query.get('nonce'),
        challenge: query.get('code_challenge'),
        redirectUri,
        authTime: seconds() - ago,
      })
      back.searchParams.set('code', code)
    }
    return { status: 302, location: back.href }
  }

  async function answer(request: IncomingMessage): Promise<Answer> {
    const { pathname, searchParams } = new URL(request.url ?? '/', provider.issuer)
    provider.asked.push(pathname)
    if (provider.isDown) return { status: 503, body: {} }
    switch (pathname) {
      case '/.well-known/openid-configuration':
        return {
          body: {
            issuer: provider.issuer,
            authorization_endpoint: `${provider.issuer}/authorize`,
            token_endpoint: `${provider.issuer}/token`,
            userinfo_endpoint: `${provider.issuer}/userinfo`,
            jwks_uri: `${provider.issuer}/jwks`,
            response_types_supported: ['code'],
            subject_types_supported: ['public'],
            id_token_signing_alg_values_supported: ['RS256'],
            token_endpoint_auth_methods_supported: ['client_secret_post'],
            authorization_response_iss_parameter_supported: true,
          },
        }
      case '/jwks':
        return {
          body: { keys: [{ ...(await exportJWK(key.publicKey)), kid: 'own', alg: 'RS256', use: 'sig' }] },
        }
      case '/authorize':
        return authorize(searchParams)
      case '/token':
        return token(new URLSearchParams(await textOf(request)))
      case '/userinfo': {
        const sub = accessTokens.get(request.headers.authorization?.replace(/^Bearer /, '') ?? '')
        const person = people.get(sub ?? '')
        return person ? { body: person } : { status: 401, body: {} }
      }
      default:
        return { status: 404, body: {} }
    }
  }

  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    void answer(request).then(({ status = 200, body, location, challenge }) => {
      response.writeHead(status, {
        'content-type': 'application/json',
        ...(location && { location }),
        ...(challenge && { 'www-authenticate': challenge }),
      })
      response.end(body === undefined ? '' : JSON.stringify(body))
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  provider.issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return provider
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of request) text += part
  return text
}
