import { type ErrorCode, errorCodes, isErrorCode } from '@balcao/domain/texts/error-codes'

export type ReadError = {
  /** Null when the server did not answer at all. */
  code: ErrorCode | null
  fieldErrors: Record<string, string>
  details: Record<string, unknown>
  isWorthRetrying: boolean
}

/**
 * Every failure of a call in one form. An unknown failure counts as `internal`, including an unreadable
 * answer such as a proxy's page.
 */
export function readError(error: unknown): ReadError {
  const data = dataOf(error) ?? refusalOf(error) ?? (hasAnswer(error) ? {} : null)
  if (data === null) return { code: null, fieldErrors: {}, details: {}, isWorthRetrying: true }
  const code = typeof data.appCode === 'string' && isErrorCode(data.appCode) ? data.appCode : 'internal'
  return {
    code,
    fieldErrors: textsOf(data.fieldErrors),
    details: isRecord(data.details) ? data.details : {},
    isWorthRetrying: errorCodes[code].httpStatus >= 500,
  }
}

function dataOf(error: unknown): Record<string, unknown> | null {
  return isRecord(error) && isRecord(error.data) ? error.data : null
}

/** A refusal that comes before any procedure runs, such as `overloaded`, carries only the bare code. */
function refusalOf(error: unknown): Record<string, unknown> | null {
  if (!isRecord(error) || !isRecord(error.meta) || !isRecord(error.meta.responseJSON)) return null
  return { appCode: error.meta.responseJSON.error }
}

/**
 * Whether the server answered, although unreadably: with JSON of another shape, for which tRPC keeps the response, or
 * with a body that is not JSON and cannot be parsed.
 */
function hasAnswer(error: unknown): boolean {
  if (!isRecord(error)) return false
  const isOfAnotherShape = isRecord(error.meta) && error.meta.response instanceof Response
  return isOfAnotherShape || error.cause instanceof SyntaxError
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function textsOf(value: unknown): Record<string, string> {
  if (!isRecord(value)) return {}
  const entries = Object.entries(value).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return Object.fromEntries(entries)
}
