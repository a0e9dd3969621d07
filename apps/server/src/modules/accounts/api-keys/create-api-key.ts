import { type ApiKeyRole, apiScopesOf } from '@balcao/domain/people/api-scopes'
import { AppError } from '@balcao/domain/texts/app-error'
import type { Caller } from '#rpc/caller.ts'
import { latestVersion } from '#rpc/rest/api-versions.ts'
import type { NewApiKeyInput } from './api-key.input.ts'
import { insertKey } from './insert-key.ts'

const dayMs = 86_400_000

/**
 * Creates a key of the caller. Its token is returned only here; a lost token cannot be recovered, only
 * replaced by a new key.
 */
export async function createApiKey(
  caller: Caller,
  input: NewApiKeyInput,
): Promise<{ apiKeyId: string; token: string }> {
  const { app, session } = caller
  const role = session.role as ApiKeyRole
  const { name, scopes, networks, lifetimeDays } = input
  const grantable = apiScopesOf(role)
  if (!scopes.every((scope) => grantable.includes(scope)))
    throw new AppError('input_invalid', { field: 'scopes' })
  return insertKey(caller, {
    role,
    kind: 'KEY',
    name,
    scopes,
    networks,
    apiVersion: latestVersion(),
    expiresAt: lifetimeDays === null ? null : new Date(app.worldClock.now().getTime() + lifetimeDays * dayMs),
  })
}
