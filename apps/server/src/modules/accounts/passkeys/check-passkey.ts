import { eq } from 'drizzle-orm'
import { passkeys } from '#db/schema/accounts.ts'
import type { Visitor } from '#modules/accounts/doors/visitor.ts'
import type { Scope } from '#scope.ts'
import type { PasskeyAnswer } from './passkey.input.ts'
import { opensDoor, type Passkey, userHandleOf } from './passkey.ts'
import { challengeIn, type PasskeyQuestion, spendChallenge } from './passkey-question.ts'
import { refuseCopiedPasskey } from './refuse-copied-passkey.ts'

/** Whether this passkey answered this question. Each try uses up the question. */
export async function checkPasskey(
  scope: Scope,
  visitor: Visitor,
  { held, question, answer }: { held: Passkey; question: PasskeyQuestion; answer: PasskeyAnswer },
): Promise<boolean> {
  const challenge = await challengeIn(answer)
  if (challenge === null || !(await spendChallenge(scope, question, challenge))) return false
  if (!opensDoor(held, question.door) || !isOwnHandle(held, answer)) return false
  const signatureCount = await signedCountOf(held, { question, answer, challenge })
  if (signatureCount === null) return false
  const counts = signatureCount > 0 || held.signatureCount > 0
  if (counts && signatureCount <= held.signatureCount) {
    await refuseCopiedPasskey(scope, visitor, { held, door: question.door, signatureCount })
    return false
  }
  await scope.tx
    .update(passkeys)
    .set({ signatureCount, lastUsedAt: scope.now })
    .where(eq(passkeys.id, held.id))
  return true
}

function isOwnHandle(held: Passkey, { response: { userHandle } }: PasskeyAnswer): boolean {
  return !userHandle || Buffer.from(userHandleOf(held)).equals(Buffer.from(userHandle, 'base64url'))
}

/**
 * Counter of an answer that the passkey signed for this site after user verification; null for any other
 * answer. The library compares the counter before it verifies the signature, so it gets no counter: otherwise
 * a stranger could report a passkey as copied.
 */
async function signedCountOf(
  { credentialId, publicKey }: Passkey,
  { question, answer, challenge }: { question: PasskeyQuestion; answer: PasskeyAnswer; challenge: string },
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const { userHandle, ...signed } = answer.response
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...answer, response: signed, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: question.party.origin,
      expectedRPID: question.party.host,
      requireUserVerification: true,
      credential: {
        id: credentialId,
        publicKey: Uint8Array.from(Buffer.from(publicKey, 'base64url')),
        counter: 0,
      },
    })
    return verified ? authenticationInfo.newCounter : null
  } catch {
    return null
  }
}
