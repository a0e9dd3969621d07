import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq, isNull } from 'drizzle-orm'
import { apiKeys } from '#db/schema/api.ts'
import type { Caller } from '#rpc/caller.ts'
import type { ApiKeyIdInput } from './api-key.input.ts'
import { insertKey } from './insert-key.ts'
import { isOwnedBy } from './owned-keys.ts'

const dayMs = 86_400_000
/** Days in which the former key still works beside the new one. */
const bothWorkDays = 7

/**
 * A new key with the terms of one of the caller's own. The former one works for a week more, so that no program
 * stops meanwhile; a lifetime begins anew.
 */
export async function replaceApiKey(
  caller: Caller,
  { apiKeyId }: ApiKeyIdInput,
): Promise<{ apiKeyId: string; token: string }> {
  const { app, tx } = caller
  const now = app.worldClock.now()
  const [former] = await tx
    .select()
    .from(apiKeys)
    .where(
      and(eq(apiKeys.id, apiKeyId), eq(apiKeys.kind, 'KEY'), isOwnedBy(caller), isNull(apiKeys.revokedAt)),
    )
    .for('update')
  if (!former) throw new AppError('not_found')
  const { expiresAt, createdAt, role, kind, name, scopes, networks, apiVersion } = former
  const bothUntil = new Date(now.getTime() + bothWorkDays * dayMs)
  if (expiresAt === null || expiresAt > bothUntil)
    await tx.update(apiKeys).set({ expiresAt: bothUntil }).where(eq(apiKeys.id, apiKeyId))
  const lifetimeMs = expiresAt && expiresAt.getTime() - createdAt.getTime()
  return insertKey(
    caller,
    {
      ...{ role, kind, name, scopes, networks, apiVersion },
      expiresAt: lifetimeMs === null ? null : new Date(now.getTime() + lifetimeMs),
    },
    { replaces: apiKeyId },
  )
}
