import { lookup } from 'node:dns/promises'
import type { LookupFunction } from 'node:net'
import { isIPv6 } from 'node:net'
import { AppError } from '@balcao/domain/texts/app-error'
import { Agent, type Dispatcher } from 'undici'
import { checkOutboundUrl, type ResolveHost } from './check-outbound-url.ts'

export type GuardedRequest = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD'
  headers?: Record<string, string>
  body?: string | Uint8Array
  /** From the first look-up to the last byte of the answer. */
  timeoutMs?: number
  maxResponseBytes?: number
  /** True: a longer answer is cut. False: it is a failure. */
  cutsResponse?: boolean
  /** Certificate and key of the caller as PEM, for servers that require mutual TLS. */
  clientCertificate?: { certificate: string; privateKey: string }
}

export type GuardedResponse = {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: Uint8Array
}

/**
 * HTTP to addresses that an outsider typed or may change. A redirect is returned as an answer and never
 * followed.
 */
export type GuardedHttp = { request(url: string, request: GuardedRequest): Promise<GuardedResponse> }

/** The address was allowed, but no complete answer came. */
export class OutboundFailure extends Error {
  readonly reason: 'timeout' | 'network' | 'response_too_large'

  constructor(reason: OutboundFailure['reason'], options?: { cause?: unknown }) {
    super(`The outbound request failed: ${reason}`, options)
    this.name = 'OutboundFailure'
    this.reason = reason
  }
}

type GuardedHttpOptions = {
  resolve?: ResolveHost
  allowLoopback?: boolean
  localOrigin?: string | undefined
  ports?: readonly number[]
}

const usualTimeoutMs = 10_000
const connectTimeoutMs = 3_000

export function createGuardedHttp({
  resolve = resolveBySystem,
  allowLoopback = false,
  localOrigin,
  ports = [443, 8443],
}: GuardedHttpOptions = {}): GuardedHttp {
  return {
    async request(given, request) {
      const signal = signalOf(request)
      const rules = { resolve: unlessReserved(resolve), allowLoopback, localOrigin, ports }
      const target = await withinTime(checkOutboundUrl(given, rules), signal)
      return exchange(target.url, request, { signal, lookup: pinnedTo(target.addresses) })
    },
  }
}

/** HTTP to addresses written by the operator, such as those of its cells, which may be inner addresses. */
export const operatorHttp: GuardedHttp = {
  request: (url, request) => exchange(new URL(url), request, { signal: signalOf(request) }),
}

function signalOf({ timeoutMs = usualTimeoutMs }: GuardedRequest): AbortSignal {
  return AbortSignal.timeout(timeoutMs)
}

async function exchange(
  url: URL,
  {
    method,
    headers = {},
    body,
    timeoutMs = usualTimeoutMs,
    maxResponseBytes = 64 * 1024,
    cutsResponse = false,
    clientCertificate,
  }: GuardedRequest,
  { signal, ...connect }: { signal: AbortSignal; lookup?: LookupFunction },
): Promise<GuardedResponse> {
  // One agent per request: a kept connection would outlive the check of its address.
  const agent = new Agent({
    connect: {
      ...connect,
      ...(clientCertificate && { cert: clientCertificate.certificate, key: clientCertificate.privateKey }),
      timeout: Math.min(connectTimeoutMs, timeoutMs),
    },
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    pipelining: 0,
  })
  try {
    const answer = await agent.request({
      origin: url.origin,
      path: url.pathname + url.search,
      method,
      headers,
      body: body ?? null,
      signal,
    })
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: await readCapped(answer.body, maxResponseBytes, cutsResponse),
    }
  } catch (error) {
    throw asFailure(error, signal)
  } finally {
    await agent.destroy()
  }
}

/**
 * Top-level domains reserved by RFC 2606: no such name exists, but name servers may take seconds to answer so. The
 * demo and tests use many such names.
 */
const reservedName = /(^|\.)(example|invalid|test)$/i

function unlessReserved(resolve: ResolveHost): ResolveHost {
  return async (hostname) => (reservedName.test(hostname) ? [] : resolve(hostname))
}

async function resolveBySystem(hostname: string): Promise<string[]> {
  const found = await lookup(hostname, { all: true })
  return found.map(({ address }) => address)
}

/** Look-up that returns the checked addresses, whatever the name server says now. */
function pinnedTo(addresses: readonly string[]): LookupFunction {
  const checked = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }))
  return (_hostname, options, callback) => {
    const [first] = checked
    if (options.all || !first) callback(null, checked)
    else callback(null, first.address, first.family)
  }
}

async function readCapped(
  body: Dispatcher.ResponseData['body'],
  maxBytes: number,
  cutsRest: boolean,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body as AsyncIterable<Uint8Array>) {
    size += chunk.length
    if (size > maxBytes && !cutsRest) throw new OutboundFailure('response_too_large')
    chunks.push(chunk)
    if (size > maxBytes) break
  }
  return Buffer.concat(chunks).subarray(0, maxBytes)
}

function withinTime<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new OutboundFailure('timeout')), { once: true })
    work.then(resolve, reject)
  })
}

function asFailure(error: unknown, signal: AbortSignal): Error {
  if (error instanceof OutboundFailure || error instanceof AppError) return error
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const isTimeout = signal.aborted || code.endsWith('_TIMEOUT')
  return new OutboundFailure(isTimeout ? 'timeout' : 'network', { cause: error })
}
