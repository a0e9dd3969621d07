import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq, isNull } from 'drizzle-orm'
import { apiKeys } from '#db/schema/api.ts'
import type { Caller } from '#rpc/caller.ts'
import type { ApiKeyIdInput } from './api-key.input.ts'
import { insertKey } from './insert-key.ts'
import { isOwnedBy } from './owned-keys.ts'

const dayMs = 86_400_000
/** Days during which the former key still works beside the new one. */
const bothWorkDays = 7

/**
 * Replaces one of the caller's keys by a new key with the same terms. The former key works for one more week,
 * so that no program stops meanwhile; the new key's lifetime starts now.
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
