import { brandTokens } from '@balcao/domain/texts/brand-tokens'
import type { Locale } from '@balcao/domain/vocabulary'
import type { MailTemplates } from '@balcao/mail/templates'
import { eq } from 'drizzle-orm'
import { addJob } from '#add-job.ts'
import { defineStatement, type Inputs } from '#db/define-statement.ts'
import { users } from '#db/schema/accounts.ts'
import { mails } from '#db/schema/messages.ts'
import { platforms } from '#db/schema/platforms.ts'
import { invariant } from '#kit/invariant.ts'
import { isTestPlatform } from '#kit/test-platform.ts'
import { getPlatform, type Platform } from '#modules/platforms/get-platform.ts'
import type { Scope } from '#scope.ts'
import { deliverMailJob } from './deliver-mail.job.ts'
import type { RenderedMail } from './mail-renderer.ts'

export type MailRequest<Name extends keyof MailTemplates> = {
  /** Idempotency key: the fact of this mail. A repeated fact sends nothing. */
  key: string
  to: string
  /** The purchase of the mail. */
  orderId?: string | undefined
  template: Name
  locale: Locale
  props: MailTemplates[Name]
}

type MailToWrite = Omit<typeof mails.$inferSelect, 'id' | 'serviceId' | 'sentAt' | 'reportedAt'>

const insertMail = defineStatement((db, given: Inputs<MailToWrite>) =>
  db
    .insert(mails)
    .values({
      platformId: given.platformId,
      key: given.key,
      template: given.template,
      orderId: given.orderId,
      recipient: given.recipient,
      subject: given.subject,
      html: given.html,
      text: given.text,
      unsubscribeUrl: given.unsubscribeUrl,
      state: given.state,
      createdAt: given.createdAt,
    })
    .onConflictDoNothing({ target: [mails.platformId, mails.key] })
    .returning({ id: mails.id }),
)

export type Sender = { name: string; brandColor: string; url: string }

export async function readSender(scope: Scope): Promise<Sender> {
  return senderOf(await getPlatform(scope))
}

export function senderOf({
  name,
  brandColor,
  mailColor,
  url,
}: Pick<Platform, 'name' | 'brandColor' | 'mailColor' | 'url'>): Sender {
  return {
    name,
    brandColor: mailColor ?? brandTokens(brandColor, 'light')['--color-primary'] ?? brandColor,
    url,
  }
}

export async function renderRequest<Name extends keyof MailTemplates>(
  scope: Scope,
  { template, locale, props, to }: MailRequest<Name>,
  sender?: Sender,
): Promise<RenderedMail> {
  return scope.app.renderMail({ template, locale, props, to, platform: sender ?? (await readSender(scope)) })
}

/**
 * The mailbox of the test mode's seller. Every mail of a test mode is sent there, because an address typed
 * into a test checkout may belong to a stranger.
 */
async function findTester({ tx }: Scope): Promise<string> {
  const [tester] = await tx
    .select({ email: users.email })
    .from(users)
    .innerJoin(platforms, eq(platforms.testOfUserId, users.id))
  invariant(tester, 'a test mode has its seller')
  return tester.email
}

/** Writes a mail and plans its delivery. Without a mail server it stays readable in the mailbox of the demo. */
export async function writeMail(
  scope: Scope,
  {
    key,
    to,
    template,
    orderId,
  }: Pick<MailRequest<keyof MailTemplates>, 'key' | 'to' | 'template' | 'orderId'>,
  { subject, html, text, unsubscribeUrl }: RenderedMail,
): Promise<void> {
  const { app, tx, platformId, now } = scope
  const isTest = isTestPlatform(platformId)
  const isLeaving = app.config.smtpUrl !== undefined
  const writing = insertMail(tx, {
    platformId,
    key,
    template,
    orderId: orderId ?? null,
    recipient: isTest ? await findTester(scope) : to,
    subject: isTest ? `[Teste] ${subject}` : subject,
    html,
    text,
    unsubscribeUrl,
    state: isLeaving ? 'QUEUED' : 'CAPTURED',
    createdAt: now,
  })
  if (!isLeaving) return tx.later(writing)
  const [mail] = await writing
  if (mail) tx.later(addJob(scope, deliverMailJob, { mailId: mail.id }))
}
