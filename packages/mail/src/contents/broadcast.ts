import { greetingName } from '#greeting-name.ts'
import type { MailContent } from '#mail-content.ts'
import type { MailContext } from '#mail-context.ts'
import type { MailTemplates } from '#templates.ts'

export function broadcast(
  { name, title, body, homePath }: MailTemplates['broadcast'],
  { texts, link }: MailContext,
): MailContent {
  return {
    subject: title,
    preview: body,
    heading: title,
    blocks: [
      { kind: 'paragraph', text: texts.greeting(greetingName(name)) },
      { kind: 'paragraph', text: body },
      { kind: 'button', label: texts.broadcast.button, url: link(homePath) },
    ],
  }
}
