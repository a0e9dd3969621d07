import { type Operations, operations, type Problem } from './operations.generated.ts'

export type BalcaoOptions = {
  /** Address of the shop, such as `https://loja.example`. */
  url: string
  /** Key created under "Chaves de API". */
  key: string
  /** Language of the texts in problems. */
  language?: 'pt-BR' | 'en' | 'es'
  /** Version of the API; the key's by default. */
  version?: string
  /** Tries of a call that may succeed when repeated: no connection, 429, 5xx. */
  triesMax?: number
  fetch?: typeof fetch
}

/** A refusal of the API (RFC 9457). */
export class BalcaoProblem extends Error {
  override name = 'BalcaoProblem'
  readonly status: number
  readonly code: string
  /** A detail such as the permission that the key lacks. */
  readonly detail: string | undefined
  readonly errors: readonly { field: string; code: string; detail: string }[]
  readonly requestId: string | null
  constructor(
    told: Pick<BalcaoProblem, 'status' | 'code' | 'errors' | 'requestId'> & {
      title: string
      detail?: string
    },
  ) {
    super(messageOf(told))
    this.status = told.status
    this.code = told.code
    this.detail = told.detail
    this.errors = told.errors
    this.requestId = told.requestId
  }
}

/** Text, code, detail and fields of the problem in one line, so that a log shows the mistake. */
function messageOf({
  title,
  code,
  detail,
  errors,
}: {
  title: string
  code: string
  detail?: string
  errors: readonly { field: string; code: string }[]
}): string {
  const fields = errors.map((error) => `${error.field}: ${error.code}`)
  return `${title} (${[code, ...(detail === undefined ? [] : [detail]), ...fields].join(', ')})`
}

type CallOptions = { idempotencyKey?: string; signal?: AbortSignal }
type Input<Name extends keyof Operations> = Operations[Name]['input']
type Answer<Name extends keyof Operations> = Operations[Name]['answer']
type Arguments<Name extends keyof Operations> =
  Record<string, never> extends Input<Name>
    ? [input?: Input<Name>, options?: CallOptions]
    : [input: Input<Name>, options?: CallOptions]

type Call<Name extends keyof Operations> = ((...args: Arguments<Name>) => Promise<Answer<Name>>) &
  (Answer<Name> extends { data: (infer Item)[]; nextCursor: string | null }
    ? {
        /** Every record of the list, page after page. */
        all(input?: Omit<Input<Name>, 'cursor'>): AsyncGenerator<Item, void>
      }
    : unknown)

/** A method for every operation of the API, by its name in the document. */
export type Balcao = { [Name in keyof Operations]: Call<Name> }

type Fields = Record<string, unknown>
type Page = { data: unknown[]; nextCursor: string | null }

const triesDefault = 4
const tryLimitMs = 30_000
const longestWaitMs = 20_000

export function createBalcao(options: BalcaoOptions): Balcao {
  const call = (name: keyof Operations) => {
    const once = (input: Fields = {}, callOptions: CallOptions = {}) =>
      send(options, name, input, callOptions)
    return Object.assign(once, {
      async *all(input: Fields = {}) {
        for (let cursor: string | null | undefined; cursor !== null; ) {
          const page = (await once({ ...input, ...(cursor !== undefined && { cursor }) })) as Page
          yield* page.data
          cursor = page.nextCursor
        }
      },
    })
  }
  const names = Object.keys(operations) as (keyof Operations)[]
  return Object.fromEntries(names.map((name) => [name, call(name)])) as unknown as Balcao
}

/** Repeats failed calls, always under the same idempotency key, so that nothing is done twice. */
async function send(
  options: BalcaoOptions,
  name: keyof Operations,
  input: Fields,
  { idempotencyKey = crypto.randomUUID(), signal }: CallOptions,
): Promise<unknown> {
  const { fetch: ask = fetch, triesMax = triesDefault } = options
  const { address, request } = requestOf(options, name, input, idempotencyKey)
  for (let tries = 1; ; tries += 1) {
    const limit = AbortSignal.timeout(tryLimitMs)
    const answer = await ask(address, {
      ...request,
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    }).catch((error: unknown) => {
      if (signal?.aborted || tries >= triesMax) throw error
      return null
    })
    if (answer?.ok) return answer.json()
    if (answer && (!isWorthRepeating(answer.status) || tries >= triesMax)) throw await problemOf(answer)
    await pause(waitOf(tries, answer), signal)
  }
}

function requestOf(
  { url, key, language, version }: BalcaoOptions,
  name: keyof Operations,
  input: Fields,
  idempotencyKey: string,
) {
  const { method, path } = operations[name]
  const left = new Map(Object.entries(input))
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, field: string) => {
    const value = left.get(field)
    left.delete(field)
    if (typeof value !== 'string' || !idShape.test(value)) throw new TypeError(`${field} is not an id`)
    return value
  })
  const address = new URL(`/api/v1${filled}`, url)
  if (address.protocol !== 'https:' && !isLocal(address.hostname))
    throw new TypeError('A key is sent over https only')
  const isRead = method === 'GET'
  if (isRead)
    for (const [field, value] of left) if (value !== undefined) address.searchParams.set(field, String(value))
  return {
    address,
    request: {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        ...(language && { 'accept-language': language }),
        ...(version && { 'balcao-version': version }),
        ...(!isRead && { 'content-type': 'application/json', 'idempotency-key': idempotencyKey }),
      },
      ...(!isRead && { body: JSON.stringify(Object.fromEntries(left)) }),
    },
  }
}

const idShape = /^[\w-]+$/

const isWorthRepeating = (status: number) => status === 429 || status >= 500

const isLocal = (host: string) => /^(localhost|127\.0\.0\.1|\[::1\])$|\.localhost$/.test(host)

/** The wait that the server requests, or a growing wait with a random part. */
function waitOf(tries: number, answer: Response | null): number {
  const asked = Number(answer?.headers.get('retry-after') ?? Number.NaN) * 1_000
  return Math.min(Number.isFinite(asked) ? asked : 250 * 2 ** tries * (0.5 + Math.random()), longestWaitMs)
}

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}

async function problemOf(answer: Response): Promise<BalcaoProblem> {
  const told = (await answer.json().catch(() => ({}))) as Partial<Problem>
  return new BalcaoProblem({
    code: 'unknown',
    errors: [],
    requestId: answer.headers.get('request-id'),
    title: answer.statusText,
    ...told,
    status: answer.status,
  })
}
