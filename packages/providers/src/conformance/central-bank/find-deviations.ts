import { type Call, readOpenApi } from './read-openapi.ts'
import type { RecordedExchange } from './record-exchanges.ts'

/**
 * Deviations of the calls to an address, and of their answers, from the API description. Error answers are not checked.
 */
export function findDeviations({
  file,
  baseUrl,
  exchanges,
}: {
  file: string
  baseUrl: string
  exchanges: readonly RecordedExchange[]
}): { checked: number; deviations: string[] } {
  const description = readOpenApi(file)
  const concerned = exchanges.flatMap((exchange) => {
    const { method, url, status } = exchange
    const call: Call = { method, path: url.slice(baseUrl.length).split('?')[0] ?? '' }
    return url.startsWith(baseUrl) && status < 400 && description.knows(call) ? [{ ...exchange, call }] : []
  })
  const deviations = concerned.flatMap(({ call, sent, status, answered }) =>
    [
      ...description.problemsOfRequest(call, sent === undefined ? undefined : JSON.parse(sent)),
      ...description.problemsOfAnswer(call, status, JSON.parse(Buffer.from(answered).toString())),
    ].map((problem) => `${call.method} ${call.path}: ${problem}`),
  )
  return { checked: concerned.length, deviations }
}
