import { AppError } from '@balcao/domain/texts/app-error'
import type { App } from '#app.ts'
import { type GuardedResponse, OutboundFailure } from '#kit/http/guarded-http.ts'
import type { Delivery, Endpoint } from './endpoint.ts'
import { openEndpointSecrets } from './endpoint-secret.ts'
import { signDelivery } from './sign-delivery.ts'

const timeoutMs = 12_000
const answerBytesMax = 2_048

/** Outcome of one call; delivered if there is no failure. */
export type CallOutcome = {
  delivery: Delivery
  at: Date
  tookMs: number
  status: number | null
  failure: string | null
  answer: string | null
  /** True if the receiver answered that it is gone for good. */
  isGone: boolean
  /** True if no call was made and none will be: `failure` has the reason, which is not the receiver's fault. */
  isUnsent: boolean
}

/** HTTP status of an endpoint that is gone for good. */
const goneStatus = 410

/**
 * Calls the endpoint once, outside any transaction. Only a 2xx counts as delivered; a redirect is not
 * followed.
 */
export async function sendDelivery(app: App, endpoint: Endpoint, delivery: Delivery): Promise<CallOutcome> {
  const at = app.clock.now()
  const startedAt = performance.now()
  const outcome = (result: Pick<CallOutcome, 'status' | 'failure' | 'answer'>): CallOutcome => ({
    delivery,
    isGone: result.status === goneStatus,
    isUnsent: false,
    at,
    tookMs: Math.round(performance.now() - startedAt),
    ...result,
  })
  const { eventId, body } = delivery
  const secrets = openEndpointSecrets(app, endpoint, at)
  try {
    const response = await app.http.request(endpoint.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Balcao-Webhooks/1',
        ...(delivery.isTest && { 'balcao-test': 'true' }),
        // The real clock, also in a test mode with a moved clock: receivers compare the time with their own
        // clock.
        ...signDelivery({ eventId, body, at: app.worldClock.now(), secrets }),
      },
      body,
      timeoutMs,
      maxResponseBytes: answerBytesMax,
      cutsResponse: true,
    })
    const { status } = response
    const isHeard = status >= 200 && status < 300
    return outcome({ status, failure: isHeard ? null : `status ${status}`, answer: textOf(response) })
  } catch (error) {
    return outcome({ status: null, failure: reasonOf(error), answer: null })
  }
}

/** Removes zero bytes, which PostgreSQL cannot store in a text. */
export function textOf({ body }: GuardedResponse): string {
  return Buffer.from(body).toString('utf8').replaceAll('\u0000', '')
}

export function reasonOf(error: unknown): string {
  if (error instanceof OutboundFailure) return error.reason
  if (error instanceof AppError) return error.code
  throw error
}
