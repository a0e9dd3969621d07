import { createTransport } from 'nodemailer'
import { type Config, exampleSender } from '#config.ts'
import { type Check, reasonOf } from './check.ts'

const name = 'mail'
const timeouts = { dnsTimeout: 5_000, connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 5_000 }

/** Connects to the mail server and logs in, without sending mail. */
export async function checkMail({ smtpUrl, mailFrom, publicUrl, isDemo }: Config): Promise<Check> {
  if (smtpUrl === undefined)
    return isDemo
      ? { name, ok: true, detail: `Captured, to be read at ${publicUrl}/dev/mailbox` }
      : { name, ok: false, detail: 'No mail is sent: set SMTP_URL.' }
  if (mailFrom === exampleSender)
    return {
      name,
      ok: false,
      detail: 'Mail would come from an example address: set MAIL_FROM to one of yours.',
    }
  const { host } = new URL(smtpUrl)
  const transport = createTransport({ url: smtpUrl, ...timeouts })
  try {
    await transport.verify()
    return { name, ok: true, detail: `The mail server ${host} takes mail` }
  } catch (error) {
    return { name, ok: false, detail: `The mail server ${host} does not answer well (${reasonOf(error)})` }
  } finally {
    transport.close()
  }
}
