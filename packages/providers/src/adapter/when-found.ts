import type { Answer } from './answer.ts'
import { ProviderFailed } from './provider-failed.ts'

/** A look-up for which "no such thing" is an answer and not a failure. */
export async function whenFound(lookUp: Promise<Answer>, notFound = 404): Promise<Answer | undefined> {
  try {
    return await lookUp
  } catch (error) {
    if (error instanceof ProviderFailed && error.failure.httpStatus === notFound) return undefined
    throw error
  }
}
