import { AppError } from '@balcao/domain/texts/app-error'
import { findManifest } from '@balcao/providers/registry'
import { providerAccounts } from '#db/schema/acquirers.ts'
import type { Scope } from '#scope.ts'
import { type CredentialView, openCredentials, showCredentials } from './account-credentials.ts'
import type { ProviderAccount } from './provider-account.ts'

export type ProviderAccountView = Pick<
  ProviderAccount,
  'id' | 'provider' | 'label' | 'baseUrl' | 'methods' | 'priority' | 'status' | 'createdAt'
> & { title: string; credentials: CredentialView[] }

/** The accounts of the platform for its administrators, in the order of charging. */
export async function listProviderAccounts({ app, tx }: Scope): Promise<ProviderAccountView[]> {
  const accounts = await tx
    .select()
    .from(providerAccounts)
    .orderBy(providerAccounts.priority, providerAccounts.id)
  return accounts.map((account) => {
    const credentials = openCredentials(app, account)
    const manifest = findManifest(account.provider, credentials.generation)
    if (!manifest) throw new AppError('internal', { provider: account.provider })
    const { id, provider, label, baseUrl, methods, priority, status, createdAt } = account
    return {
      id,
      provider,
      title: manifest.title,
      label,
      baseUrl,
      methods,
      priority,
      status,
      createdAt,
      credentials: showCredentials(manifest, credentials),
    }
  })
}
