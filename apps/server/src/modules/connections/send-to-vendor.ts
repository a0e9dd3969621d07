import type { App } from '#app.ts'
import { OutboundFailure } from '#kit/http/guarded-http.ts'
import { invariant } from '#kit/invariant.ts'
import type { Delivery, Endpoint } from '#modules/outgoing/endpoint.ts'
import { openConnectionSecrets } from '#modules/outgoing/endpoint-secret.ts'
import { type CallOutcome, reasonOf, textOf } from '#modules/outgoing/send-delivery.ts'
import { inScope } from '#scope.ts'
import { loadVendorEvent } from './load-vendor-event.ts'
import type { VendorAnswer, VendorCall } from './vendors/vendor.ts'
import { vendors } from './vendors/vendors.ts'

/** Time limit for all calls of one event, shorter than the lease of a batch. */
const talkMsMax = 20_000
const callMsMax = 8_000
const answerBytesMax = 4_096
/** Shorter texts occur in answers by chance and are not masked. */
const secretLengthMin = 6
/** Shorter steps of an address are ordinary words and are not masked. */
const stepLengthMin = 12

/** Sends one event to a connection's vendor, in as many calls as needed, outside any transaction. */
export async function sendToVendor(app: App, endpoint: Endpoint, delivery: Delivery): Promise<CallOutcome> {
  const { vendor: name, settings } = endpoint
  invariant(name && settings, 'a connection has a vendor and settings')
  const vendor = vendors[name]
  const at = app.clock.now()
  const startedAt = performance.now()
  const tookMs = () => Math.round(performance.now() - startedAt)
  const loaded = await inScope(app, endpoint.platformId, (scope) =>
    loadVendorEvent(scope, vendor, endpoint, delivery),
  )
  if ('unsent' in loaded)
    return {
      delivery,
      at,
      tookMs: 0,
      status: null,
      failure: loaded.unsent,
      answer: null,
      isGone: false,
      isUnsent: true,
    }
  const secrets = openConnectionSecrets(app, endpoint)
  const talk = vendor.talk(loaded.event, { ...settings, fields: { ...settings.fields, ...secrets } })
  let last: VendorAnswer | null = null
  const outcome = (failure: string | null, isGone = false): CallOutcome => ({
    delivery,
    at,
    tookMs: tookMs(),
    status: last?.status ?? null,
    failure,
    answer: last && withoutSecrets(last.body, Object.values(secrets)),
    isGone,
    isUnsent: false,
  })
  try {
    let step = talk.next()
    while (!step.done) {
      last = await call(app, step.value, Math.min(callMsMax, talkMsMax - tookMs()))
      step = talk.next(last)
    }
    return outcome(step.value.failure, step.value.isGone)
  } catch (error) {
    last = null
    return outcome(reasonOf(error))
  }
}

async function call(app: App, { url, method, headers, body }: VendorCall, timeoutMs: number) {
  if (timeoutMs <= 0) throw new OutboundFailure('timeout')
  const { host } = new URL(url)
  // Tests serve all vendors from one address of this machine, with the vendor's host as the first step of the
  // path.
  const { conversionsUrl } = app.config
  const called = conversionsUrl ? url.replace(`https://${host}`, `${conversionsUrl}/${host}`) : url
  const response = await app.http.request(called, {
    method,
    headers: { 'content-type': 'application/json', 'user-agent': 'Balcao-Connections/1', ...headers },
    body: JSON.stringify(body),
    timeoutMs,
    maxResponseBytes: answerBytesMax,
    cutsResponse: true,
  })
  return { status: response.status, body: textOf(response) }
}

/**
 * Masks the secrets of a request in its answer, which is stored and shown: a server often repeats the unknown
 * path of a request.
 */
function withoutSecrets(answer: string, secrets: readonly string[]): string {
  const words = secrets.flatMap((secret) => secret.split(/[\s:]+/))
  const steps = secrets.flatMap((secret) => secret.split(/[\s:/?&=]+/))
  const hidden = [
    ...[...secrets, ...words].filter(({ length }) => length >= secretLengthMin),
    ...steps.filter(({ length }) => length >= stepLengthMin),
  ]
  return hidden.reduce((text, secret) => text.replaceAll(secret, '•••'), answer)
}
