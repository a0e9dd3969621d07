import { AppError } from '@balcao/domain/texts/app-error'

/** Seconds after which a refusal asks for a retry, if any. */
export function retryAfterOf(error: unknown): number | undefined {
  const seconds = error instanceof AppError ? error.details.retryAfterSeconds : undefined
  return typeof seconds === 'number' ? seconds : undefined
}
