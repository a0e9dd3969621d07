import { greetingName } from '#greeting-name.ts'
import type { MailBlock, MailContent } from '#mail-content.ts'
import type { MailContext } from '#mail-context.ts'
import type { MailTemplates } from '#templates.ts'

export function reportMail(
  props: MailTemplates['reportMail'],
  { texts, day, link }: MailContext,
): MailContent {
  const own = texts.reportMail
  const { viewName, period, sums, largest } = props
  const explain = period ? own.ofPeriod(day(period.from), day(period.to)) : own.asItStands
  return {
    subject: own.subject(viewName),
    preview: explain,
    heading: viewName,
    blocks: [
      { kind: 'paragraph', text: `${texts.greeting(greetingName(props.name))} ${explain}` },
      ...figures(sums, own.nothing),
      ...(largest.length > 0
        ? [
            { kind: 'paragraph' as const, text: own.largest },
            { kind: 'facts' as const, rows: largest },
          ]
        : []),
      { kind: 'button', label: own.button, url: link(props.reportPath) },
      { kind: 'note', text: `${own.stop} ${link(props.stopPath)}` },
    ],
  }
}

function figures(rows: { label: string; value: string }[], nothing: string): MailBlock[] {
  return rows.length > 0 ? [{ kind: 'facts', rows }] : [{ kind: 'paragraph', text: nothing }]
}
