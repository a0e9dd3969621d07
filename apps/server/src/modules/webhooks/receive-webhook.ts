import { randomUUID } from 'node:crypto'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { App } from '#app.ts'
import { defineStatement, type Inputs, tenant } from '#db/define-statement.ts'
import { postgresErrorCode } from '#db/retryable.ts'
import { providerAccounts, webhookInbox } from '#db/schema/acquirers.ts'
import { readTenantToken } from '#kit/crypto/tenant-token.ts'
import { hashToken } from '#kit/crypto/tokens.ts'
import { inScope } from '#scope.ts'
import { sealBody } from './sealed-body.ts'
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
 * Limits of webhooks, per payment and per account, that are processed before checks and everything else;
 * webhooks beyond a limit are processed afterwards. A flood at one payment or account therefore delays no
 * other sale.
 */
const earlyOfPaymentMax = 5
const earlyOfAccountMax = 100

/**
 * Stores the call as received, with its job, and nothing else. The address contains the tenant, so the
 * account is found and the row written in one transaction.
 */
export async function receiveWebhook(
  app: App,
  { token, ...call }: IncomingWebhook,
): Promise<'stored' | 'unknown_address'> {
  const address = readTenantToken(token)
  if (!address) return 'unknown_address'
  const { platformId, secret } = address
  const { paymentHint } = call
  const place = paymentHint === null ? undefined : { payment: paymentHint }
  const store = () => storeCall(app, { token, platformId, secret, call })
  return app.tracing.span('webhook received', { platformId }, store, place)
}

type StoredCall = { token: string; platformId: string; secret: string; call: Omit<IncomingWebhook, 'token'> }

function storeCall(
  app: App,
  { token, platformId, secret, call }: StoredCall,
): Promise<'stored' | 'unknown_address'> {
  return inScope(app, platformId, async (scope) => {
    const { paymentHint } = call
    const [account] = await selectAccount(scope.tx, { tokenHash: hashToken(secret), paymentHint })
    if (!account) return 'unknown_address'
    const webhookId = randomUUID()
    const isEarly = account.earlyOfPayment < earlyOfPaymentMax && account.earlyOfAccount < earlyOfAccountMax
    scope.tx.later(
      insertWebhook(scope.tx, {
        ...call,
        ...withoutAddress(app, { token, id: webhookId, platformId, call }),
        id: webhookId,
        platformId,
        providerAccountId: account.id,
        receivedAt: scope.now,
        state: 'RECEIVED',
        isEarly,
      }),
      scheduleWork(scope, webhookId, { isLate: !isEarly }),
    )
    return 'stored' as const
  }).catch((error: unknown) => {
    // A failed statement would contain its values: here a stranger's whole body and the provider's own
    // secrets.
    throw new Error(`The inbox could not store a webhook: ${postgresErrorCode(error) ?? 'no connection'}`)
  })
}

/**
 * Hides our secret address, which providers repeat. It is masked in every text that a person reads; a body
 * that contains it is sealed as a whole, since its signature is checked later and again at a replay.
 */
function withoutAddress(
  app: App,
  {
    token,
    call,
    ...place
  }: { token: string; call: Omit<IncomingWebhook, 'token'>; id: string; platformId: string },
) {
  const masked = (text: string) => text.replaceAll(token, '[token]')
  const isBodySealed = Buffer.from(call.rawBody).includes(token)
  return {
    path: masked(call.path),
    query: masked(call.query),
    headers: Object.fromEntries(Object.entries(call.headers).map(([name, value]) => [name, masked(value)])),
    isBodySealed,
    rawBody: isBodySealed ? sealBody(app, place, call.rawBody) : call.rawBody,
  }
}

/** Both counts read no more rows than their limits; without a hint there is no payment to count for. */
const selectAccount = defineStatement(
  (db, given: Inputs<{ tokenHash: string; paymentHint: string | null }>) => {
    const waiting = sql`${webhookInbox.platformId} = ${tenant} and ${webhookInbox.providerAccountId} = ${providerAccounts.id}
      and ${webhookInbox.state} = 'RECEIVED' and ${webhookInbox.isEarly}`
    const count = (which: SQL, max: number) =>
      sql<number>`(select count(*)::int from (select 1 from ${webhookInbox} where ${which} limit ${max}) early)`
    return db
      .select({
        id: providerAccounts.id,
        earlyOfAccount: count(waiting, earlyOfAccountMax),
        earlyOfPayment: count(
          sql`${waiting} and ${webhookInbox.paymentHint} = ${given.paymentHint}`,
          earlyOfPaymentMax,
        ),
      })
      .from(providerAccounts)
      .where(eq(providerAccounts.webhookTokenHash, given.tokenHash))
  },
)

type StoredWebhook = Omit<
  typeof webhookInbox.$inferSelect,
  'detail' | 'quarantine' | 'paymentId' | 'workedAt' | 'replayedAt' | 'copies'
>

const insertWebhook = defineStatement((db, given: Inputs<StoredWebhook>) =>
  db.insert(webhookInbox).values({
    id: given.id,
    platformId: given.platformId,
    providerAccountId: given.providerAccountId,
    paymentHint: given.paymentHint,
    receivedAt: given.receivedAt,
    sourceIp: given.sourceIp,
    method: given.method,
    path: given.path,
    query: given.query,
    headers: given.headers,
    rawBody: given.rawBody,
    isBodySealed: given.isBodySealed,
    state: given.state,
    isEarly: given.isEarly,
  }),
)
