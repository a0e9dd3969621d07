import { greetingName } from '#greeting-name.ts'
import type { MailContent } from '#mail-content.ts'
import type { MailContext } from '#mail-context.ts'
import type { MailTemplates } from '#templates.ts'

export function staffVisit(
  props: MailTemplates['staffVisit'],
  { texts, moment, link }: MailContext,
): MailContent {
  const own = texts.staffVisit
  return {
    subject: own.subject,
    preview: own.explain,
    heading: own.heading,
    blocks: [
      { kind: 'paragraph', text: `${texts.greeting(greetingName(props.name))} ${own.explain}` },
      {
        kind: 'facts',
        rows: [
          { label: own.who, value: props.staffName },
          { label: own.reason, value: props.reason },
          { label: own.from, value: moment(props.at) },
          { label: own.until, value: moment(props.endsAt) },
        ],
      },
      { kind: 'paragraph', text: props.canChange ? own.limitedChanges : own.onlyLooks },
      { kind: 'button', label: own.button, url: link(props.securityPath) },
    ],
  }
}
