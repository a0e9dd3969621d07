import type { ProviderFailure } from '#contract.ts'
import type { DeclineReason } from '#results.ts'
import type { Answer } from './answer.ts'
import { secondsOfADay } from './durations.ts'

/** Fields in which a provider explains a refusal. */
export type ErrorRules = {
  /** Paths to the message, best first. */
  message?: readonly string[]
  /** Paths to a machine-readable code. */
  code?: readonly string[]
  /** Codes for a refused card. */
  declines?: Readonly<Record<string, DeclineReason>>
  /** Codes for a reference that already exists: the first try may have succeeded. */
  repeats?: readonly string[]
  /** Words in a 403 that refuses the request and not the credentials. */
  forbidden?: readonly string[]
  /** The specification's text when the provider gives no message. */
  fallback?: string
  /** For providers that refuse with HTTP 200. */
  refusedWhen?: (answer: Answer, call: { method: string; path: string }) => boolean
}

const longestWaitSeconds = secondsOfADay

const usualMessages = [
  'message',
  'error.message',
  'errors.0.message',
  'errors.0.description',
  'detail',
  'title',
  'error',
]

export function readRefusal({
  status,
  headers,
  answer,
  rules,
}: {
  status: number
  headers: Readonly<Record<string, string>>
  answer: Answer
  rules: ErrorRules
}): ProviderFailure {
  const words = answer.optionalText(...(rules.message ?? usualMessages))
  const message = words ?? rules.fallback ?? 'Ocorreu um erro desconhecido.'
  const httpStatus = status
  const isForbidden = status === 403 && rules.forbidden?.some((known) => words?.includes(known))
  if (status === 401 || (status === 403 && !isForbidden))
    return { kind: 'credentials', message: words ?? 'Unauthorized.', httpStatus }
  if (status === 429) return { kind: 'rate_limited', message, httpStatus, ...retryAfter(headers) }
  if (status >= 300 && status < 400)
    return { kind: 'bad_response', message: 'The provider redirected us', httpStatus }
  // 409 means that the same reference already exists: the first try may have succeeded.
  if (status >= 500 || status === 408 || status === 409) return { kind: 'unknown', message, httpStatus }

  const code = rules.code && answer.optionalText(...rules.code)
  if (code !== undefined && rules.repeats?.includes(code)) return { kind: 'unknown', message, httpStatus }
  const declines = new Map(Object.entries(rules.declines ?? {}))
  const reason = code === undefined ? undefined : declines.get(code)
  if (reason !== undefined) return { kind: 'declined', message, reason, httpStatus }
  return { kind: 'provider_error', message, httpStatus }
}

/** Some servers write a date in place of seconds; a wait of more than a day is ignored. */
export function retryAfter(headers: Readonly<Record<string, string>>): { retryAfterSeconds?: number } {
  const seconds = Number(headers['retry-after'] || headers['ratelimit-reset'] || Number.NaN)
  return seconds >= 0 && seconds <= longestWaitSeconds ? { retryAfterSeconds: seconds } : {}
}
