import { greetingName } from '#greeting-name.ts'
import type { MailContent } from '#mail-content.ts'
import type { MailContext } from '#mail-context.ts'
import type { MailTemplates } from '#templates.ts'

export function standingChanged(
  props: MailTemplates['standingChanged'],
  { texts, link }: MailContext,
): MailContent {
  const own = texts.standingChanged
  const explain = own.explain[props.change]
  return {
    subject: own.subject[props.change],
    preview: explain,
    heading: own.subject[props.change],
    blocks: [
      { kind: 'paragraph', text: `${texts.greeting(greetingName(props.name))} ${explain}` },
      // A blocked seller has no page to open.
      ...(props.change === 'BLOCKED'
        ? []
        : [{ kind: 'button' as const, label: own.button, url: link(props.financialPath) }]),
    ],
  }
}
