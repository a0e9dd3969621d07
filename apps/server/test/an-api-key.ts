import { type ApiKeyRole, type ApiScope, apiScopesOf } from '@balcao/domain/people/api-scopes'
import type { AdminPermission } from '@balcao/domain/vocabulary'
import { createApiKey } from '#modules/accounts/api-keys/create-api-key.ts'
import { callAs } from './call-as.ts'
import type { TestServer } from './test-server.ts'

export type ApiAnswer = { status: number; headers: Headers; body: Record<string, unknown> }

type Wishes = {
  userId: string
  role?: ApiKeyRole
  permissions?: AdminPermission[]
  scopes?: ApiScope[]
  networks?: string[]
  lifetimeDays?: 30 | 90 | 365 | null
  platformId?: string
}

/** An API key of a person, and calls with it as a program makes them. */
export async function anApiKey(world: TestServer, wishes: Wishes) {
  const { userId, role = 'SELLER', permissions = [], platformId = world.platformId } = wishes
  const { scopes = apiScopesOf(role), networks = [], lifetimeDays = null } = wishes
  const as = callAs({ app: world.app, platformId }, { userId, role, permissions })
  const { apiKeyId, token } = await as(createApiKey, { name: 'ERP', scopes, networks, lifetimeDays })
  const send = async (
    method: string,
    path: string,
    { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {},
  ): Promise<ApiAnswer> => {
    const response = await fetch(`${world.url}/api/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    return { status: response.status, headers: response.headers, body: text === '' ? {} : JSON.parse(text) }
  }
  return {
    apiKeyId,
    token,
    as,
    send,
    get: (path: string, headers?: Record<string, string>) => send('GET', path, headers ? { headers } : {}),
    post: (path: string, body: unknown, idempotencyKey?: string) =>
      send('POST', path, {
        body,
        ...(idempotencyKey !== undefined && { headers: { 'idempotency-key': idempotencyKey } }),
      }),
  }
}
