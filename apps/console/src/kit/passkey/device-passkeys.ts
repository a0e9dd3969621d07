import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser'
import { PasskeyProblem, passkeyProblemOf } from './passkey-problem.ts'

/** Browsers offer passkeys on pages that came over TLS, and on localhost. */
export function canUsePasskeys(): boolean {
  return 'PublicKeyCredential' in window
}

/** Has the device prove that it holds a passkey and recognises the person. Throws a `PasskeyProblem` when it does not. */
export function answerWithPasskey(
  optionsJSON: PublicKeyCredentialRequestOptionsJSON,
): Promise<AuthenticationResponseJSON> {
  return onDevice(({ startAuthentication }) => startAuthentication({ optionsJSON }))
}

/** Has the device make a passkey. Throws a `PasskeyProblem` when it does not. */
export function makePasskey(
  optionsJSON: PublicKeyCredentialCreationOptionsJSON,
): Promise<RegistrationResponseJSON> {
  return onDevice(({ startRegistration }) => startRegistration({ optionsJSON }))
}

type Library = typeof import('@simplewebauthn/browser')

/** The library is fetched by whoever wants to use a passkey, and weighs on nobody else. */
async function onDevice<T>(work: (library: Library) => Promise<T>): Promise<T> {
  if (!canUsePasskeys()) throw new PasskeyProblem('impossible')
  const library = await import('@simplewebauthn/browser')
  try {
    return await work(library)
  } catch (error) {
    throw passkeyProblemOf(error)
  }
}
