import type { SecretBox, SecretPlace } from '#kit/crypto/secret-box.ts'

/** The same secret sealed with the current key; null when no given key opens it. */
export function resealText(secrets: SecretBox, sealed: string, place: SecretPlace): string | null {
  try {
    return secrets.seal(secrets.open(sealed, place), place)
  } catch {
    return null
  }
}
