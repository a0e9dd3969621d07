import type { Config } from '#config.ts'
import { inMailbox } from '#kit/mail/open-mailbox.ts'
import { type Check, reasonOf } from './check.ts'

/** Logs in to the bounce mailbox and opens its folder, where there is one. */
export async function checkBounces({ bounces }: Config): Promise<Check[]> {
  if (bounces === undefined) return []
  const name = 'bounces'
  const { host } = new URL(bounces.mailboxUrl)
  try {
    await inMailbox(bounces.mailboxUrl, async () => {})
    return [{ name, ok: true, detail: `Mail that returns to ${bounces.address} is read at ${host}` }]
  } catch (error) {
    return [{ name, ok: false, detail: `The mailbox at ${host} cannot be read (${reasonOf(error)})` }]
  }
}
