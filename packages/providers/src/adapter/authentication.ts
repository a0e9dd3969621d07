import type { Answer } from './answer.ts'
import type { CallOptions } from './call.ts'
import { ProviderFailed } from './provider-failed.ts'

/** Authentication of calls to a provider: the headers of every call to one of its hosts. */
export type Auth<C> = (call: AuthCall<C>) => Headers | Promise<Headers>

type Headers = Readonly<Record<string, string>>
type Login = { value: string; expiresInSeconds: number }

export type AuthCall<C> = {
  credentials: C
  /** A login shared by all calls with these credentials, renewed before it expires or when it is refused. */
  login(make: (post: Post) => Promise<Login>): Promise<string>
}
type Post = (path: string, body: unknown, options?: CallOptions) => Promise<Answer>

export function basicAuth<C>(userAndPassword: (credentials: C) => readonly [string, string]): Auth<C> {
  return ({ credentials }) => ({ authorization: basic(userAndPassword(credentials)) })
}

export function headerAuth<C>(headers: (credentials: C) => Headers): Auth<C> {
  return ({ credentials }) => headers(credentials)
}

export type LoginRequest<C> = {
  /** Host of the login, if it differs from the host of the calls. */
  host?: string
  path: string
  body: (credentials: C) => unknown
  form?: boolean
  /** For logins with headers, such as Basic. */
  headers?: (credentials: C) => Headers
}

/**
 * Client credentials or a login call, then a bearer token. If installations differ, several request shapes are tried.
 */
export function bearerLogin<C>({
  requests,
  token,
  lifetime = ['expires_in'],
  usualLifetimeSeconds,
}: {
  requests: readonly [LoginRequest<C>, ...LoginRequest<C>[]]
  token: readonly string[]
  lifetime?: readonly string[]
  usualLifetimeSeconds: number
}): Auth<C> {
  return async ({ credentials, login }) => {
    const bearer = await login(async (post) => {
      const answer = await firstAccepted(requests, ({ host, path, body, form = false, headers }) =>
        post(path, body(credentials), { ...(host && { host }), form, headers: headers?.(credentials) ?? {} }),
      )
      const expiresInSeconds = Number(answer.optionalText(...lifetime))
      return {
        value: answer.text(...token),
        expiresInSeconds: expiresInSeconds > 0 ? expiresInSeconds : usualLifetimeSeconds,
      }
    })
    return { authorization: `Bearer ${bearer}` }
  }
}

export function basic([user, password]: readonly [string, string]): string {
  return `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
}

async function firstAccepted<Request>(
  requests: readonly Request[],
  send: (request: Request) => Promise<Answer>,
): Promise<Answer> {
  let refusal: unknown
  for (const request of requests) {
    try {
      return await send(request)
    } catch (error) {
      if (!wasRefused(error)) throw error
      refusal ??= error
    }
  }
  throw refusal
}

function wasRefused(error: unknown): boolean {
  return error instanceof ProviderFailed && ['credentials', 'provider_error'].includes(error.failure.kind)
}
