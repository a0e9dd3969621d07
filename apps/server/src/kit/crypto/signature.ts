import { createHmac } from 'node:crypto'
import type { SecretBox } from './secret-box.ts'
import { equalInConstantTime } from './tokens.ts'

/** Signs a text for a purpose, with the current master key. */
export function signText(secrets: SecretBox, purpose: string, text: string): string {
  return signed(secrets.derive(purpose), text)
}

/**
 * Whether the text was signed by us for this purpose. Signatures of former master keys are valid while those keys are
 * given.
 */
export function isSignatureOf(secrets: SecretBox, purpose: string, text: string, signature: string): boolean {
  const keys = [secrets.derive(purpose), ...secrets.deriveFormer(purpose)]
  return keys.some((key) => equalInConstantTime(signature, signed(key, text)))
}

function signed(key: Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url')
}
