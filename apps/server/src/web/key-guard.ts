import type { ApiKeyKind, ApiKeyRole } from '@balcao/domain/people/api-scopes'
import type { FastifyRequest } from 'fastify'
import type { App } from '#app.ts'
import { hashToken } from '#kit/crypto/tokens.ts'
import { addressNetwork } from '#kit/http/address-network.ts'
import { type KeySession, readApiKey } from '#modules/accounts/api-keys/read-api-key.ts'

/** Calls of one owner, over all of their keys. */
export const keyLimit = { name: 'api key', perMinute: 600, burst: 200 }
/** Calls from one network with a key that this process has not seen working. */
const strangerLimit = { name: 'api stranger', perMinute: 60, burst: 120 }
const knownMax = 10_000

type Admitted = { session: KeySession; callsLeft: number }

declare module 'fastify' {
  interface FastifyRequest {
    /** The key of this call, if it works or worked before. */
    calledBy: CallingKey | null
  }
}

/** A key that worked, and its owner. */
type CallingKey = { apiKeyId: string; userId: string; role: ApiKeyRole }

/**
 * Admits calls by their keys. Limits count before the database is asked: for a key that worked before, the limit of its
 * owner over all keys; for any other token, the limit of its network.
 */
export function keyGuard(app: App, kind: ApiKeyKind) {
  const known = new Map<string, CallingKey>()
  return async (
    request: FastifyRequest,
    { token, call }: { token: string; call: string },
  ): Promise<Admitted> => {
    const { platformId, ip } = request
    const place = `${platformId} ${hashToken(token)}`
    request.calledBy = known.get(place) ?? null
    if (request.calledBy === null) app.limits.spend(strangerLimit, addressNetwork(ip))
    const counted = request.calledBy === null ? null : app.limits.spend(keyLimit, request.calledBy.userId)
    try {
      const session = await readApiKey(app, { platformId, kind, token, ip, call })
      if (known.size >= knownMax) known.clear()
      request.calledBy = { apiKeyId: session.apiKey.id, userId: session.userId, role: session.role }
      known.set(place, request.calledBy)
      return { session, callsLeft: counted ?? app.limits.spend(keyLimit, session.userId) }
    } catch (error) {
      known.delete(place)
      throw error
    }
  }
}
