import type { MailContent } from '#mail-content.ts'
import type { MailContext } from '#mail-context.ts'
import type { MailTemplates } from '#templates.ts'
import { newsMail } from './news-mail.ts'

export function documentReviewed(
  { name, outcome, paper, refusal, note, documentsPath }: MailTemplates['documentReviewed'],
  context: MailContext,
): MailContent {
  const own = context.texts.documentReviewed
  return newsMail(context, {
    name,
    subject: own.subject[outcome],
    explain: own.explain[outcome],
    facts:
      refusal === null
        ? []
        : [
            [own.document, own.papers[paper]],
            [own.reason, own.refusals[refusal]],
            [own.note, note],
          ],
    button: [own.button[outcome], context.link(documentsPath)],
  })
}
