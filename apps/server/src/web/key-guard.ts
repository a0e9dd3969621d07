import type { ApiKeyKind } from '@balcao/domain/api-scopes'
import type { FastifyRequest } from 'fastify'
import type { App } from '#app.ts'
import { hashToken } from '#kit/crypto/tokens.ts'
import { addressNetwork } from '#kit/http/address-network.ts'
import { type KeySession, readApiKey } from '#modules/accounts/api-keys/read-api-key.ts'

/** Calls of one owner, over all of their keys. */
export const keyLimit = { name: 'api key', perMinute: 600, burst: 200 }
/** Calls with a key that this process has not seen work, from one network. */
const strangerLimit = { name: 'api stranger', perMinute: 60, burst: 120 }
const knownMax = 10_000

type Admitted = { session: KeySession; callsLeft: number }

/**
 * Admits calls by their keys. Limits count before the database is asked: of a key that worked before, those
 * of its owner over all keys; of any other token, those of the network.
 */
export function keyGuard(app: App, kind: ApiKeyKind) {
  const owners = new Map<string, string>()
  return async (
    { platformId, ip }: FastifyRequest,
    { token, call }: { token: string; call: string },
  ): Promise<Admitted> => {
    const place = `${platformId} ${hashToken(token)}`
    const known = owners.get(place)
    if (known === undefined) app.limits.spend(strangerLimit, addressNetwork(ip))
    const counted = known === undefined ? null : app.limits.spend(keyLimit, known)
    try {
      const session = await readApiKey(app, { platformId, kind, token, ip, call })
      if (owners.size >= knownMax) owners.clear()
      owners.set(place, session.userId)
      return { session, callsLeft: counted ?? app.limits.spend(keyLimit, session.userId) }
    } catch (error) {
      owners.delete(place)
      throw error
    }
  }
}
