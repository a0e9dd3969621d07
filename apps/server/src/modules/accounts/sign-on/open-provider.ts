import { AppError } from '@balcao/domain/texts/app-error'
import type { Configuration, ExportedJWKSCache, ServerMetadata } from 'openid-client'
import type { App } from '#app.ts'
import { openClientSecret, type SignOnSettings } from './sign-on-settings.ts'

/** Imported at the first sign-on of a process, since most processes never need it. */
export const loadClient = () => import('openid-client')

const discoveredForMs = 10 * 60_000
const providersMax = 200
/** Timeout of each call. */
export const providerTimeoutMs = 5_000
/** Large, because the key sets of large providers are long. */
const answerMax = 512 * 1024

type Discovered = { metadata: ServerMetadata; at: number; keys?: ExportedJWKSCache }
/** Cache of provider metadata by issuer, shared by all platforms. */
const discovered = new Map<string, Discovered>()

/** The client of a platform at its provider. All its calls go through the guarded HTTP client. */
export async function openProvider(app: App, settings: SignOnSettings): Promise<Configuration> {
  const client = await loadClient()
  const known = await discover(app, settings.issuer)
  const secret = openClientSecret(app, settings)
  const methods = known.metadata.token_endpoint_auth_methods_supported ?? []
  const config = new client.Configuration(
    known.metadata,
    settings.clientId,
    { [client.clockSkew]: Math.round((app.clock.now().getTime() - Date.now()) / 1000) },
    methods.includes('client_secret_post')
      ? client.ClientSecretPost(secret)
      : client.ClientSecretBasic(secret),
  )
  config[client.customFetch] = guardedFetch(app)
  // Verifies the signature of ID tokens, because a proxy in between may terminate TLS.
  client.enableNonRepudiationChecks(config)
  // Safe: the guarded HTTP client refuses every address without https, except the machine of a test.
  if (settings.issuer.startsWith('http:')) client.allowInsecureRequests(config)
  if (known.keys) client.setJwksCache(config, known.keys)
  return config
}

/** Caches the provider's keys, so that the next call does not fetch them. */
export async function keepKeys({ issuer }: SignOnSettings, config: Configuration): Promise<void> {
  const keys = (await loadClient()).getJwksCache(config)
  const known = discovered.get(issuer)
  if (keys && known) known.keys = keys
}

/** Metadata of a provider. Throws `sign_on_unreachable` without an answer, or the error of an unusable answer. */
export async function discover(app: App, issuer: string): Promise<Discovered> {
  const known = discovered.get(issuer)
  if (known && Date.now() - known.at < discoveredForMs) return known
  const client = await loadClient()
  try {
    const config = await client.discovery(new URL(issuer), 'unknown', undefined, client.None(), {
      [client.customFetch]: guardedFetch(app),
      execute: issuer.startsWith('http:') ? [client.allowInsecureRequests] : [],
    })
    const metadata = config.serverMetadata()
    refuseUnusable(issuer, metadata)
    const found = { metadata, at: Date.now() }
    discovered.delete(issuer)
    discovered.set(issuer, found)
    for (const oldest of discovered.keys()) if (discovered.size > providersMax) discovered.delete(oldest)
    return found
  } catch (error) {
    if (known) return known
    throw error instanceof AppError
      ? error
      : new AppError('sign_on_unreachable', { field: 'issuer' }, { cause: error })
  }
}

/** Refuses an authorization address that is a script or an unencrypted page, since the browser is sent to it. */
function refuseUnusable(issuer: string, metadata: ServerMetadata): void {
  const { protocol } = new URL(issuer)
  const { authorization_endpoint: at = '', token_endpoint: token, jwks_uri: keys } = metadata
  if (URL.parse(at)?.protocol !== protocol || !token || !keys)
    throw new AppError('sign_on_unreachable', { field: 'issuer' })
}

function guardedFetch({ http }: App) {
  return async (
    url: string,
    { method, headers, body }: { method: string; headers: Record<string, string>; body?: unknown },
  ): Promise<Response> => {
    const answer = await http.request(url, {
      method: method === 'POST' ? 'POST' : 'GET',
      headers,
      ...(body != null && { body: String(body) }),
      timeoutMs: providerTimeoutMs,
      maxResponseBytes: answerMax,
    })
    const told = Object.entries(answer.headers).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, String(value)]],
    )
    return new Response(answer.status === 204 ? null : Buffer.from(answer.body), {
      status: answer.status,
      headers: told,
    })
  }
}
