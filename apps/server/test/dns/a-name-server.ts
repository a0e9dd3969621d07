import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { isIPv4 } from 'node:net'

type RecordType = 'A' | 'CNAME' | 'TXT'
const codes: Record<RecordType, number> = { A: 1, CNAME: 5, TXT: 16 }
const noSuchName = 3

export type NameServer = {
  /** In the form that a resolver expects. */
  address: string
  /** Adds a record; records are never removed. */
  say(type: RecordType, name: string, ...values: string[]): void
  close(): Promise<void>
}

/** A real name server on this machine over UDP, with only the added records. */
export async function openNameServer(): Promise<NameServer> {
  const records = new Map<string, string[]>()
  const socket = createSocket('udp4')
  socket.on('message', (query, from) => {
    const { name, type, end } = readQuestion(query)
    const values = records.get(`${type} ${name}`) ?? []
    const isKnown = [...records].some(([key, known]) => key.endsWith(` ${name}`) && known.length > 0)
    const header = Buffer.from(query.subarray(0, 12))
    // Flags of an answer with recursion; the flags of the question stay.
    header.writeUInt16BE(0x8180 | (isKnown ? 0 : noSuchName), 2)
    header.writeUInt16BE(values.length, 6)
    header.fill(0, 8, 12)
    const answers = values.map((value) => answerOf(type, value))
    socket.send(Buffer.concat([header, query.subarray(12, end), ...answers]), from.port, from.address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return {
    address: `127.0.0.1:${socket.address().port}`,
    say: (type, name, ...values) => void records.set(`${codes[type]} ${name}`, values),
    close: async () => {
      const closed = once(socket, 'close')
      socket.close()
      await closed
    },
  }
}

function readQuestion(query: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = []
  let at = 12
  for (let length = query.readUInt8(at); length > 0; length = query.readUInt8(at)) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length))
    at += 1 + length
  }
  return { name: labels.join('.').toLowerCase(), type: query.readUInt16BE(at + 1), end: at + 5 }
}

function answerOf(type: number, value: string): Buffer {
  const data = isIPv4(value)
    ? Buffer.from(value.split('.').map(Number))
    : type === codes.CNAME
      ? Buffer.concat([...value.split('.').map(lengthAndText), Buffer.from([0])])
      : Buffer.concat((value.match(/.{1,255}/g) ?? ['']).map(lengthAndText))
  const head = Buffer.alloc(12)
  // The name is a pointer to the question's, which begins after the header.
  head.writeUInt16BE(0xc00c, 0)
  head.writeUInt16BE(type, 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt16BE(data.length, 10)
  return Buffer.concat([head, data])
}

const lengthAndText = (text: string) => Buffer.concat([Buffer.from([text.length]), Buffer.from(text)])
