import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { App } from '../../app.ts'
import { postgresErrorCode } from '../../db/retryable.ts'
import { providerAccounts, webhookInbox } from '../../db/schema/acquirers.ts'
import { readTenantToken } from '../../kit/crypto/tenant-token.ts'
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

/**
 * Stores the call exactly as it came, with the job that will work it, and nothing else. The address names the tenant, so the account
 * is found and the row written in one transaction.
 */
export async function receiveWebhook(
  app: App,
  { token, ...call }: IncomingWebhook,
): Promise<'stored' | 'unknown_address'> {
  const address = readTenantToken(token)
  if (!address) return 'unknown_address'
  const { platformId, secret } = address
  return inScope(app, platformId, async (scope) => {
    const [account] = await scope.tx
      .select({ id: providerAccounts.id })
      .from(providerAccounts)
      .where(eq(providerAccounts.webhookTokenHash, hashToken(secret)))
    if (!account) return 'unknown_address'
    const webhookId = randomUUID()
    await Promise.all([
      scope.tx.insert(webhookInbox).values({
        ...call,
        id: webhookId,
        // The address is a secret of ours; what is kept is only the part a person needs to read.
        path: call.path.replace(token, '[token]'),
        platformId,
        providerAccountId: account.id,
        receivedAt: scope.now,
        state: 'RECEIVED',
      }),
      scheduleWork(scope, webhookId),
    ])
    return 'stored' as const
  }).catch((error: unknown) => {
    // A statement that failed carries its values: here a stranger's whole body and the provider's own secrets.
    throw new Error(`The inbox did not take it: ${postgresErrorCode(error) ?? 'no connection'}`)
  })
}
