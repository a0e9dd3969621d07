import type { ProviderManifest } from '@balcao/providers/contract'
import { findManifest } from '@balcao/providers/registry'
import type { App } from '#app.ts'
import { invariant } from '#kit/invariant.ts'
import { openCredentials } from './account-credentials.ts'
import type { ProviderAccount } from './provider-account.ts'

/** Abilities of an account's provider, in the API generation of the account. */
export function accountManifest(app: App, account: ProviderAccount): ProviderManifest {
  const manifest = findManifest(account.provider, openCredentials(app, account).generation)
  invariant(manifest, `there is no provider ${account.provider}`)
  return manifest
}
