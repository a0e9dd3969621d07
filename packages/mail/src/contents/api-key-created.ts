import { greetingName } from '#greeting-name.ts'
import type { MailContent } from '#mail-content.ts'
import type { MailContext } from '#mail-context.ts'
import type { MailTemplates } from '#templates.ts'

export function apiKeyCreated(
  { name, keyName, ip, at, keysPath }: MailTemplates['apiKeyCreated'],
  { texts, moment, link }: MailContext,
): MailContent {
  const own = texts.apiKeyCreated
  return {
    subject: own.subject,
    preview: own.explain,
    heading: own.subject,
    blocks: [
      { kind: 'paragraph', text: `${texts.greeting(greetingName(name))} ${own.explain}` },
      {
        kind: 'facts',
        rows: [
          { label: own.key, value: keyName },
          { label: texts.newDevice.when, value: moment(at) },
          { label: texts.newDevice.ip, value: ip },
        ],
      },
      { kind: 'paragraph', text: own.act },
      { kind: 'button', label: own.button, url: link(keysPath) },
    ],
  }
}
