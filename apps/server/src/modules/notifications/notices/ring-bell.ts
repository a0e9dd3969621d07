import type { MailTemplates, Path } from '@balcao/mail/templates'
import { eq } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { notices } from '#db/schema/messages.ts'
import type { MailRequest } from '#modules/notifications/write-mail.ts'
import type { Scope } from '#scope.ts'
import { noticedMails } from './noticed-mails.ts'

/** Puts a mail under its recipient's bell, with its subject as text, once for each fact. */
export async function ringBell<Name extends keyof MailTemplates>(
  { tx, platformId, now }: Scope,
  { key, to, template, props }: MailRequest<Name>,
  subject: string,
): Promise<void> {
  const pathOf: ((props: MailTemplates[Name]) => Path) | undefined = noticedMails[template]
  if (!pathOf) return
  const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.email, to))
  if (!user) return
  await tx
    .insert(notices)
    .values({ platformId, userId: user.id, key, title: subject, path: pathOf(props), createdAt: now })
    .onConflictDoNothing({ target: [notices.platformId, notices.userId, notices.key] })
}
