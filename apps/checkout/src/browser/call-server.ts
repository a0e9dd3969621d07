import { fetchWithProof } from '@balcao/ui/fetch-with-proof'
import { frameHeaders, keepFrameKey } from './frame.ts'
import type { ServerProcedures } from './server-procedures.ts'

/** Status 0 means that no answer came: offline, a broken connection, or the page's own timeout. */
export type ServerFailure = {
  status: number
  appCode: string | null
  fieldErrors: Record<string, string>
  retryAfterSeconds: number | null
}

export type ServerAnswer<Data> =
  | { ok: true; data: Data; serverDate: string | null }
  | { ok: false; failure: ServerFailure }

type Queries = ServerProcedures['queries']
type Mutations = ServerProcedures['mutations']

const patienceMs = 40_000

export function queryServer<Name extends keyof Queries>(
  name: Name,
  input: Queries[Name]['input'],
): Promise<ServerAnswer<Queries[Name]['output']>> {
  return send(`/api/trpc/${name}?input=${encodeURIComponent(JSON.stringify(input))}`, {})
}

export function mutateServer<Name extends keyof Mutations>(
  name: Name,
  input: Mutations[Name]['input'],
): Promise<ServerAnswer<Mutations[Name]['output']>> {
  return send(`/api/trpc/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
  })
}

async function send<Data>(
  url: string,
  init: Parameters<typeof fetchWithProof>[1],
): Promise<ServerAnswer<Data>> {
  try {
    const response = await fetchWithProof(url, {
      ...init,
      headers: { ...init.headers, ...frameHeaders() },
      signal: AbortSignal.timeout(patienceMs),
    })
    keepFrameKey(response)
    // A proxy in trouble answers in HTML; that is a failure with a status, not a crash.
    const body: unknown = await response.json().catch(() => null)
    if (response.ok && isRecord(body) && isRecord(body.result)) {
      return { ok: true, data: body.result.data as Data, serverDate: response.headers.get('date') }
    }
    const status = response.ok ? 502 : response.status
    return { ok: false, failure: readFailure(status, body, response.headers.get('retry-after')) }
  } catch {
    return { ok: false, failure: readFailure(0, null, null) }
  }
}

export function readFailure(status: number, body: unknown, retryAfter: string | null): ServerFailure {
  const { error: told } = isRecord(body) ? body : {}
  const error = isRecord(told) ? told : {}
  const data = isRecord(error.data) ? error.data : {}
  const fieldErrors = isRecord(data.fieldErrors) ? data.fieldErrors : {}
  const seconds = Number(retryAfter ?? Number.NaN)
  return {
    status,
    // A refusal that comes before any procedure runs carries only the bare code.
    appCode: textOf(data.appCode) ?? textOf(told),
    fieldErrors: Object.fromEntries(
      Object.entries(fieldErrors).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    ),
    retryAfterSeconds: Number.isFinite(seconds) ? seconds : null,
  }
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
