import { describeDevice } from '#describe-device.ts'
import type { MailContent } from '#mail-content.ts'
import type { MailContext } from '#mail-context.ts'
import type { MailTemplates } from '#templates.ts'
import { newsMail } from './news-mail.ts'

export function newDevice(
  { name, userAgent, ip, at, securityPath }: MailTemplates['newDevice'],
  context: MailContext,
): MailContent {
  const { subject, heading, explain, ...own } = context.texts.newDevice
  const device = describeDevice(userAgent)
  return newsMail(context, {
    name,
    subject,
    heading,
    explain,
    facts: [
      [own.when, context.moment(at)],
      [own.device, device ? own.deviceOn(device.browser, device.system) : own.unknownDevice],
      [own.ip, ip],
    ],
    text: own.act,
    button: [own.button, context.link(securityPath)],
  })
}
