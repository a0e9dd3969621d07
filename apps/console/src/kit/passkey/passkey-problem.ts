/** Why a device gave no passkey: nobody chose one, it has made one already, or it cannot on this site. */
export class PasskeyProblem extends Error {
  override name = 'PasskeyProblem'
  readonly kind: 'canceled' | 'known' | 'impossible'

  constructor(kind: PasskeyProblem['kind']) {
    super(kind)
    this.kind = kind
  }
}

/** Browsers tell a refusal by its name alone, and do not tell “canceled” from “has none” on purpose. */
export function passkeyProblemOf(error: unknown): PasskeyProblem {
  const name = error instanceof Error ? error.name : ''
  if (name === 'InvalidStateError') return new PasskeyProblem('known')
  return new PasskeyProblem(name === 'NotAllowedError' || name === 'AbortError' ? 'canceled' : 'impossible')
}
