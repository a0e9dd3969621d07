import { describeDevice } from '#describe-device.ts'
import { greetingName } from '#greeting-name.ts'
import type { MailContent } from '#mail-content.ts'
import type { MailContext } from '#mail-context.ts'
import type { MailTemplates } from '#templates.ts'

export function newDevice(
  props: MailTemplates['newDevice'],
  { texts, moment, link }: MailContext,
): MailContent {
  const own = texts.newDevice
  const device = describeDevice(props.userAgent)
  return {
    subject: own.subject,
    preview: own.explain,
    heading: own.heading,
    blocks: [
      { kind: 'paragraph', text: `${texts.greeting(greetingName(props.name))} ${own.explain}` },
      {
        kind: 'facts',
        rows: [
          { label: own.when, value: moment(props.at) },
          {
            label: own.device,
            value: device ? own.deviceOn(device.browser, device.system) : own.unknownDevice,
          },
          { label: own.ip, value: props.ip },
        ],
      },
      { kind: 'paragraph', text: own.act },
      { kind: 'button', label: own.button, url: link(props.securityPath) },
    ],
  }
}
