import { AppError } from '@balcao/domain/texts/app-error'
import { and, asc, eq, gte, lte } from 'drizzle-orm'
import { webhookInbox } from '#db/schema/acquirers.ts'
import { paymentEvents } from '#db/schema/payments.ts'
import { openBody } from '#modules/webhooks/sealed-body.ts'
import type { Webhook } from '#modules/webhooks/webhook.ts'
import type { Caller } from '#rpc/caller.ts'
import type { Scope } from '#scope.ts'
import type { WebhookOfPlatform } from './log-entry.input.ts'
import { maskBody, maskHeaders } from './mask-body.ts'

/** One webhook of an acquirer with its masked body and, once processed, the changes of its payment. */
export async function getIncomingWebhook(caller: Caller, { webhookId }: WebhookOfPlatform) {
  const { app, tx } = caller
  const [webhook] = await tx.select().from(webhookInbox).where(eq(webhookInbox.id, webhookId))
  if (!webhook) throw new AppError('not_found')
  const { id, receivedAt, workedAt, state, detail, paymentId, method, path } = webhook
  return {
    id,
    receivedAt: receivedAt.toISOString(),
    workedAt: workedAt?.toISOString() ?? null,
    state,
    detail,
    paymentId,
    call: `${method} ${path}`,
    headers: maskHeaders(webhook.headers),
    body: maskBody(Buffer.from(openBody(app, webhook)).toString()),
    changes: await listChanges(caller, webhook),
  }
}

/** Effects of the webhook: the payment's own timeline between its arrival and the end of its processing. */
async function listChanges({ tx }: Scope, { paymentId, receivedAt, workedAt }: Webhook) {
  if (paymentId === null || workedAt === null) return []
  const rows = await tx
    .select({
      id: paymentEvents.id,
      at: paymentEvents.at,
      status: paymentEvents.status,
      outcome: paymentEvents.outcome,
      detail: paymentEvents.detail,
    })
    .from(paymentEvents)
    .where(
      and(
        eq(paymentEvents.paymentId, paymentId),
        gte(paymentEvents.at, receivedAt),
        lte(paymentEvents.at, workedAt),
      ),
    )
    .orderBy(asc(paymentEvents.id))
    .limit(20)
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }))
}
