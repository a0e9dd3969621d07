import { describeDevice } from '#describe-device.ts'
import { greetingName } from '#greeting-name.ts'
import type { MailContent } from '#mail-content.ts'
import type { MailContext } from '#mail-context.ts'
import type { MailTemplates } from '#templates.ts'

export function passkeyChanged(
  props: MailTemplates['passkeyChanged'],
  { texts, moment, link }: MailContext,
): MailContent {
  const own = texts.passkeyChanged
  const { when, device: deviceLabel, deviceOn, unknownDevice, ip, button } = texts.newDevice
  const device = describeDevice(props.userAgent)
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
          { label: own.passkey, value: props.label },
          { label: when, value: moment(props.at) },
          { label: deviceLabel, value: device ? deviceOn(device.browser, device.system) : unknownDevice },
          { label: ip, value: props.ip },
        ],
      },
      { kind: 'paragraph', text: own.act[props.change] },
      { kind: 'button', label: button, url: link(props.securityPath) },
    ],
  }
}
