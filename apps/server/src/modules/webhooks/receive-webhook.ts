import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { App } from '../../app.ts'
import { postgresErrorCode } from '../../db/retryable.ts'
import { webhookInbox } from '../../db/schema/acquirers.ts'
import { hashToken } from '../../kit/crypto/tokens.ts'
import { inScope } from '../../scope.ts'
import { scheduleWork } from './work-webhook.job.ts'

export type IncomingWebhook = {
  token: string
  paymentHint: string | null
  sourceIp: string
  method: string
  path: string
  query: string
  headers: Record<string, string>
  rawBody: Uint8Array
}

/** Stores the call exactly as it came, with the job that will work it, and nothing else: one write between the socket and the 200. */
export async function receiveWebhook(
  app: App,
  { token, ...call }: IncomingWebhook,
): Promise<'stored' | 'unknown_address'> {
  const [account] = await app.db.lookup<{ platform_id: string; account_id: string }>(
    sql`select platform_id, account_id from app.account_of_webhook(${hashToken(token)})`,
  )
  if (!account) return 'unknown_address'
  const webhookId = randomUUID()
  await inScope(app, account.platform_id, (scope) =>
    Promise.all([
      scope.tx.insert(webhookInbox).values({
        ...call,
        id: webhookId,
        // The address is a secret of ours; what is kept is only the part a person needs to read.
        path: call.path.replace(token, '[token]'),
        platformId: account.platform_id,
        providerAccountId: account.account_id,
        receivedAt: scope.now,
        state: 'RECEIVED',
      }),
      scheduleWork(scope, webhookId),
    ]),
  ).catch((error: unknown) => {
    // A statement that failed carries its values: here a stranger's whole body and the provider's own secrets.
    throw new Error(`The inbox did not take it: ${postgresErrorCode(error) ?? 'no connection'}`)
  })
  return 'stored'
}
