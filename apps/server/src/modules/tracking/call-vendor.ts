import type { App } from '#app.ts'
import { type GuardedResponse, OutboundFailure } from '#kit/http/guarded-http.ts'
import type { ConversionVendor, VendorCall } from './vendors/reported-event.ts'

const timeoutMs = 6_000
const answerBytesMax = 16 * 1024
/** Statuses of a busy or failing vendor, which say nothing about the report. */
const passingStatuses = [408, 425, 429]

export type CallToVendor = VendorCall & { vendor: ConversionVendor; isTest: boolean }

export type VendorVerdict = {
  verdict: 'heard' | 'refused' | 'unheard'
  status: number | null
  failure: string | null
  /** The vendor's answer as text; empty without an answer. It may repeat the report, so it is not stored. */
  answer: string
}

/** Reports an event to a vendor at its own host, and judges the answer. */
export async function callVendor(
  { http, config }: App,
  { vendor, path, headers, body, isTest }: CallToVendor,
): Promise<VendorVerdict> {
  const origin = config.conversionsUrl ? `${config.conversionsUrl}/${vendor.host}` : `https://${vendor.host}`
  try {
    const answer = await http.request(`${origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      timeoutMs,
      maxResponseBytes: answerBytesMax,
      cutsResponse: true,
    })
    return judge(answer, { vendor, isTest })
  } catch (error) {
    if (!(error instanceof OutboundFailure)) throw error
    return { verdict: 'unheard', status: null, failure: error.reason, answer: '' }
  }
}

function judge(
  { status, body }: GuardedResponse,
  { vendor, isTest }: Pick<CallToVendor, 'vendor' | 'isTest'>,
): VendorVerdict {
  const answer = Buffer.from(body).toString('utf8')
  const isSuccess = status >= 200 && status < 300
  if (isSuccess && vendor.isTaken(answer, isTest)) return { verdict: 'heard', status, failure: null, answer }
  const isPassing = status >= 500 || passingStatuses.includes(status)
  const failure = isSuccess ? 'not taken' : `status ${status}`
  return { verdict: isPassing ? 'unheard' : 'refused', status, failure, answer }
}
