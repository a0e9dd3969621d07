import type { App } from '../../../app.ts'
import { isSignatureOf, signText } from '../../../kit/crypto/signature.ts'

type TypedCode = { ownerId: string; code: string }

const purpose = 'code hash'

/** Six digits can be tried in a moment by whoever holds a plain hash of them, so a key outside the database goes in; so does the owner. */
export function codeHash({ secrets }: App, { ownerId, code }: TypedCode): string {
  return signText(secrets, purpose, `${ownerId} ${code}`)
}

/** Whether somebody typed the code that was hashed, with or without spaces. */
export function isCodeOf({ secrets }: App, { ownerId, code }: TypedCode, hash: string): boolean {
  return isSignatureOf(secrets, purpose, `${ownerId} ${code.replace(/\s/g, '')}`, hash)
}
