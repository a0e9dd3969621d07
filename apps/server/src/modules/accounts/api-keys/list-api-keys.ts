import { desc, eq, sql } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { apiKeys } from '#db/schema/api.ts'
import type { Caller } from '#rpc/caller.ts'
import { isOwnedBy } from './owned-keys.ts'
import { isWorking } from './read-api-key.ts'

/** Of keys that are over, the last few are shown. */
const shownMax = 50

/** The caller's keys, those that work first, and never a token. */
export async function listApiKeys(caller: Caller) {
  const { tx, now } = caller
  const keys = await tx
    .select({ key: apiKeys, ownerName: users.name })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .where(isOwnedBy(caller))
    .orderBy(desc(sql`${isWorking(now)}`), desc(apiKeys.createdAt), desc(apiKeys.id))
    .limit(shownMax)
  return keys.map(({ key, ownerName }) => ({
    id: key.id,
    name: key.name,
    ownerName,
    ending: key.ending,
    scopes: key.scopes,
    networks: key.networks,
    apiVersion: key.apiVersion,
    createdAt: key.createdAt.toISOString(),
    expiresAt: key.expiresAt?.toISOString() ?? null,
    revokedAt: key.revokedAt?.toISOString() ?? null,
    lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
    lastUsedIp: key.lastUsedIp,
    lastCall: key.lastCall,
  }))
}
