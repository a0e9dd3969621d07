import { greetingName } from '#greeting-name.ts'
import type { MailContent } from '#mail-content.ts'
import type { MailContext } from '#mail-context.ts'
import type { MailTemplates } from '#templates.ts'

export function passwordReset(
  props: MailTemplates['passwordReset'],
  { texts, link }: MailContext,
): MailContent {
  const own = texts.passwordReset
  return {
    subject: own.subject,
    preview: own.explain,
    heading: own.heading,
    blocks: [
      { kind: 'paragraph', text: `${texts.greeting(greetingName(props.name))} ${own.explain}` },
      { kind: 'button', label: own.button, url: link(props.resetPath) },
      { kind: 'note', text: texts.expiresIn(props.expiresInMinutes) },
      { kind: 'note', text: own.ignore },
    ],
  }
}
