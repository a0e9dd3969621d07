import { AppError } from '@balcao/domain/app-error'
import type { PaymentMethod } from '@balcao/domain/vocabulary'
import type { Provider, ProviderContext } from '@balcao/providers/contract'
import { loadProvider } from '@balcao/providers/registry'
import { and, arrayContains, eq } from 'drizzle-orm'
import type { App } from '../../app.ts'
import { providerAccounts } from '../../db/schema/acquirers.ts'
import type { Scope } from '../../scope.ts'
import { openSealedCard } from './open-sealed-card.ts'

export type ProviderAccount = typeof providerAccounts.$inferSelect

/** The accounts that may take a payment of this method, the preferred one first. */
export function listAccountsFor(
  { tx, platformId }: Scope,
  method: PaymentMethod,
): Promise<ProviderAccount[]> {
  return tx
    .select()
    .from(providerAccounts)
    .where(
      and(
        eq(providerAccounts.platformId, platformId),
        eq(providerAccounts.status, 'ACTIVE'),
        arrayContains(providerAccounts.methods, [method]),
      ),
    )
    .orderBy(providerAccounts.priority, providerAccounts.id)
}

export async function getAccount({ tx, platformId }: Scope, accountId: string): Promise<ProviderAccount> {
  const [account] = await tx
    .select()
    .from(providerAccounts)
    .where(and(eq(providerAccounts.platformId, platformId), eq(providerAccounts.id, accountId)))
  if (!account) throw new AppError('errorPaymentNotConfigured')
  return account
}

/** The adapter and everything it may reach for one call on behalf of one account. */
export async function connectAccount(
  app: App,
  account: ProviderAccount,
  idempotencyKey?: string,
): Promise<{ provider: Provider; context: ProviderContext }> {
  const provider = await loadProvider(account.provider)
  const credentials = JSON.parse(app.secrets.open(account.credentials, credentialsPlace(account)))
  return {
    provider,
    context: {
      credentials,
      baseUrl: account.baseUrl ?? undefined,
      transport: app.transport,
      now: () => app.clock.now(),
      idempotencyKey,
      decryptCard: (sealedCard) => openSealedCard(app, sealedCard),
    },
  }
}

/** The secret address where this account's provider reports; the payment's id binds a report whose answer we never got. */
export function webhookUrl(app: App, account: ProviderAccount, paymentId: string): string {
  const token = app.secrets.open(account.webhookToken, webhookTokenPlace(account))
  return `${app.config.publicUrl}/webhooks/${token}/${paymentId}`
}

export function credentialsPlace({ platformId, id }: Pick<ProviderAccount, 'platformId' | 'id'>) {
  return { platformId, table: 'provider_accounts', column: 'credentials', rowId: id }
}

export function webhookTokenPlace({ platformId, id }: Pick<ProviderAccount, 'platformId' | 'id'>) {
  return { platformId, table: 'provider_accounts', column: 'webhook_token', rowId: id }
}
