import type { Answer } from './answer.ts'
import { ProviderFailed } from './provider-failed.ts'

/** A look-up for which "no such thing" is an answer and not a failure. */
export async function whenFound(lookUp: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await lookUp
  } catch (error) {
    if (error instanceof ProviderFailed && error.failure.httpStatus === 404) return undefined
    throw error
  }
}
