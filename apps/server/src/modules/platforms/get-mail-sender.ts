import type { Scope } from '#scope.ts'
import { getPlatform } from './get-platform.ts'
import type { MailSender } from './mail-sender.input.ts'
import { sendingAddress } from './sending-address.ts'

/** The sender of mails with its defaults, and the address of the installation. */
export async function getMailSender(
  scope: Scope,
): Promise<MailSender & { platformName: string; address: string }> {
  const { mailName, mailReplyTo, name } = await getPlatform(scope)
  return { mailName, mailReplyTo, platformName: name, address: sendingAddress(scope.app.config.mailFrom) }
}
