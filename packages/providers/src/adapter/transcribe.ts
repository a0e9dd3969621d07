import { maskBody, maskHeaders, maskUrl } from '#transport/mask-transcript.ts'
import type { Transcript, TransportAnswer, TransportRequest } from '#transport/transport.ts'

export type Exchanged = {
  request: Omit<TransportRequest, 'timeoutMs'>
  answer: TransportAnswer
  /** Of a file only the size is stored. */
  isFile: boolean
  startedAt: Date
  endedAt: Date
}

/** One exchange without secrets, for people to read. */
export function transcribe(
  { request, answer, isFile, startedAt, endedAt }: Exchanged,
  { provider, operation, secrets }: { provider: string; operation: string; secrets: readonly string[] },
): Transcript {
  return {
    provider,
    operation,
    method: request.method,
    url: maskUrl(request.url, secrets),
    requestHeaders: maskHeaders(request.headers),
    requestBody: maskBody(request.body ?? '', secrets),
    ...(answer.arrived === true
      ? {
          status: answer.status,
          answerBody: isFile
            ? `${answer.body.byteLength} bytes`
            : maskBody(Buffer.from(answer.body).toString('utf8'), secrets),
        }
      : { problem: answer.why, answerBody: '' }),
    startedAt,
    durationMs: endedAt.getTime() - startedAt.getTime(),
  }
}
