import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser'
import { PasskeyProblem, passkeyProblemOf } from './passkey-problem.ts'

/** Browsers offer passkeys on pages served over TLS, and on localhost. */
export function canUsePasskeys(): boolean {
  return 'PublicKeyCredential' in window
}

/** Asks the device for a proof of its passkey and of the person. Throws a `PasskeyProblem` when it fails. */
export function answerWithPasskey(
  optionsJSON: PublicKeyCredentialRequestOptionsJSON,
): Promise<AuthenticationResponseJSON> {
  return onDevice(({ startAuthentication }) => startAuthentication({ optionsJSON }))
}

/** Asks the device for a new passkey. Throws a `PasskeyProblem` when it fails. */
export function makePasskey(
  optionsJSON: PublicKeyCredentialCreationOptionsJSON,
): Promise<RegistrationResponseJSON> {
  return onDevice(({ startRegistration }) => startRegistration({ optionsJSON }))
}

type Library = typeof import('@simplewebauthn/browser')

/** The library is loaded only when a passkey is used. */
async function onDevice<T>(work: (library: Library) => Promise<T>): Promise<T> {
  if (!canUsePasskeys()) throw new PasskeyProblem('impossible')
  const library = await import('@simplewebauthn/browser')
  try {
    return await work(library)
  } catch (error) {
    throw passkeyProblemOf(error)
  }
}
