import { randomUUID } from 'node:crypto'
import { nameToGreet } from '@balcao/domain/people/names'
import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq, sql } from 'drizzle-orm'
import { apiKeys } from '#db/schema/api.ts'
import { hashToken, randomToken } from '#kit/crypto/tokens.ts'
import { getUser } from '#modules/accounts/users/user.ts'
import { sendMail } from '#modules/notifications/send-mail.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import { isWorking, tokenPrefix } from './read-api-key.ts'

const keysMax = 20
const keysPaths = { SELLER: '/platform/api-keys', ADMIN: '/admin-root/api-keys' } as const

type KeyTerms = Pick<
  typeof apiKeys.$inferSelect,
  'role' | 'kind' | 'name' | 'scopes' | 'networks' | 'apiVersion' | 'expiresAt'
>

/**
 * Stores a key and mails its owner, unless the owner already has the maximum of working keys. The age of a
 * key follows the real clock, also in test mode.
 */
export async function insertKey(caller: Caller, terms: KeyTerms, detail: { replaces?: string } = {}) {
  const { app, tx, platformId, session, ip } = caller
  const now = app.worldClock.now()
  const apiKeyId = randomUUID()
  const token = `${tokenPrefix(platformId, terms.kind)}${randomToken()}`
  const { userId } = session
  // Serialises concurrent additions, so that the limit holds.
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
  await writeAudit(
    caller,
    { userId, ip },
    { action: 'api_key.created', subject: apiKeyId, detail: { scopes: terms.scopes, ...detail } },
  )
  const owner = await getUser(caller, userId)
  await sendMail(caller, {
    key: `api-key:${apiKeyId}`,
    to: owner.email,
    template: 'apiKeyCreated',
    locale: owner.locale,
    props: { name: nameToGreet(owner), keyName: terms.name, ip, at: now, keysPath: keysPaths[terms.role] },
  })
  return { apiKeyId, token }
}
