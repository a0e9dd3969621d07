import { describeDevice } from '#describe-device.ts'
import type { MailContent } from '#mail-content.ts'
import type { MailContext } from '#mail-context.ts'
import type { MailTemplates } from '#templates.ts'
import { newsMail } from './news-mail.ts'

export function passkeyChanged(
  { name, change, label, userAgent, ip, at, securityPath }: MailTemplates['passkeyChanged'],
  context: MailContext,
): MailContent {
  const own = context.texts.passkeyChanged
  const labels = context.texts.newDevice
  const device = describeDevice(userAgent)
  return newsMail(context, {
    name,
    subject: own.subject[change],
    explain: own.explain[change],
    facts: [
      [own.passkey, label],
      [labels.when, context.moment(at)],
      [labels.device, device ? labels.deviceOn(device.browser, device.system) : labels.unknownDevice],
      [labels.ip, ip],
    ],
    text: own.act[change],
    button: [labels.button, context.link(securityPath)],
  })
}
