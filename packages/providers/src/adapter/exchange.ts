import { createHash } from 'node:crypto'
import type { ProviderContext } from '#contract.ts'
import { maskText } from '#transport/mask-transcript.ts'
import type { ClientCertificate, TransportAnswer, TransportRequest } from '#transport/transport.ts'
import { type Answer, createAnswer, storable } from './answer.ts'
import type { Call, CallOptions, Download, Exchange } from './call.ts'
import type { ProviderDefinition } from './definition.ts'
import { resolveHosts } from './hosts.ts'
import { parseJson } from './parse-json.ts'
import { badResponse, missingCredential, ProviderFailed } from './provider-failed.ts'
import { readRefusal } from './read-refusal.ts'
import type { Progress } from './settle-failure.ts'
import { type Exchanged, transcribe } from './transcribe.ts'

type Arrived = Extract<TransportAnswer, { arrived: true }>
type Login = { key: string; value: string }

const longestMessage = 300

/** Sends the calls of one operation, all within one deadline, and returns the answers or ends the operation. */
export function createExchange<C>({
  definition,
  context,
  credentials,
  operation,
  timeoutMs,
  progress,
  securityCodes,
}: {
  definition: ProviderDefinition<C>
  context: ProviderContext
  credentials: C
  operation: string
  timeoutMs: number
  progress: Progress
  /**
   * Security codes of the cards opened by this operation: masked in every transcript, even when an answer
   * repeats them.
   */
  securityCodes: readonly string[]
}): { exchange: Exchange; download: (call: Call) => Promise<Download> } {
  const { transport, now } = context
  const deadline = now().getTime() + timeoutMs
  const hosts = resolveHosts(definition, context.baseUrl)
  const secrets = () => [...definition.credentials.secretsOf(credentials), ...securityCodes]

  const exchange: Exchange = async (call) => {
    const movesMoney = progress.movesMoney && call.method !== 'GET' && !call.preparation
    const answer = read(await ask(call, { movesMoney }), { movesMoney, call })
    if (movesMoney) progress.moneyAccepted = true
    return answer
  }

  const download = async (call: Call): Promise<Download> => {
    const answered = await ask(call, { isFile: true })
    if (answered.status !== 200) throw refuse(answered, call)
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
      const request = { ...encode(call, hosts.urlOf(host), headers), certificate }
      return { answered: await send(request, { isFile, patienceMs: call.patienceMs }), login }
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
    if (!auth) throw new Error(`${definition.name} does not declare its authentication at ${host}`)
    let login: Login | undefined
    const headers = await auth({
      credentials,
      login: async (make) => {
        const key = accountKey({ name: definition.name, url: hosts.urlOf(host), credentials })
        const post = (path: string, body: unknown, options?: CallOptions) =>
          exchange({ host, auth: {}, ...options, method: 'POST', path, body, preparation: true })
        const remembered = transport.tokens.remember({ key, now, make: () => make(post) })
        const value = await inTime(remembered).catch(refuseLogin)
        login = { key, value }
        return value
      },
    })
    return { headers, login }
  }

  /** A login is shared, and the call that began it may have a longer timeout than this call. */
  const inTime = <T>(login: Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(unreachable('no time left')), deadline - now().getTime())
      login.then(resolve, reject).finally(() => clearTimeout(timer))
    })

  const send = async (
    request: Omit<TransportRequest, 'timeoutMs'>,
    { isFile, patienceMs = timeoutMs }: { isFile: boolean; patienceMs?: number | undefined },
  ): Promise<Arrived> => {
    const startedAt = now()
    const left = Math.min(deadline - startedAt.getTime(), patienceMs)
    const answer: TransportAnswer =
      left > 0
        ? await transport.send({ ...request, timeoutMs: left })
        : { arrived: 'never', why: 'no time left' }
    note({ request, answer, isFile, startedAt, endedAt: now() })
    if (answer.arrived === true) return answer
    throw answer.arrived === 'never'
      ? unreachable(answer.why)
      : new ProviderFailed({ kind: 'unknown', message: `The provider did not answer: ${answer.why}` })
  }

  const note = (exchanged: Exchanged): void => {
    try {
      context.log?.(transcribe(exchanged, { provider: definition.name, operation, secrets: secrets() }))
    } catch {
      // Money may have moved already: the outcome must not depend on whether the transcript could be stored.
    }
  }

  const read = (answered: Arrived, { movesMoney, call }: { movesMoney: boolean; call: Call }): Answer => {
    const { status, body } = answered
    const { answer, isJson } = understand(body, movesMoney ? keepFirstId : undefined)
    const accepted = status >= 200 && status < 300
    if (accepted && !isJson && body.byteLength > 0) {
      const unreadable = badResponse('The answer is not JSON').failure
      throw new ProviderFailed({ ...unreadable, httpStatus: status, ...(movesMoney && { kind: 'unknown' }) })
    }
    if (accepted && !definition.errors?.refusedWhen?.(answer, call)) return answer
    throw refuse(answered, call)
  }

  const keepFirstId = (id: string): void => {
    progress.reference ??= id
  }

  const understand = (body: Uint8Array, noteId?: typeof keepFirstId): { answer: Answer; isJson: boolean } => {
    const json = parseJson(decode(body))
    return {
      answer: createAnswer(json.parsed ? json.value : undefined, definition.amounts, noteId),
      isJson: json.parsed,
    }
  }

  const refuse = ({ status, headers, body }: Arrived, call: Call): ProviderFailed => {
    const { answer, isJson } = understand(body)
    const refusal = readRefusal({ status, headers, answer, rules: definition.errors ?? {} })
    const words = (call.refusalInFull && decode(body)) || refusal.message
    const message = storable(maskText(words, secrets()).slice(0, longestMessage))
    return new ProviderFailed({ ...refusal, message }, { isInItsLanguage: isJson })
  }

  return { exchange, download }
}

function unreachable(why: string): ProviderFailed {
  return new ProviderFailed({ kind: 'unreachable', message: `The provider was not reached: ${why}` })
}

/** A refused login proves nothing about the call after it, neither about a sale nor about a search. */
function refuseLogin(error: unknown): never {
  if (!(error instanceof ProviderFailed)) throw error
  const { kind, ...failure } = error.failure
  throw new ProviderFailed({ ...failure, kind: kind === 'provider_error' ? 'credentials' : kind })
}

/** Identifies an account in the token cache without its secrets. */
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
      'accept-encoding': 'identity',
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
