import { randomUUID } from 'node:crypto'
import { type ApiKeyRole, apiScopesOf } from '@balcao/domain/api-scopes'
import { AppError } from '@balcao/domain/app-error'
import { nameToGreet } from '@balcao/domain/names'
import { and, eq, sql } from 'drizzle-orm'
import { apiKeys } from '#db/schema/api.ts'
import { hashToken, randomToken } from '#kit/crypto/tokens.ts'
import { getUser } from '#modules/accounts/users/user.ts'
import { sendMail } from '#modules/notifications/send-mail.ts'
import { getPlatform } from '#modules/platforms/get-platform.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import { latestVersion } from '#rpc/rest/api-versions.ts'
import type { NewApiKeyInput, NewFeedInput } from './api-key.input.ts'
import { isWorking, tokenPrefixes } from './read-api-key.ts'

const keysMax = 20
const keysPaths = { SELLER: '/platform/api-keys', ADMIN: '/admin-root/api-keys' } as const
const dayMs = 86_400_000

/** Makes a key of the caller. Its token is returned only here: of a lost one, a new key takes the place. */
export async function createApiKey(
  caller: Caller,
  input: NewApiKeyInput,
): Promise<{ apiKeyId: string; token: string }> {
  const { now, session } = caller
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
    expiresAt: lifetimeDays === null ? null : new Date(now.getTime() + lifetimeDays * dayMs),
  })
}

/** Makes the secret address of a list of the caller as a file. It is returned only here. */
export async function createFeed(
  caller: Caller,
  { name, feed }: NewFeedInput,
): Promise<{ apiKeyId: string; token: string; url: string }> {
  const made = await insertKey(caller, {
    role: 'SELLER',
    kind: 'FEED',
    name,
    scopes: [`${feed}:read`],
    networks: [],
    apiVersion: latestVersion(),
    expiresAt: null,
  })
  const { url } = await getPlatform(caller)
  return { ...made, url: new URL(`/feeds/${made.token}/${feed}.csv`, url).href }
}

type KeyTerms = Pick<
  typeof apiKeys.$inferSelect,
  'role' | 'kind' | 'name' | 'scopes' | 'networks' | 'apiVersion' | 'expiresAt'
>

/** Writes a key, unless its owner has too many that work, and mails the owner about it. */
export async function insertKey(caller: Caller, terms: KeyTerms, detail: { replaces?: string } = {}) {
  const { tx, platformId, now, session, ip } = caller
  const apiKeyId = randomUUID()
  const token = `${tokenPrefixes[terms.kind]}${randomToken()}`
  const { userId } = session
  // Two concurrent additions are counted one after the other.
  const place = `${platformId} api keys ${userId}`
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${place}, 0))`)
  const working = await tx.$count(
    apiKeys,
    and(eq(apiKeys.platformId, platformId), eq(apiKeys.userId, userId), isWorking(now)),
  )
  if (working >= keysMax) throw new AppError('api_keys_full')
  await tx.insert(apiKeys).values({
    ...terms,
    id: apiKeyId,
    platformId,
    userId,
    tokenHash: hashToken(token),
    ending: token.slice(-4),
    createdAt: now,
  })
  const { name, scopes, networks } = terms
  await writeAudit(
    caller,
    { userId, ip },
    { action: 'api_key.created', subject: apiKeyId, detail: { name, scopes, networks, ...detail } },
  )
  const owner = await getUser(caller, userId)
  await sendMail(caller, {
    key: `api-key:${apiKeyId}`,
    to: owner.email,
    template: 'apiKeyCreated',
    locale: owner.locale,
    props: { name: nameToGreet(owner), keyName: name, ip, at: now, keysPath: keysPaths[terms.role] },
  })
  return { apiKeyId, token }
}
