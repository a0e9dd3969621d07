import { greetingName } from '#greeting-name.ts'
import type { MailContent } from '#mail-content.ts'
import type { MailContext } from '#mail-context.ts'
import type { MailTemplates } from '#templates.ts'

export function endpointFailing(props: MailTemplates['endpointFailing'], context: MailContext): MailContent {
  const { texts, moment, link } = context
  const own = texts.endpointFailing
  const told = props.isDisabled ? own.disabled : own.failing
  return {
    subject: told.subject(props.host),
    preview: told.explain,
    heading: told.heading,
    blocks: [
      { kind: 'paragraph', text: `${texts.greeting(greetingName(props.sellerName))} ${told.explain}` },
      {
        kind: 'facts',
        rows: [
          { label: own.address, value: props.host },
          { label: own.at, value: moment(props.at) },
        ],
      },
      { kind: 'button', label: own.button, url: link(props.integrationsPath) },
      { kind: 'note', text: told.note },
    ],
  }
}
