import { createHash } from 'node:crypto'
import type { WebhookEvent } from '@balcao/providers/results'
import { and, eq } from 'drizzle-orm'
import { webhookEffects } from '../../db/schema/acquirers.ts'
import type { Scope } from '../../scope.ts'
import type { Webhook } from './webhook.ts'

/** Writes down that this event had its effect; false when it had it before. */
export async function recordEffect(
  { tx, platformId, now }: Scope,
  webhook: Webhook,
  event: WebhookEvent,
): Promise<boolean> {
  const recorded = await tx
    .insert(webhookEffects)
    .values({
      platformId,
      providerAccountId: webhook.providerAccountId,
      eventKey: eventKey(event),
      webhookId: webhook.id,
      at: now,
    })
    .onConflictDoNothing()
    .returning({ at: webhookEffects.at })
  return recorded.length > 0
}

/** Whether this event had its effect before, and whether it was by this very webhook, whose earlier try did not come to its end. */
export async function findEffect(
  { tx }: Scope,
  webhook: Webhook,
  event: WebhookEvent,
): Promise<'none' | 'own' | 'of_a_copy'> {
  const [found] = await tx
    .select({ webhookId: webhookEffects.webhookId })
    .from(webhookEffects)
    .where(
      and(
        eq(webhookEffects.providerAccountId, webhook.providerAccountId),
        eq(webhookEffects.eventKey, eventKey(event)),
      ),
    )
  if (!found) return 'none'
  return found.webhookId === webhook.id ? 'own' : 'of_a_copy'
}

/**
 * What makes two webhooks of an account the same: the provider's own id of the event, else what it says. Transaction and status are part of
 * either, so that an invented event with the id of a coming one does not make us ignore the real one.
 */
function eventKey(event: WebhookEvent): string {
  const { eventId, transactionId, status, amountCents, paidCents, refundedCents, endToEndId } = event
  const identity =
    eventId === undefined
      ? ['said', amountCents, paidCents, refundedCents, endToEndId]
      : ['event', eventId, paidCents, refundedCents]
  return createHash('sha256')
    .update(JSON.stringify([transactionId, status, ...identity]))
    .digest('base64url')
}
