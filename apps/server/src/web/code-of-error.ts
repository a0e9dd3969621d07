import { AppError } from '@balcao/domain/texts/app-error'
import type { ErrorCode } from '@balcao/domain/texts/error-codes'
import type { FastifyError } from 'fastify'
import { isRefusedValue } from '#db/is-refused-value.ts'

/** The refusal behind an error of a request; any other error is a bug of ours. */
export function codeOfError(error: FastifyError | AppError): ErrorCode {
  if (error instanceof AppError) return error.code
  if (isRefusedValue(error)) return 'input_invalid'
  if (error.statusCode === 413) return 'upload_too_large'
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return 'input_invalid'
  return 'internal'
}
