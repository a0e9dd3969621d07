import type { Answer } from './answer.ts'
import { ProviderFailed } from './provider-failed.ts'

/** How frameworks and gateways say that an address leads nowhere, in JSON like the provider itself. */
const leadsNowhere =
  /\bcannot (?:get|post)\b|\bno route\b|\broute\b.*\bnot (?:be )?found\b|\bfunction was not found\b/i

/**
 * A look-up for which "no such thing" is an answer and not a failure. What it proves may let money be sent again, so only
 * the provider itself can say it: a proxy, a wrong address or a page of a CDN answers with the same number.
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
