import { createHash } from 'node:crypto'
import type { ProviderContext } from '../contract.ts'
import { maskBody, maskHeaders, maskText, maskUrl } from '../transport/mask-transcript.ts'
import type { ClientCertificate, TransportAnswer, TransportRequest } from '../transport/transport.ts'
import { type Answer, createAnswer } from './answer.ts'
import type { Call, CallOptions, Download, Exchange } from './call.ts'
import type { ProviderDefinition } from './definition.ts'
import { resolveHosts } from './hosts.ts'
import { parseJson } from './parse-json.ts'
import { badResponse, missingCredential, ProviderFailed } from './provider-failed.ts'
import { readRefusal } from './read-refusal.ts'
import type { Progress } from './settle-failure.ts'

type Arrived = Extract<TransportAnswer, { arrived: true }>
type Login = { key: string; value: string }

const longestMessage = 300

/** Sends the calls of one operation, all within one deadline, and gives what came back or ends the operation. */
export function createExchange<C>({
  definition,
  context,
  credentials,
  operation,
  timeoutMs,
  progress,
}: {
  definition: ProviderDefinition<C>
  context: ProviderContext
  credentials: C
  operation: string
  timeoutMs: number
  progress: Progress
}): { exchange: Exchange; download: (call: Call) => Promise<Download> } {
  const { transport, now } = context
  const deadline = now().getTime() + timeoutMs
  const hosts = resolveHosts(definition, context.baseUrl)
  const secrets = () => definition.credentials.secretsOf(credentials)

  const exchange: Exchange = async (call) => {
    const movesMoney = progress.movesMoney && call.method !== 'GET' && !call.preparation
    const answer = read(await ask(call, { movesMoney }), { movesMoney, call })
    if (movesMoney) progress.moneyAccepted = true
    return answer
  }

  const download = async (call: Call): Promise<Download> => {
    const answered = await ask(call, { isFile: true })
    if (answered.status !== 200) throw refuse(answered, createAnswer(undefined, definition.amounts), call)
    return { contentType: answered.headers['content-type'] ?? '', bytes: answered.body }
  }

  const ask = async (
    call: Call,
    { movesMoney = false, isFile = false }: { movesMoney?: boolean; isFile?: boolean },
  ): Promise<Arrived> => {
    const host = call.host ?? hosts.first
    const certificate = await loadCertificate(definition, context, host)
    const sendAuthenticated = async () => {
      const { headers, login } = await authenticate(call, host)
      if (movesMoney) progress.moneyAsked = true
      const answered = await send({ ...encode(call, hosts.urlOf(host), headers), certificate }, isFile)
      return { answered, login }
    }

    let { answered, login } = await sendAuthenticated()
    if (answered.status === 401 && login) {
      transport.tokens.forget(login.key, login.value)
      answered = (await sendAuthenticated()).answered
    }
    return answered
  }

  const authenticate = async (call: Call, host: string) => {
    if (call.auth) return { headers: call.auth, login: undefined }
    const auth = typeof definition.auth === 'function' ? definition.auth : definition.auth[host]
    if (!auth) throw new Error(`${definition.name} says nothing of how to authenticate at ${host}`)
    let login: Login | undefined
    const headers = await auth({
      credentials,
      login: async (make) => {
        const key = accountKey({ name: definition.name, url: hosts.urlOf(host), credentials })
        const post = (path: string, body: unknown, options?: CallOptions) =>
          exchange({ host, auth: {}, ...options, method: 'POST', path, body, preparation: true })
        login = { key, value: await transport.tokens.remember({ key, now, make: () => make(post) }) }
        return login.value
      },
    })
    return { headers, login }
  }

  const send = async (request: Omit<TransportRequest, 'timeoutMs'>, isFile: boolean): Promise<Arrived> => {
    const startedAt = now()
    const left = deadline - startedAt.getTime()
    const answer: TransportAnswer =
      left > 0
        ? await transport.send({ ...request, timeoutMs: left })
        : { arrived: 'never', why: 'no time left' }
    context.log?.({
      provider: definition.name,
      operation,
      method: request.method,
      url: maskUrl(request.url, secrets()),
      requestHeaders: maskHeaders(request.headers),
      requestBody: maskBody(request.body ?? '', secrets()),
      ...(answer.arrived === true
        ? {
            status: answer.status,
            answerBody: isFile ? `${answer.body.byteLength} bytes` : maskBody(decode(answer.body), secrets()),
          }
        : { problem: answer.why, answerBody: '' }),
      startedAt,
      durationMs: now().getTime() - startedAt.getTime(),
    })
    if (answer.arrived === true) return answer
    throw answer.arrived === 'never'
      ? new ProviderFailed({ kind: 'unreachable', message: `The provider was not reached: ${answer.why}` })
      : new ProviderFailed({ kind: 'unknown', message: `The provider did not answer: ${answer.why}` })
  }

  const read = (answered: Arrived, { movesMoney, call }: { movesMoney: boolean; call: Call }): Answer => {
    const { status, body } = answered
    const json = parseJson(decode(body))
    const answer = createAnswer(json.parsed ? json.value : undefined, definition.amounts)
    const accepted = status >= 200 && status < 300
    if (accepted && !json.parsed && body.byteLength > 0) {
      const unreadable = badResponse('The answer is not JSON').failure
      throw new ProviderFailed({ ...unreadable, httpStatus: status, ...(movesMoney && { kind: 'unknown' }) })
    }
    if (accepted && !definition.errors?.refusedWhen?.(answer, call)) return answer
    throw refuse(answered, answer, call)
  }

  const refuse = ({ status, headers, body }: Arrived, answer: Answer, call: Call): ProviderFailed => {
    const refusal = readRefusal({ status, headers, answer, rules: definition.errors ?? {} })
    const words = (call.refusalInFull && decode(body)) || refusal.message
    return new ProviderFailed({ ...refusal, message: maskText(words, secrets()).slice(0, longestMessage) })
  }

  return { exchange, download }
}

/** Names an account in the token cache without holding its secrets. */
export function accountKey(account: { name: string; url: string; credentials: unknown }): string {
  return createHash('sha256').update(JSON.stringify(account)).digest('hex')
}

async function loadCertificate<C>(
  { certificates = [], optionalCertificates = [] }: ProviderDefinition<C>,
  { platform }: ProviderContext,
  host: string,
): Promise<ClientCertificate | undefined> {
  const half = [...certificates, ...optionalCertificates].find((name) => name === host)
  if (!half) return undefined
  const certificate = await platform?.certificate(half)
  if (!certificate && certificates.includes(half)) throw missingCredential('Unauthorized.')
  return certificate
}

function encode(call: Call, baseUrl: string, auth: Readonly<Record<string, string>>) {
  const query = Object.entries(call.query ?? {}).filter(
    (pair): pair is [string, string] => pair[1] !== undefined,
  )
  const search = query.length > 0 ? `?${new URLSearchParams(query)}` : ''
  const contentType = call.form ? 'application/x-www-form-urlencoded' : 'application/json'
  return {
    method: call.method,
    url: `${baseUrl}${call.path}${search}`,
    headers: {
      accept: 'application/json',
      'user-agent': 'Balcao',
      ...(call.body !== undefined && { 'content-type': contentType }),
      ...auth,
      ...call.headers,
    },
    ...(call.body !== undefined && {
      body: call.form
        ? new URLSearchParams(call.body as Record<string, string>).toString()
        : JSON.stringify(call.body),
    }),
  }
}

function decode({ buffer, byteOffset, byteLength }: Uint8Array): string {
  return Buffer.from(buffer, byteOffset, byteLength).toString('utf8')
}
