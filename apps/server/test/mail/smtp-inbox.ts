import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

export type ReceivedMail = {
  from: string
  to: string[]
  source: string
  header(name: string): string | undefined
}

export type SmtpInbox = { url: string; port: number; received: ReceivedMail[]; close(): Promise<void> }

type SmtpBehaviour = {
  port?: number
  /** Number of connections refused with "try again later" before the first is served. */
  busyConnections?: number
  /** Unknown recipients, refused for good. */
  unknownRecipients?: string[]
}

/** A real mail server of this machine that keeps its mail. */
export async function openSmtpInbox({
  port = 0,
  busyConnections = 0,
  unknownRecipients = [],
}: SmtpBehaviour = {}): Promise<SmtpInbox> {
  const received: ReceivedMail[] = []
  let connections = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onConnect(_session, callback) {
      connections += 1
      if (connections > busyConnections) return callback()
      callback(Object.assign(new Error('Try again later'), { responseCode: 421 }))
    },
    onRcptTo({ address }, _session, callback) {
      if (!unknownRecipients.includes(address)) return callback()
      callback(Object.assign(new Error('No such mailbox'), { responseCode: 550 }))
    },
    async onData(stream, { envelope }, callback) {
      const source = await text(stream)
      received.push({
        from: envelope.mailFrom ? envelope.mailFrom.address : '',
        to: envelope.rcptTo.map(({ address }) => address),
        source,
        header: (name) => new RegExp(`^${name}:\\s*(.*(?:\\r\\n[ \\t].*)*)`, 'im').exec(source)?.[1],
      })
      callback()
    },
  })
  const listener = server.listen(port, '127.0.0.1')
  if (!listener.listening) await once(listener, 'listening')
  const actual = (listener.address() as AddressInfo).port
  return {
    url: `smtp://127.0.0.1:${actual}`,
    port: actual,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
