import { greetingName } from '#greeting-name.ts'
import type { MailContent } from '#mail-content.ts'
import type { MailContext } from '#mail-context.ts'
import type { MailTemplates } from '#templates.ts'

export function platformClosing(
  { name, news, closesAt, homePath }: MailTemplates['platformClosing'],
  { texts, day, link }: MailContext,
): MailContent {
  const own = texts.platformClosing
  const explain = own.explain[news]
  return {
    subject: own.subject[news],
    preview: explain,
    heading: own.subject[news],
    blocks: [
      { kind: 'paragraph', text: `${texts.greeting(greetingName(name))} ${explain}` },
      ...(news === 'BEGUN'
        ? [
            { kind: 'paragraph' as const, text: own.goesOn },
            { kind: 'facts' as const, rows: [{ label: own.closes, value: day(closesAt) }] },
          ]
        : []),
      { kind: 'button', label: own.button, url: link(homePath) },
    ],
  }
}
