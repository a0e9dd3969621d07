import { and, eq, gte, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { type ListOrders, pageInput, pageOf } from '#db/page-of.ts'
import { apiCalls, apiKeys } from '#db/schema/api.ts'
import type { Caller } from '#rpc/caller.ts'

const callOrders: ListOrders<'calledAt'> = {
  columns: { calledAt: [apiCalls.calledAt, apiCalls.id] },
  usual: { by: 'calledAt', direction: 'desc' },
}

export const apiCallListInput = z.strictObject({
  apiKeyId: z.uuid().optional(),
  outcome: z.literal('REFUSED').optional(),
  ...pageInput(callOrders),
})

/** A page of the calls by the caller's keys, the newest first. */
export async function listApiCalls(caller: Caller, input: z.output<typeof apiCallListInput>) {
  const { apiKeyId, outcome } = input
  const { rows, nextCursor } = await pageOf(callOrders, input, ({ place, after, orderBy, limit }) =>
    caller.tx
      .select({ call: apiCalls, keyName: apiKeys.name, keyEnding: apiKeys.ending, place })
      .from(apiCalls)
      .innerJoin(apiKeys, eq(apiKeys.id, apiCalls.apiKeyId))
      .where(
        and(
          isCallOf(caller),
          apiKeyId === undefined ? undefined : eq(apiCalls.apiKeyId, apiKeyId),
          outcome === undefined ? undefined : gte(apiCalls.status, 400),
          after,
        ),
      )
      .orderBy(...orderBy)
      .limit(limit),
  )
  return {
    rows: rows.map(({ call, keyName, keyEnding }) => ({
      id: call.id,
      requestId: call.requestId,
      method: call.method,
      path: call.path,
      status: call.status,
      code: call.code,
      tookMs: call.tookMs,
      ip: call.ip,
      calledAt: call.calledAt.toISOString(),
      keyName,
      keyEnding,
    })),
    nextCursor,
  }
}

/** Calls by the seller's own keys, or by those of the platform. */
function isCallOf({ session: { role, userId } }: Caller): SQL | undefined {
  return role === 'ADMIN'
    ? eq(apiCalls.role, 'ADMIN')
    : and(eq(apiCalls.userId, userId), eq(apiCalls.role, 'SELLER'))
}
