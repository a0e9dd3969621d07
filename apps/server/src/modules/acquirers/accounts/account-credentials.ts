import { AppError } from '@balcao/domain/texts/app-error'
import type { Credentials, ProviderManifest } from '@balcao/providers/contract'
import type { ProviderName } from '@balcao/providers/provider-names'
import { findManifest, loadProvider } from '@balcao/providers/registry'
import type { App } from '#app.ts'
import { credentialsPlace, type ProviderAccount } from './provider-account.ts'

/** Parses typed credentials with the adapter: splits parts joined by a pipe, and refuses a missing part. */
export async function parseAccountCredentials(
  name: ProviderName,
  given: Credentials,
): Promise<{ credentials: Credentials; manifest: ProviderManifest }> {
  if (!findManifest(name)) throw new AppError('input_invalid', { field: 'provider' })
  const parsed = (await loadProvider(name)).parseCredentials(given)
  if (!parsed.ok)
    throw new AppError('input_invalid', { field: 'credentials', message: parsed.failure.message })
  const manifest = findManifest(name, parsed.result.generation)
  if (!manifest) throw new AppError('input_invalid', { field: 'provider' })
  return { credentials: parsed.result, manifest }
}

/** Webhooks signed with former credentials can arrive for a day. */
export const formerHeardMs = 24 * 60 * 60 * 1000

/**
 * Credentials replaced recently, sealed beside the new ones: a provider may go on signing with them for a
 * while.
 */
export type FormerCredentials = { credentials: Credentials; until: Date }

type SealedCredentials = Credentials & { formerly?: { credentials: Credentials; until: string } }

export function sealCredentials(
  app: App,
  account: Pick<ProviderAccount, 'platformId' | 'id'>,
  credentials: Credentials,
  formerly?: FormerCredentials,
): string {
  return app.secrets.seal(JSON.stringify({ ...credentials, formerly }), credentialsPlace(account))
}

export function openCredentials(app: App, account: ProviderAccount): Credentials {
  const { formerly: _, ...credentials } = openSealed(app, account)
  return credentials
}

export function openFormerCredentials(app: App, account: ProviderAccount): FormerCredentials | undefined {
  const { formerly } = openSealed(app, account)
  return formerly && { credentials: formerly.credentials, until: new Date(formerly.until) }
}

/**
 * Whether an account's keys or address changed after `since`. It may now belong to another merchant without
 * the earlier payments, so "not found" proves nothing.
 */
export function hasChangedSince(app: App, account: ProviderAccount, since: Date): boolean {
  const formerly = openFormerCredentials(app, account)
  return formerly !== undefined && formerly.until.getTime() - formerHeardMs >= since.getTime()
}

function openSealed(app: App, account: ProviderAccount): SealedCredentials {
  return JSON.parse(app.secrets.open(account.credentials, credentialsPlace(account)))
}

export type CredentialView = {
  name: string
  label: ProviderManifest['credentials'][number]['label']
  isSecret: boolean
  isSet: boolean
  /**
   * The whole value of a public credential; of a secret the last four characters, if it has at least twelve.
   */
  shown: string | null
}

const shownEnd = 4
const longEnough = 12

/**
 * A view of the stored credentials that is just enough to tell one secret from another. Secrets can be
 * replaced, never read.
 */
export function showCredentials(manifest: ProviderManifest, credentials: Credentials): CredentialView[] {
  return manifest.credentials.map(({ name, label, secret }) => {
    const value = credentials[name]
    return { name, label, isSecret: secret, isSet: value !== undefined, shown: shownOf(value, secret) }
  })
}

function shownOf(value: string | undefined, isSecret: boolean): string | null {
  if (value === undefined) return null
  if (!isSecret) return value
  return value.length >= longEnough ? value.slice(-shownEnd) : null
}
