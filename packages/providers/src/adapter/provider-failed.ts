import type { ProviderFailure } from '#contract.ts'

/**
 * Ends an operation early. It is thrown and caught only inside this package: `defineProvider` turns it into the outcome
 * that callers get, so that an adapter of several steps reads from top to bottom.
 */
export class ProviderFailed extends Error {
  readonly failure: ProviderFailure
  /**
   * Whether the refusal came in JSON. An HTML page, or an empty body, comes from a proxy before the provider.
   */
  readonly isInItsLanguage: boolean

  constructor(failure: ProviderFailure, { isInItsLanguage = false } = {}) {
    super(failure.message)
    this.name = 'ProviderFailed'
    this.failure = failure
    this.isInItsLanguage = isInItsLanguage
  }
}

export function invalidRequest(message: string): ProviderFailed {
  return new ProviderFailed({ kind: 'invalid_request', message })
}

export function badResponse(message: string): ProviderFailed {
  return new ProviderFailed({ kind: 'bad_response', message })
}

export function missingCredential(message: string): ProviderFailed {
  return new ProviderFailed({ kind: 'credentials', message })
}
