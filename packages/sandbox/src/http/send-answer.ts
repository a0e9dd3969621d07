import type { FastifyReply } from 'fastify'
import type { Answer, CallFault } from '#core/faults.ts'

/**
 * Writes the answer, or distorts it as the fault says. The operation is done already, whatever the caller receives.
 */
export function sendAnswer(
  reply: FastifyReply,
  { answer, fault }: { answer?: Answer; fault?: CallFault | undefined },
) {
  const shown = answer && fault?.kind === 'rewrite' ? fault.rewrite(answer) : answer
  switch (fault?.kind) {
    case 'drop-before':
    case 'drop-after':
      reply.hijack()
      if (!fault.hold) reply.raw.destroy()
      return
    case 'reset':
      reply.hijack()
      return resetHalfway(reply, serialise(shown?.body))
    case 'garbage':
      return write(reply, {
        status: 200,
        body: '{"id": "tx_19',
        headers: { 'content-type': 'application/json' },
      })
    case 'html':
      return write(reply, {
        status: 200,
        body: '<!doctype html><title>502</title><h1>Bad gateway</h1>',
        headers: { 'content-type': 'text/html' },
      })
    case 'empty':
      return write(reply, { status: 200, body: '' })
    default:
      return write(reply, shown ?? { status: 500, body: '' })
  }
}

function write(reply: FastifyReply, { status, body, headers = {} }: Answer) {
  return reply
    .code(status)
    .headers({ 'content-type': 'application/json; charset=utf-8', ...headers })
    .send(serialise(body))
}

function serialise(body: unknown): string {
  return typeof body === 'string' ? body : JSON.stringify(body ?? null)
}

function resetHalfway({ raw }: FastifyReply, text: string) {
  raw.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) })
  raw.write(text.slice(0, Math.floor(text.length / 2)), () => raw.socket?.resetAndDestroy())
}
