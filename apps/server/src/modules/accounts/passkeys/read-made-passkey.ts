import type { Scope } from '#scope.ts'
import type { MadePasskey } from './passkey.input.ts'
import { type Passkey, signingAlgorithms } from './passkey.ts'
import { challengeIn, type PasskeyQuestion, spendChallenge } from './passkey-question.ts'

type NewKey = Pick<Passkey, 'credentialId' | 'publicKey' | 'signatureCount' | 'transports'>

/** The passkey that a device created for this question, after user verification; null for any other answer. */
export async function readMadePasskey(
  scope: Scope,
  question: PasskeyQuestion,
  made: MadePasskey,
): Promise<NewKey | null> {
  const challenge = await challengeIn(made)
  if (challenge === null || !(await spendChallenge(scope, question, challenge))) return null
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  try {
    if (await namesItsMaker(made)) return null
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...made,
        clientExtensionResults: {},
        response: { ...made.response, transports: made.response.transports },
      },
      expectedChallenge: challenge,
      expectedOrigin: question.party.origin,
      expectedRPID: question.party.host,
      requireUserVerification: true,
      supportedAlgorithmIDs: signingAlgorithms,
    })
    if (!registrationInfo) return null
    const { id, publicKey, counter } = registrationInfo.credential
    return {
      credentialId: id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      signatureCount: counter,
      transports: made.response.transports,
    }
  } catch {
    return null
  }
}

/**
 * Whether the answer contains a certificate of the device's maker. None is requested, so browsers send none;
 * with a forged certificate the library would fetch the addresses in it.
 */
async function namesItsMaker({ response }: MadePasskey): Promise<boolean> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers')
  const statement = decodeAttestationObject(
    Uint8Array.from(Buffer.from(response.attestationObject, 'base64url')),
  )
  const format = statement.get('fmt')
  const isSelfSigned = format === 'packed' && statement.get('attStmt').get('x5c') === undefined
  return format !== 'none' && !isSelfSigned
}
