import { and, eq, lt, lte, sql } from 'drizzle-orm'
import { defineStatement, type Inputs, newValue } from '#db/define-statement.ts'
import { webhookQuestions } from '#db/schema/acquirers.ts'
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
      .insert(webhookQuestions)
      .values({
        platformId: given.platformId,
        providerAccountId: given.providerAccountId,
        subject: given.subject,
        askedAt: given.now,
      })
      .onConflictDoUpdate({
        target: [webhookQuestions.platformId, webhookQuestions.providerAccountId, webhookQuestions.subject],
        set: { askedAt: newValue(given.now) },
        setWhere: lte(webhookQuestions.askedAt, sql.param(given.askedBefore, webhookQuestions.askedAt)),
      })
      .returning({ askedAt: webhookQuestions.askedAt }),
)

/**
 * Rate limit of reads at the provider for unproven webhooks: one per subject in 30 seconds, over all webhooks
 * and workers, so that forged webhooks cannot make us flood the provider.
 */
export async function claimQuestion(
  { tx, platformId, now }: Scope,
  { providerAccountId, subject }: Question,
): Promise<QuestionAnswer> {
  const askedBefore = new Date(now.getTime() - pauseMs)
  const [claimed] = await claim(tx, { platformId, providerAccountId, subject, now, askedBefore })
  if (claimed) return { mayAsk: true, until: after(now) }
  const [asked] = await tx
    .select({ at: webhookQuestions.askedAt })
    .from(webhookQuestions)
    .where(
      and(eq(webhookQuestions.providerAccountId, providerAccountId), eq(webhookQuestions.subject, subject)),
    )
  return { mayAsk: false, until: after(asked?.at ?? now) }
}

/** Returns an unused permission: the subject can be read from `until` on. */
export async function giveBackQuestion(
  { tx }: Scope,
  { providerAccountId, subject }: Question,
  until: Date,
): Promise<void> {
  await tx
    .update(webhookQuestions)
    .set({ askedAt: new Date(until.getTime() - pauseMs) })
    .where(
      and(eq(webhookQuestions.providerAccountId, providerAccountId), eq(webhookQuestions.subject, subject)),
    )
}

/**
 * Reserves the next read for this webhook. False if another one has reserved it: that read takes place after
 * this webhook arrived, so its answer serves both. A webhook that is retried after a failed try keeps its own
 * reservation.
 */
export async function reserveQuestion(
  { tx, platformId }: Scope,
  { providerAccountId, subject }: Question,
  { until, webhookId }: { until: Date; webhookId: string },
): Promise<boolean> {
  const reserved = await tx
    .insert(webhookQuestions)
    .values({
      platformId,
      providerAccountId,
      subject: `next ${subject}`,
      askedAt: until,
      reservedFor: webhookId,
    })
    .onConflictDoUpdate({
      target: [webhookQuestions.platformId, webhookQuestions.providerAccountId, webhookQuestions.subject],
      set: { askedAt: until, reservedFor: webhookId },
      setWhere: sql`${lt(webhookQuestions.askedAt, until)} or ${eq(webhookQuestions.reservedFor, webhookId)}`,
    })
    .returning({ askedAt: webhookQuestions.askedAt })
  return reserved.length > 0
}

function after(askedAt: Date): Date {
  return new Date(askedAt.getTime() + pauseMs)
}
