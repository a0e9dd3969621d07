import { randomUUID } from 'node:crypto'
import { AppError } from '@balcao/domain/texts/app-error'
import { eq } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { writeMail } from '#modules/notifications/write-mail.ts'
import type { Caller } from '#rpc/caller.ts'
import { type MailTemplateInput, previewMail } from './preview-mail.ts'

/** Sends a preview to the caller only. */
export async function sendMailTest(caller: Caller, input: MailTemplateInput): Promise<{ to: string }> {
  const [me] = await caller.tx
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, caller.session.userId))
  if (!me) throw new AppError('not_found')
  await writeMail(
    caller,
    { key: `mail-test:${input.template}:${randomUUID()}`, to: me.email, template: input.template },
    await previewMail(caller, input),
  )
  return { to: me.email }
}
