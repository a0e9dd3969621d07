import { greetingName } from '#greeting-name.ts'
import type { MailContent } from '#mail-content.ts'
import type { MailContext } from '#mail-context.ts'
import type { MailTemplates } from '#templates.ts'

export function bankAccountChanged(
  props: MailTemplates['bankAccountChanged'],
  { texts, moment, link }: MailContext,
): MailContent {
  const own = texts.bankAccountChanged
  const explain = own.explain[props.change]
  return {
    subject: own.subject[props.change],
    preview: explain,
    heading: own.subject[props.change],
    blocks: [
      { kind: 'paragraph', text: `${texts.greeting(greetingName(props.name))} ${explain}` },
      {
        kind: 'facts',
        rows: [
          { label: own.destination, value: props.destination },
          { label: own.when, value: moment(props.at) },
          ...(props.usableFrom ? [{ label: own.usableFrom, value: moment(props.usableFrom) }] : []),
        ],
      },
      { kind: 'paragraph', text: own.act },
      { kind: 'button', label: own.button, url: link(props.securityPath) },
    ],
  }
}
