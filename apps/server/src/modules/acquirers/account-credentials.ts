import { AppError } from '@balcao/domain/app-error'
import type { Credentials, ProviderManifest } from '@balcao/providers/contract'
import type { ProviderName } from '@balcao/providers/provider-names'
import { findManifest, loadProvider } from '@balcao/providers/registry'
import type { App } from '../../app.ts'
import { credentialsPlace, type ProviderAccount } from './provider-account.ts'

/** What an adapter makes of what somebody typed: parts that came joined by a pipe stand apart, and nothing is missing. */
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

/** What is on its way with a former signature arrives within a day. */
export const formerHeardMs = 24 * 60 * 60 * 1000

/** What was replaced a moment ago, sealed beside what replaced it: a provider may go on signing with it for a while. */
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
 * Whether an account has had other keys or another address since then. It may be another merchant's now, which knows nothing of what was
 * asked before: that it has none proves nothing.
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
  isSecret: boolean
  isSet: boolean
  /** The whole value of what is no secret; of a secret the last four characters, if it has at least twelve. */
  shown: string | null
}

const shownEnd = 4
const longEnough = 12

/** Secrets can be replaced, never read: a person sees just enough to tell one from another. */
export function showCredentials(manifest: ProviderManifest, credentials: Credentials): CredentialView[] {
  return manifest.credentials.map(({ name, secret }) => {
    const value = credentials[name]
    return { name, isSecret: secret, isSet: value !== undefined, shown: shownOf(value, secret) }
  })
}

function shownOf(value: string | undefined, isSecret: boolean): string | null {
  if (value === undefined) return null
  if (!isSecret) return value
  return value.length >= longEnough ? value.slice(-shownEnd) : null
}
