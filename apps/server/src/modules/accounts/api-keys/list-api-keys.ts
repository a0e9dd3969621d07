import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { type ListOrders, pageInput, pageOf } from '#db/page-of.ts'
import { users } from '#db/schema/accounts.ts'
import { apiKeys } from '#db/schema/api.ts'
import type { Caller } from '#rpc/caller.ts'
import { isOwnedBy } from './owned-keys.ts'
import { idleDaysMax } from './read-api-key.ts'

const dayMs = 86_400_000

const keyOrders: ListOrders<'createdAt'> = {
  columns: { createdAt: [apiKeys.createdAt, apiKeys.id] },
  usual: { by: 'createdAt', direction: 'desc' },
}

export const apiKeyListInput = z.strictObject(pageInput(keyOrders))

/** A page of the caller's keys, the newest first, and never a token. */
export async function listApiKeys(caller: Caller, page: z.output<typeof apiKeyListInput>) {
  const { rows, nextCursor } = await pageOf(keyOrders, page, ({ place, after, orderBy, limit }) =>
    caller.tx
      .select({ key: apiKeys, ownerName: users.name, place })
      .from(apiKeys)
      .innerJoin(users, eq(users.id, apiKeys.userId))
      .where(and(isOwnedBy(caller), after))
      .orderBy(...orderBy)
      .limit(limit),
  )
  return {
    rows: rows.map(({ key, ownerName }) => ({
      id: key.id,
      name: key.name,
      kind: key.kind,
      ownerName,
      ending: key.ending,
      state: stateOf(key, caller.app.worldClock.now()),
      scopes: key.scopes,
      networks: key.networks,
      createdAt: key.createdAt.toISOString(),
      expiresAt: key.expiresAt?.toISOString() ?? null,
      lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
      lastUsedIp: key.lastUsedIp,
      lastCall: key.lastCall,
    })),
    nextCursor,
  }
}

type ApiKeyState = 'ACTIVE' | 'EXPIRED' | 'REVOKED'

function stateOf(key: typeof apiKeys.$inferSelect, now: Date): ApiKeyState {
  if (key.revokedAt !== null) return 'REVOKED'
  const idleMs = now.getTime() - (key.lastUsedAt ?? key.createdAt).getTime()
  const isOver = key.expiresAt !== null && key.expiresAt <= now
  return isOver || idleMs >= idleDaysMax * dayMs ? 'EXPIRED' : 'ACTIVE'
}
