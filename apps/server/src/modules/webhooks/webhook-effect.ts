import { createHash } from 'node:crypto'
import type { WebhookEvent } from '@balcao/providers/results'
import { and, eq } from 'drizzle-orm'
import { defineStatement, type Inputs } from '#db/define-statement.ts'
import { webhookEffects } from '#db/schema/acquirers.ts'
import type { Scope } from '#scope.ts'
import type { Webhook } from './webhook.ts'

type Effect = typeof webhookEffects.$inferSelect

const insertEffect = defineStatement((db, given: Inputs<Effect>) =>
  db
    .insert(webhookEffects)
    .values({
      platformId: given.platformId,
      providerAccountId: given.providerAccountId,
      eventKey: given.eventKey,
      webhookId: given.webhookId,
      at: given.at,
    })
    .onConflictDoNothing()
    .returning({ at: webhookEffects.at }),
)

/** Stores that this event had its effect; false if that was stored before. */
export async function recordEffect(
  { tx, platformId, now }: Scope,
  { id: webhookId, providerAccountId }: Webhook,
  event: WebhookEvent,
): Promise<boolean> {
  const effect = { platformId, providerAccountId, eventKey: eventKey(event), webhookId, at: now }
  const recorded = await insertEffect(tx, effect)
  return recorded.length > 0
}

const selectEffect = defineStatement((db, given: Inputs<{ providerAccountId: string; eventKey: string }>) =>
  db
    .select({ webhookId: webhookEffects.webhookId })
    .from(webhookEffects)
    .where(
      and(
        eq(webhookEffects.providerAccountId, given.providerAccountId),
        eq(webhookEffects.eventKey, given.eventKey),
      ),
    ),
)

/** Whether this event had its effect before, and whether in an unfinished earlier try of this webhook. */
export async function findEffect(
  { tx }: Scope,
  { id, providerAccountId }: Webhook,
  event: WebhookEvent,
): Promise<'none' | 'own' | 'of_a_copy'> {
  const [found] = await selectEffect(tx, { providerAccountId, eventKey: eventKey(event) })
  if (!found) return 'none'
  return found.webhookId === id ? 'own' : 'of_a_copy'
}

/**
 * Identity of a webhook's event within an account: the provider's own event id, else its content. The transaction,
 * our status and the provider's status are part of both, so that an invented event with the id of a later one does
 * not hide the real one.
 */
function eventKey(event: WebhookEvent): string {
  const { eventId, transactionId, status, rawStatus, amountCents, paidCents, refundedCents, endToEndId } =
    event
  const identity =
    eventId === undefined
      ? ['said', amountCents, paidCents, refundedCents, endToEndId]
      : ['event', eventId, paidCents, refundedCents]
  return createHash('sha256')
    .update(JSON.stringify([transactionId, status, rawStatus, ...identity]))
    .digest('base64url')
}
