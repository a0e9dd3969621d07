import type { WebhookReading } from '@balcao/providers/contract'
import type { WebhookEvent } from '@balcao/providers/results'
import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { App } from '../../app.ts'
import { webhookInbox } from '../../db/schema/acquirers.ts'
import { payments } from '../../db/schema/payments.ts'
import { defineJob } from '../../kit/jobs/define-job.ts'
import { inScope } from '../../scope.ts'
import { applyProviderEvent } from '../payments/apply-provider-event.ts'
import { checkPayment } from '../payments/check-payment.ts'
import type { Payment } from '../payments/payment.ts'
import { connectAccount, getAccount } from './provider-account.ts'

type Webhook = typeof webhookInbox.$inferSelect
type Verdict = { state: Webhook['state']; detail: string }

/**
 * A webhook is a claim. Proven by the provider's own signature for this account, it is applied as it stands;
 * otherwise it only wakes a read of the transaction, and what the provider answers there is applied.
 */
export const workWebhookJob = defineJob({
  name: 'work-webhook',
  payload: z.object({ webhookId: z.uuid() }),
  triesMax: 8,
  run: async (app, { platformId, webhookId }) => {
    const { webhook, account } = await inScope(app, platformId, async (scope) => {
      const [found] = await scope.tx.select().from(webhookInbox).where(eq(webhookInbox.id, webhookId))
      if (!found) throw new Error(`Webhook ${webhookId} is not in the inbox`)
      return { webhook: found, account: await getAccount(scope, found.providerAccountId) }
    })
    if (webhook.state !== 'RECEIVED') return
    const { provider, context } = await connectAccount(app, account)
    const reading = await provider.processWebhook(asRequest(webhook), context)
    const verdict = await judge(app, webhook, reading)
    if (verdict.state === 'FORGED' || verdict.state === 'QUARANTINED')
      app.log.warn(
        { webhookId, provider: account.provider, state: verdict.state, detail: verdict.detail },
        'A webhook was not believed',
      )
    await inScope(app, platformId, async ({ tx, now }) => {
      await tx
        .update(webhookInbox)
        .set({ ...verdict, workedAt: now })
        .where(eq(webhookInbox.id, webhookId))
    })
  },
})

function asRequest(webhook: Webhook) {
  return {
    method: webhook.method,
    path: webhook.path,
    query: Object.fromEntries(new URLSearchParams(webhook.query)),
    headers: webhook.headers,
    rawBody: webhook.rawBody,
  }
}

async function judge(app: App, webhook: Webhook, reading: WebhookReading): Promise<Verdict> {
  if (reading.kind === 'ignored') return { state: 'IGNORED', detail: reading.why }
  if (reading.kind === 'forged') return { state: 'FORGED', detail: reading.why }
  const isProven = reading.verification === 'signature' || reading.verification === 'mutual-tls'
  let verdict: Verdict = { state: 'IGNORED', detail: 'no event' }
  for (const event of [reading.event, ...(reading.furtherEvents ?? [])])
    verdict = await follow(app, webhook, event, isProven)
  return verdict
}

async function follow(app: App, webhook: Webhook, event: WebhookEvent, isProven: boolean): Promise<Verdict> {
  const payment = await findPayment(app, webhook, event)
  if (!payment) return { state: 'QUARANTINED', detail: 'no payment of this account has this transaction' }
  if (isSettledBy(payment, event)) return { state: 'DUPLICATE', detail: `already ${payment.status}` }
  if (isProven && payment.transactionId === event.transactionId) {
    const { status, certainty, rawStatus, transactionId, amountCents, endToEndId } = event
    await inScope(app, webhook.platformId, (scope) =>
      applyProviderEvent(scope, payment.id, {
        source: 'WEBHOOK',
        status,
        certainty,
        rawStatus,
        transactionId,
        amountCents,
        endToEndId,
      }),
    )
    return { state: 'APPLIED', detail: 'proven by the provider' }
  }
  const check = await checkPayment(app, {
    platformId: webhook.platformId,
    paymentId: payment.id,
    claimedTransactionId: event.transactionId,
    source: 'WEBHOOK',
  })
  if (check.kind === 'no_answer')
    throw new Error('The provider could not be asked whether its webhook is true')
  if (check.payment.status === event.status)
    return { state: 'APPLIED', detail: 'confirmed by reading the transaction' }
  return {
    state: 'QUARANTINED',
    detail: `claimed ${event.status}, the provider says ${check.payment.status}`,
  }
}

/** By the transaction at this very account, else by the payment whose own address was called and whose answer we never got. */
function findPayment(app: App, webhook: Webhook, event: WebhookEvent): Promise<Payment | undefined> {
  return inScope(app, webhook.platformId, async ({ tx }) => {
    const ofAccount = eq(payments.providerAccountId, webhook.providerAccountId)
    const [known] = await tx
      .select()
      .from(payments)
      .where(and(ofAccount, eq(payments.transactionId, event.transactionId)))
    if (known || webhook.paymentHint === null) return known
    const [hinted] = await tx
      .select()
      .from(payments)
      .where(and(ofAccount, eq(payments.id, webhook.paymentHint)))
    return hinted?.transactionId === null ? hinted : undefined
  })
}

function isSettledBy(payment: Payment, event: WebhookEvent): boolean {
  return payment.certainty === 'KNOWN' && payment.status === event.status && payment.status !== 'PENDING'
}
