import type { Dispatcher } from 'undici'
import type { TransportAnswer, TransportRequest } from './transport.ts'

type SendOptions = {
  request: TransportRequest
  /** The request's address, parsed. */
  target: URL
  dispatcher: Dispatcher
  maximumBodyBytes: number
}

/**
 * Sends one request and waits for the whole answer. Redirects are answers like any other, and bodies are not
 * decompressed, since plain ones are requested.
 *
 * The dispatcher reports when it is about to write the first byte. Every failure before that moment (name, refusal,
 * handshake, proxy, a full pool) is `never`; every failure after it is `maybe`. A list of error codes could not decide
 * this as exactly.
 */
export function sendRequest({
  request,
  target,
  dispatcher,
  maximumBodyBytes,
}: SendOptions): Promise<TransportAnswer> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    let bytes = 0
    let status = 0
    let headers: Record<string, string> = {}
    let controller: Dispatcher.DispatchController | undefined
    let settled = false

    const settle = (answer: TransportAnswer) => {
      if (settled) return
      settled = true
      clearTimeout(timer)
      resolve(answer)
    }
    const fail = (why: string) => {
      settle({ arrived: controller ? 'maybe' : 'never', why })
      controller?.abort(new Error(why))
    }
    const timer = setTimeout(() => fail('no answer in time'), request.timeoutMs)

    const handler: Dispatcher.DispatchHandler = {
      onRequestStart(started) {
        if (settled) started.abort(new Error('given up before it was sent'))
        else controller = started
      },
      onResponseStart(_, statusCode, received) {
        status = statusCode
        headers = firstValues(received)
      },
      onResponseData(_, chunk) {
        bytes += chunk.byteLength
        if (bytes > maximumBodyBytes) fail('the answer is too large')
        else chunks.push(chunk)
      },
      onResponseEnd() {
        clearTimeout(timer)
        const answer = { arrived: true, status, headers, body: Buffer.concat(chunks) } as const
        // The pool takes a connection back one turn of the event loop later. Waiting for it lets the next step of the
        // same sale reuse the connection instead of a new handshake.
        setImmediate(setImmediate, settle, answer)
      },
      onResponseError: (_, error) => fail(describe(error)),
    }
    try {
      dispatcher.dispatch(
        {
          origin: target.origin,
          path: `${target.pathname}${target.search}`,
          method: request.method,
          headers: request.headers,
          ...(request.body !== undefined && { body: request.body }),
        },
        handler,
      )
    } catch (error) {
      fail(describe(error))
    }
  })
}

function firstValues(headers: Record<string, string | string[] | undefined>): Record<string, string> {
  const first: Record<string, string> = {}
  for (const [name, value] of Object.entries(headers)) {
    const text = Array.isArray(value) ? value[0] : value
    if (text !== undefined) first[name.toLowerCase()] = text
  }
  return first
}

/** The code is enough for a person; messages may quote addresses and headers. */
function describe(error: unknown): string {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code
  return error instanceof Error ? error.name : 'unknown network error'
}
