import { greetingName } from '#greeting-name.ts'
import type { MailContent } from '#mail-content.ts'
import type { MailContext } from '#mail-context.ts'
import type { MailTemplates } from '#templates.ts'

export function documentReviewed(
  props: MailTemplates['documentReviewed'],
  { texts, link }: MailContext,
): MailContent {
  const own = texts.documentReviewed
  const explain = own.explain[props.outcome]
  return {
    subject: own.subject[props.outcome],
    preview: explain,
    heading: own.subject[props.outcome],
    blocks: [
      { kind: 'paragraph', text: `${texts.greeting(greetingName(props.name))} ${explain}` },
      ...(props.refusal === null
        ? []
        : [
            {
              kind: 'facts' as const,
              rows: [
                { label: own.document, value: own.papers[props.paper] },
                { label: own.reason, value: own.refusals[props.refusal] },
                ...(props.note ? [{ label: own.note, value: props.note }] : []),
              ],
            },
          ]),
      { kind: 'button', label: own.button[props.outcome], url: link(props.documentsPath) },
    ],
  }
}
