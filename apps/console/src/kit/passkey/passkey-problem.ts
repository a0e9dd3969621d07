/** Why a device gave no passkey: none was chosen, one exists already, or the site does not allow it. */
export class PasskeyProblem extends Error {
  override name = 'PasskeyProblem'
  readonly kind: 'canceled' | 'known' | 'impossible'

  constructor(kind: PasskeyProblem['kind']) {
    super(kind)
    this.kind = kind
  }
}

/**
 * Browsers identify a refusal by its name alone, and deliberately do not distinguish “canceled” from “has
 * none”.
 */
export function passkeyProblemOf(error: unknown): PasskeyProblem {
  const name = error instanceof Error ? error.name : ''
  if (name === 'InvalidStateError') return new PasskeyProblem('known')
  return new PasskeyProblem(name === 'NotAllowedError' || name === 'AbortError' ? 'canceled' : 'impossible')
}
