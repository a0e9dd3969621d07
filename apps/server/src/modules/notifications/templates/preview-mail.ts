import { locales } from '@balcao/domain/vocabulary'
import type { MailTemplates } from '@balcao/mail/templates'
import { z } from 'zod'
import type { RenderedMail } from '#modules/notifications/mail-renderer.ts'
import { readSender } from '#modules/notifications/write-mail.ts'
import type { Scope } from '#scope.ts'
import { systemMails } from './system-mails.ts'

export const mailTemplateInput = z.strictObject({
  template: z.enum(Object.keys(systemMails) as [keyof MailTemplates]),
  locale: z.enum(locales),
})
export type MailTemplateInput = z.output<typeof mailTemplateInput>

/** A mail in the platform's name and colour, with sample data. */
export async function previewMail(
  scope: Scope,
  { template, locale }: MailTemplateInput,
): Promise<RenderedMail> {
  return scope.app.renderMail({ template, locale, platform: await readSender(scope) })
}
