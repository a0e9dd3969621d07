import type { App } from '#app.ts'
import { type GuardedResponse, OutboundFailure } from '#kit/http/guarded-http.ts'
import type { ConversionVendor, VendorCall } from './vendors/reported-purchase.ts'

const timeoutMs = 6_000
const answerBytesMax = 16 * 1024
/** Statuses of a busy or failing vendor, which say nothing about the report. */
const passingStatuses = [408, 425, 429]

export type VendorVerdict = {
  verdict: 'heard' | 'refused' | 'unheard'
  status: number | null
  failure: string | null
}

/**
 * Reports a purchase to a vendor at its own host. The answer is evaluated and not stored, since it may repeat
 * the report.
 */
export async function callVendor(
  { http, config }: App,
  { vendor, path, headers, body }: VendorCall & { vendor: ConversionVendor },
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
    return judge(answer, vendor)
  } catch (error) {
    if (!(error instanceof OutboundFailure)) throw error
    return { verdict: 'unheard', status: null, failure: error.reason }
  }
}

function judge({ status, body }: GuardedResponse, vendor: ConversionVendor): VendorVerdict {
  const isSuccess = status >= 200 && status < 300
  if (isSuccess && vendor.isTaken(Buffer.from(body).toString('utf8')))
    return { verdict: 'heard', status, failure: null }
  const isPassing = status >= 500 || passingStatuses.includes(status)
  const failure = isSuccess ? 'not taken' : `status ${status}`
  return { verdict: isPassing ? 'unheard' : 'refused', status, failure }
}
