import { greetingName } from '#greeting-name.ts'
import type { MailContent } from '#mail-content.ts'
import type { MailContext } from '#mail-context.ts'
import type { MailTemplates } from '#templates.ts'

export function staffInvitation(
  props: MailTemplates['staffInvitation'],
  { texts, platformName, link }: MailContext,
): MailContent {
  const own = texts.staffInvitation
  const explain = own.explain(greetingName(props.inviterName), platformName)
  return {
    subject: own.subject(platformName),
    preview: explain,
    heading: own.heading,
    blocks: [
      { kind: 'paragraph', text: `${texts.greeting(greetingName(props.name))} ${explain}` },
      { kind: 'paragraph', text: props.hasPassword ? own.nextByLogin : own.nextByPassword },
      { kind: 'button', label: own.button, url: link(props.acceptPath) },
      { kind: 'note', text: own.expiresIn(props.expiresInDays) },
      { kind: 'note', text: own.ignore },
    ],
  }
}
