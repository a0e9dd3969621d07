import { greetingName } from '#greeting-name.ts'
import type { MailContent } from '#mail-content.ts'
import type { MailContext } from '#mail-context.ts'
import type { MailTemplates } from '#templates.ts'

export function emailInUse(props: MailTemplates['emailInUse'], { texts, link }: MailContext): MailContent {
  const own = texts.emailInUse
  return {
    subject: own.subject,
    preview: own.explain,
    heading: own.heading,
    blocks: [
      { kind: 'paragraph', text: `${texts.greeting(greetingName(props.name))} ${own.explain}` },
      { kind: 'button', label: own.button, url: link(props.loginPath) },
      { kind: 'note', text: own.forgot(link(props.recoverPath)) },
      { kind: 'note', text: texts.ignore },
    ],
  }
}
