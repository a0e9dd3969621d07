import { canaries } from '#cases/sample-inputs.ts'
import { findCanaries } from '#conformance/find-canaries.ts'
import type { Actor } from './actor.ts'

/** The sandbox signs its access tokens with a digest, which identifies a token in any text. */
const sealOfToken = /\.[0-9a-f]{64}\b/

/** Secrets, cards and documents that appear in the adapter's logs or messages. */
export function findLeaks({ manifest, credentials, settings, transcripts, failures }: Actor): string[] {
  const shown = JSON.stringify([transcripts, failures])
  const secrets = manifest.credentials.flatMap(({ name, secret }) => (secret && credentials[name]) || [])
  const forbidden = [...secrets, ...canaries, ...(settings.platform?.privateKey ? ['PRIVATE KEY'] : [])]
  return [...findCanaries(shown, forbidden), ...(sealOfToken.test(shown) ? ['an access token'] : [])]
}
