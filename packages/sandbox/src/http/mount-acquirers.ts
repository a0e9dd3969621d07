import { TLSSocket } from 'node:tls'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Answer, CallFault, Faults } from '#core/faults.ts'
import type { Books } from '#core/open-books.ts'
import type { Charge, Payout } from '#core/records.ts'
import type { AccountLearner } from '#learn-account.ts'
import { basicCredentials } from './basic-credentials.ts'
import type { Call, Dialect, Request, Route } from './dialect.ts'
import { distort } from './distort.ts'
import { readFields } from './fields.ts'
import { createRouteTable } from './match-route.ts'
import type { ReceivedCalls } from './received-calls.ts'
import { sendAnswer } from './send-answer.ts'
import type { Stage } from './stage.ts'

export type MountOptions = {
  dialects: ReadonlyMap<string, Dialect>
  /** These providers require a client certificate, and this port can check one. */
  certificateRequired: boolean
  books: Books
  faults: Faults
  stage: Stage
  received: ReceivedCalls
  learnAccounts: AccountLearner
  inTimeOf<T>(key: string, work: () => Promise<T>): Promise<T>
}

/** Serves the acquirers: every call is recorded, subjected to a waiting fault, authenticated and answered. */
export function mountAcquirers(app: FastifyInstance, { dialects, ...options }: MountOptions) {
  const served = new Map(
    dialects.entries().map(([name, dialect]) => [name, { dialect, find: createRouteTable(dialect.routes) }]),
  )
  app.all<{ Params: { acquirer: string } }>('/acquirers/:acquirer/*', (request, reply) => {
    const { acquirer } = request.params
    const { dialect, find } = served.get(acquirer) ?? {}
    if (!dialect || !find)
      return sendAnswer(reply, { answer: { status: 404, body: { message: 'No such acquirer' } } })
    const path = request.url.slice(`/acquirers/${acquirer}`.length).replace(/\?.*$/, '')
    // Card tokens are made by browsers, from any origin.
    if (request.headers.origin !== undefined && find('POST', path)?.route.operation === 'token') {
      reply.headers({ 'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type' })
      if (request.method === 'OPTIONS') return reply.code(204).send()
    }
    const found = find(request.method, path)
    if (!found) return sendAnswer(reply, { answer: dialect.notFound })
    return answerCall({ ...options, acquirer, dialect, path, ...found, request, reply })
  })
}

type Incoming = Omit<MountOptions, 'dialects'> & {
  acquirer: string
  dialect: Dialect
  path: string
  route: Route
  params: Record<string, string>
  request: FastifyRequest
  reply: FastifyReply
}

/** By the clock of the caller, whose account may still be unknown. */
async function answerCall(incoming: Incoming) {
  const caller = basicCredentials(incoming.request)
  if (!caller) return answerNow(incoming)
  await incoming.learnAccounts(caller.user)
  return incoming.inTimeOf(caller.user, () => answerNow(incoming))
}

async function answerNow(incoming: Incoming) {
  const { acquirer, route, request, reply, faults, stage, received } = incoming
  const fault = faults.takeForCall({ acquirer, operation: route.operation })
  if (fault?.delayMilliseconds) await stage.pause(fault.delayMilliseconds)
  const note = received.note({ acquirer, operation: route.operation, request, fault: fault?.kind ?? null })

  if (fault?.kind === 'drop-before') return sendAnswer(reply, { fault })
  if (fault?.kind === 'error-before') return sendAnswer(reply, { answer: failure(fault.status) })

  const { result: answer, release } = stage.perform(() => act(incoming, fault))
  note.answered(answer.status)
  if (fault?.kind === 'webhook-first') {
    release()
    await stage.delivered()
  } else if (fault?.kind === 'drop-after' || reply.raw.destroyed || reply.raw.closed) {
    release()
  } else {
    reply.raw.once('close', release)
  }
  return sendAnswer(
    reply,
    fault?.kind === 'error-after' ? { answer: failure(fault.status) } : { answer, fault },
  )
}

function act(incoming: Incoming, fault?: CallFault): Answer {
  const { acquirer, dialect, route, path, params, request, books, certificateRequired } = incoming
  const body = parseBody(request)
  const asked: Request = {
    method: request.method,
    path,
    params,
    query: request.query as Record<string, string>,
    headers: request.headers,
    body: readFields(body.value),
    rawBody: body.text,
    certified: request.raw.socket instanceof TLSSocket && request.raw.socket.authorized,
  }
  if (certificateRequired && !asked.certified) return dialect.unauthorized
  const accounts = [...books.accounts.values()].filter((account) => account.acquirer === acquirer)
  const authenticate = route.authenticate ?? dialect.authenticate
  const account = authenticate(asked, { acquirer, accounts, books })
  if (!account) return dialect.unauthorized
  if (!body.readable) return dialect.malformed
  const call: Call = {
    ...asked,
    books,
    acquirer,
    account,
    baseUrl: `${request.protocol}://${request.host}/acquirers/${acquirer}`,
    viewCharge: (charge: Charge) => distort(charge, fault),
    viewPayout: (payout: Payout) => distort(payout, fault),
  }
  return route.handle(call)
}

function parseBody({ body, headers }: FastifyRequest): { value: unknown; text: string; readable: boolean } {
  const text = typeof body === 'string' ? body : ''
  if (text === '') return { value: {}, text, readable: true }
  if (headers['content-type']?.startsWith('application/x-www-form-urlencoded')) {
    return { value: Object.fromEntries(new URLSearchParams(text)), text, readable: true }
  }
  try {
    return { value: JSON.parse(text), text, readable: true }
  } catch {
    return { value: {}, text, readable: false }
  }
}

const failure = (status = 500): Answer => ({ status, body: { message: 'Internal server error' } })
