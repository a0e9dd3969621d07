import type { Answer } from './answer.ts'
import { ProviderFailed } from './provider-failed.ts'

/** Messages of frameworks and gateways for an unknown route, in JSON like the provider's own. */
const leadsNowhere =
  /\bcannot (?:get|post)\b|\bno route\b|\broute\b.*\bnot (?:be )?found\b|\bfunction was not found\b/i

/**
 * A look-up in which "not found" is an answer and not a failure. Its result may let money be sent again, so it counts
 * only from the provider itself: a proxy, a wrong address or a page of a CDN answers with the same status code.
 */
export async function whenFound(lookUp: Promise<Answer>, notFound = 404): Promise<Answer | undefined> {
  try {
    return await lookUp
  } catch (error) {
    const isSaid =
      error instanceof ProviderFailed && error.isInItsLanguage && !leadsNowhere.test(error.message)
    if (isSaid && error.failure.httpStatus === notFound) return undefined
    throw error
  }
}
