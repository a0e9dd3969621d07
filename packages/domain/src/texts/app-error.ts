import type { ErrorCode } from './error-codes.ts'

/** Details of a refusal besides its code: the field at fault, a limit. Never a secret, a card or a document. */
export type ErrorDetails = Readonly<Record<string, unknown>>

/** An expected refusal. Any other thrown error is a bug. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly details: ErrorDetails

  constructor(code: ErrorCode, details: ErrorDetails = {}, options?: { cause?: unknown }) {
    super(code, options)
    this.name = 'AppError'
    this.code = code
    this.details = details
  }
}
