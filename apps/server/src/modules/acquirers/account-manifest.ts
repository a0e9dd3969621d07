import type { ProviderManifest } from '@balcao/providers/contract'
import { findManifest } from '@balcao/providers/registry'
import type { App } from '../../app.ts'
import { invariant } from '../../kit/invariant.ts'
import { openCredentials } from './account-credentials.ts'
import type { ProviderAccount } from './provider-account.ts'

/** What an account's provider can do, in the generation of its API that the account speaks. */
export function accountManifest(app: App, account: ProviderAccount): ProviderManifest {
  const manifest = findManifest(account.provider, openCredentials(app, account).generation)
  invariant(manifest, `there is no provider ${account.provider}`)
  return manifest
}
