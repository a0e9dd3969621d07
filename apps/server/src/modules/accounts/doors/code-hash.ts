import type { App } from '#app.ts'
import { isSignatureOf, signText } from '#kit/crypto/signature.ts'

type TypedCode = { ownerId: string; code: string }

const purpose = 'code hash'

/**
 * A plain hash of six digits can be reversed in moments, so the hash includes the owner and a key that is not
 * in the database.
 */
export function codeHash({ secrets }: App, { ownerId, code }: TypedCode): string {
  return signText(secrets, purpose, `${ownerId} ${code}`)
}

/** Whether the typed code is the hashed one, with or without spaces. */
export function isCodeOf({ secrets }: App, { ownerId, code }: TypedCode, hash: string): boolean {
  return isSignatureOf(secrets, purpose, `${ownerId} ${code.replace(/\s/g, '')}`, hash)
}
