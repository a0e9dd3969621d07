import { createHash, randomUUID } from 'node:crypto'
import type { ApiKeyRole } from '@balcao/domain/people/api-scopes'
import { and, eq, sql } from 'drizzle-orm'
import { apiAnswers } from '#db/schema/api.ts'
import type { SecretPlace } from '#kit/crypto/secret-box.ts'
import { invariant } from '#kit/invariant.ts'
import type { Caller } from '#rpc/caller.ts'
import { ApiRefusal } from '#rpc/rest/api-refusal.ts'

/** A change through an API key, with the idempotency key of the request. */
export type KeyedChange = {
  apiKeyId: string
  userId: string
  role: ApiKeyRole
  idempotencyKey: string | null
  call: string
  input: unknown
}

/**
 * Makes a change and stores its answer in one transaction. A repetition under the same idempotency key gets
 * the stored answer; a concurrent repetition waits for it. The transaction carries the id of the API key, so
 * every row of its audit trail names the key.
 */
export async function answerOnce(
  caller: Caller,
  { apiKeyId, userId, role, idempotencyKey, call, input }: KeyedChange,
  change: () => Promise<unknown>,
  onRepeated: () => void,
): Promise<unknown> {
  const { app, tx, platformId, now } = caller
  await tx.execute(sql`select set_config('app.api_key', ${apiKeyId}, true)`)
  if (idempotencyKey === null) return change()
  const id = randomUUID()
  const requestHash = hashOf({ call, input })
  const claimed = await tx
    .insert(apiAnswers)
    .values({ id, platformId, userId, role, idempotencyKey, requestHash, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: apiAnswers.id })
  if (claimed.length === 0) {
    const [known] = await tx
      .select()
      .from(apiAnswers)
      .where(
        and(
          eq(apiAnswers.userId, userId),
          eq(apiAnswers.role, role),
          eq(apiAnswers.idempotencyKey, idempotencyKey),
        ),
      )
    invariant(known?.answer, 'a claim is committed with its answer')
    if (known.requestHash !== requestHash) throw new ApiRefusal('idempotency_conflict')
    onRepeated()
    return JSON.parse(app.secrets.open(known.answer, placeOf(platformId, known.id)))
  }
  const answer = await change()
  await tx
    .update(apiAnswers)
    .set({ answer: app.secrets.seal(JSON.stringify(answer), placeOf(platformId, id)) })
    .where(eq(apiAnswers.id, id))
  return answer
}

/**
 * A call id that is equal for every repetition of a call. Records that outlive the stored answers use it, so
 * that a movement of money is never repeated.
 */
export function callIdOf({ userId, role, idempotencyKey }: KeyedChange): string {
  if (idempotencyKey === null) return randomUUID()
  const hex = createHash('sha256').update(`${role} ${userId} ${idempotencyKey}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

function hashOf(request: { call: string; input: unknown }): string {
  return createHash('sha256').update(JSON.stringify(request)).digest('base64url')
}

function placeOf(platformId: string, rowId: string): SecretPlace {
  return { platformId, table: 'api_answers', column: 'answer', rowId }
}
