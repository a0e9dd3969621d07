import { and, eq, lt, lte, sql } from 'drizzle-orm'
import { defineStatement, type Inputs, newValue } from '#db/define-statement.ts'
import { webhookReads } from '#db/schema/acquirers.ts'
import type { Scope } from '#scope.ts'

export type Question = {
  providerAccountId: string
  /** Subject of the read: a payment, or an address of the provider while the payment is not known. */
  subject: string
}

export type QuestionAnswer = { mayAsk: true; until: Date } | { mayAsk: false; until: Date }

const pauseMs = 30_000

const claim = defineStatement(
  (db, given: Inputs<Question & { platformId: string; now: Date; askedBefore: Date }>) =>
    db
      .insert(webhookReads)
      .values({
        platformId: given.platformId,
        providerAccountId: given.providerAccountId,
        subject: given.subject,
        askedAt: given.now,
      })
      .onConflictDoUpdate({
        target: [webhookReads.platformId, webhookReads.providerAccountId, webhookReads.subject],
        set: { askedAt: newValue(given.now) },
        setWhere: lte(webhookReads.askedAt, sql.param(given.askedBefore, webhookReads.askedAt)),
      })
      .returning({ askedAt: webhookReads.askedAt }),
)

/**
 * Rate limit of reads at the provider for unproven webhooks: one per subject in 30 seconds, over all webhooks
 * and workers, so that forged webhooks cannot make us flood the provider.
 */
export async function claimRead(
  { tx, platformId, now }: Scope,
  { providerAccountId, subject }: Question,
): Promise<QuestionAnswer> {
  const askedBefore = new Date(now.getTime() - pauseMs)
  const [claimed] = await claim(tx, { platformId, providerAccountId, subject, now, askedBefore })
  if (claimed) return { mayAsk: true, until: after(now) }
  const [asked] = await tx
    .select({ at: webhookReads.askedAt })
    .from(webhookReads)
    .where(and(eq(webhookReads.providerAccountId, providerAccountId), eq(webhookReads.subject, subject)))
  return { mayAsk: false, until: after(asked?.at ?? now) }
}

/** Returns an unused permission: the subject can be read from `until` on. */
export async function giveBackQuestion(
  { tx }: Scope,
  { providerAccountId, subject }: Question,
  until: Date,
): Promise<void> {
  await tx
    .update(webhookReads)
    .set({ askedAt: new Date(until.getTime() - pauseMs) })
    .where(and(eq(webhookReads.providerAccountId, providerAccountId), eq(webhookReads.subject, subject)))
}

/**
 * Reserves the next read for this webhook. False if another webhook has reserved it: that read takes place after this
 * webhook arrived, so its answer serves both. A webhook that is retried after a failed try keeps its own reservation.
 */
export async function reserveWebhookRead(
  { tx, platformId }: Scope,
  { providerAccountId, subject }: Question,
  { until, webhookId }: { until: Date; webhookId: string },
): Promise<boolean> {
  const reserved = await tx
    .insert(webhookReads)
    .values({
      platformId,
      providerAccountId,
      subject: `next ${subject}`,
      askedAt: until,
      reservedFor: webhookId,
    })
    .onConflictDoUpdate({
      target: [webhookReads.platformId, webhookReads.providerAccountId, webhookReads.subject],
      set: { askedAt: until, reservedFor: webhookId },
      setWhere: sql`${lt(webhookReads.askedAt, until)} or ${eq(webhookReads.reservedFor, webhookId)}`,
    })
    .returning({ askedAt: webhookReads.askedAt })
  return reserved.length > 0
}

function after(askedAt: Date): Date {
  return new Date(askedAt.getTime() + pauseMs)
}
