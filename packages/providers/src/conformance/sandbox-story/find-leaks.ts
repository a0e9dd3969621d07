import { canaries } from '#cases/sample-inputs.ts'
import type { Actor } from './actor.ts'

/** The sandbox signs its access tokens with a digest, which identifies a token in any text. */
const sealOfToken = /\.[0-9a-f]{64}\b/

/** Secrets, cards and documents that appear in the adapter's logs or messages. */
export function findLeaks({ manifest, credentials, settings, transcripts, failures }: Actor): string[] {
  const shown = JSON.stringify([transcripts, failures])
  const secrets = manifest.credentials.flatMap(({ name, secret }) => (secret && credentials[name]) || [])
  const forbidden = [...secrets, ...canaries, ...(settings.platform?.privateKey ? ['PRIVATE KEY'] : [])]
  return [
    ...forbidden.filter((canary) => isIn(shown, canary)),
    ...(sealOfToken.test(shown) ? ['an access token'] : []),
  ]
}

/**
 * A value as short as a security code must stand alone: within the random digits of a Pix code it means
 * nothing.
 */
function isIn(text: string, canary: string): boolean {
  const isShort = canary.length <= 4
  return isShort ? new RegExp(`(?<![\\w-])${canary}(?![\\w-])`).test(text) : text.includes(canary)
}
