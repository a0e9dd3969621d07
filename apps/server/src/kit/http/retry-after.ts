import { AppError } from '@balcao/domain/app-error'

/** After how many seconds a refusal asks to be tried again, where it does. */
export function retryAfterOf(error: unknown): number | undefined {
  const seconds = error instanceof AppError ? error.details.retryAfterSeconds : undefined
  return typeof seconds === 'number' ? seconds : undefined
}
