import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq, isNull } from 'drizzle-orm'
import { apiKeys } from '#db/schema/api.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import type { ApiKeyIdInput } from './api-key.input.ts'
import { isOwnedBy } from './owned-keys.ts'

/** Revokes one of the caller's keys, from the next call on and in every process. */
export async function revokeApiKey(caller: Caller, { apiKeyId }: ApiKeyIdInput): Promise<void> {
  const { tx, now, session, ip } = caller
  const { userId } = session
  const [revoked] = await tx
    .update(apiKeys)
    .set({ revokedAt: now })
    .where(and(eq(apiKeys.id, apiKeyId), isOwnedBy(caller), isNull(apiKeys.revokedAt)))
    .returning({ name: apiKeys.name })
  if (!revoked) throw new AppError('not_found')
  await writeAudit(caller, { userId, ip }, { action: 'api_key.revoked', subject: apiKeyId, detail: revoked })
}
