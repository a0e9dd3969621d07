import { generateKeyPairSync } from 'node:crypto'
import type { Credentials, ProviderManifest } from '#contract.ts'
import type { PlayAccount } from './theatre.ts'

/** Keys of one story: distinct from all others, and easy to find in a leak. */
export function accountOf(story: string): Required<Omit<PlayAccount, 'webhookUrl'>> {
  const name = story.toLowerCase().replace(/\W/g, '-')
  return {
    publicKey: `public-${name}`,
    secretKey: `canary-secret-${name}`,
    withdrawKey: `canary-withdraw-${name}`,
    webhookSecret: `canary-webhook-${name}`,
  }
}

/** The same keys under the field names of the adapter's form. Two halves of a bank are joined by a pipe. */
export function credentialsOf({ credentials }: ProviderManifest, account: PlayAccount): Credentials {
  const [publicKey, cashOutPublicKey] = account.publicKey.split('|')
  const [secretKey, cashOutSecretKey] = account.secretKey.split('|')
  const known: Credentials = {
    publicKey,
    secretKey,
    cashOutPublicKey,
    cashOutSecretKey,
    withdrawKey: account.withdrawKey,
    webhookToken: account.webhookSecret,
    webhookSecret: account.webhookSecret,
    pixKey: 'loja@exemplo.com.br',
  }
  return Object.fromEntries(
    credentials.flatMap(({ name }) => (known[name] === undefined ? [] : [[name, known[name]]])),
  )
}

/**
 * Generated once per run, for the providers that require signed payouts: the platform holds the private key,
 * the acquirers the public one.
 */
export const signingKeys = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
})
