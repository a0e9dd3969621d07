import type { ImapFlow } from 'imapflow'

/** Whether an examined mail is removed or left as read. */
export type MailFate = 'REMOVE' | 'LEAVE'

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }
/** A report is at the beginning of its mail; a whole returned mail may follow. */
const bytesMax = 1_000_000
const mailsMax = 500

/**
 * Passes each unread mail of an IMAP folder to a handler, then removes it or leaves it as read. A mail whose handler fails stays
 * unread.
 */
export function lookThroughMailbox(
  url: string,
  look: (source: Uint8Array) => Promise<MailFate>,
  stopAsked: AbortSignal,
): Promise<void> {
  const lookThrough = async (client: ImapFlow) => {
    const unread = (await client.search({ seen: false }, { uid: true })) || []
    for (const uid of unread.slice(0, mailsMax)) {
      const part = { start: 0, maxLength: bytesMax }
      const mail = await client.fetchOne(String(uid), { source: part }, { uid: true })
      const source = mail ? mail.source : undefined
      if (!source) continue
      const fate = await look(source)
      await (fate === 'REMOVE'
        ? client.messageDelete(String(uid), { uid: true })
        : client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true }))
    }
  }
  return inMailbox(url, lookThrough, stopAsked)
}

/** Logs in and opens the folder of an address such as imaps://name:password@imap.example.com/INBOX. */
export async function inMailbox(
  url: string,
  work: (client: ImapFlow) => Promise<void>,
  stopAsked?: AbortSignal,
): Promise<void> {
  const { protocol, hostname, port, username, password, pathname } = new URL(url)
  const isSecure = protocol === 'imaps:'
  const { ImapFlow } = await import('imapflow')
  const client = new ImapFlow({
    host: hostname,
    port: Number(port) || (isSecure ? 993 : 143),
    secure: isSecure,
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    // Its log lines would hold addresses and contents.
    logger: false,
    ...timeouts,
  })
  // A lost connection fails the command under way, which throws; without a listener it would end the process.
  client.on('error', () => {})
  // Ends a command under way as well.
  const hangUp = () => client.close()
  stopAsked?.addEventListener('abort', hangUp)
  try {
    await client.connect()
    await client.mailboxOpen(decodeURIComponent(pathname.slice(1)) || 'INBOX')
    await work(client)
  } catch (error) {
    // The error's own message says only that a command failed.
    const isRefusal = error instanceof Error && 'responseText' in error
    throw isRefusal ? new Error(`The mail server refused: ${error.responseText}`) : error
  } finally {
    stopAsked?.removeEventListener('abort', hangUp)
    client.close()
  }
}
