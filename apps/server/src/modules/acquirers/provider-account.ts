import { AppError } from '@balcao/domain/app-error'
import type { PaymentMethod } from '@balcao/domain/vocabulary'
import { and, arrayContains, eq, getTableColumns, sql } from 'drizzle-orm'
import type { App } from '../../app.ts'
import { defineStatement, type Inputs } from '../../db/define-statement.ts'
import { providerAccounts, providerContacts } from '../../db/schema/acquirers.ts'
import { platformDomains, platforms } from '../../db/schema/platforms.ts'
import { tenantToken } from '../../kit/crypto/tenant-token.ts'
import type { Scope } from '../../scope.ts'
import { tenantUrl } from '../platforms/tenant-url.ts'

export type ProviderAccount = typeof providerAccounts.$inferSelect

/** An account with what adapters ask about its platform, read in the same query. */
export type ConnectableAccount = ProviderAccount & {
  platform: Pick<
    typeof platforms.$inferSelect,
    'platformId' | 'certCashInUrl' | 'certCashOutUrl' | 'privateKey' | 'defaultReceiverId'
  > | null
  /** The host that the provider is told to report to. */
  host: string | null
}

/** An account as it is asked: with what is known of how it tells us of payments by itself. */
export type AskableAccount = ConnectableAccount & { contact: typeof providerContacts.$inferSelect | null }

const connectable = {
  ...getTableColumns(providerAccounts),
  platform: {
    platformId: platforms.platformId,
    certCashInUrl: platforms.certCashInUrl,
    certCashOutUrl: platforms.certCashOutUrl,
    privateKey: platforms.privateKey,
    defaultReceiverId: platforms.defaultReceiverId,
  },
  host: platformDomains.host,
}

const selectAccountsFor = defineStatement((db, given: Inputs<{ methods: PaymentMethod[] }>) =>
  db
    .select(connectable)
    .from(providerAccounts)
    .leftJoin(platforms, eq(platforms.platformId, providerAccounts.platformId))
    .leftJoin(platformDomains, sql`${platformDomains.isPrimary}`)
    .where(
      and(
        eq(providerAccounts.status, 'ACTIVE'),
        arrayContains(providerAccounts.methods, sql.param(given.methods, providerAccounts.methods)),
      ),
    )
    .orderBy(providerAccounts.priority, providerAccounts.id),
)

const selectAccount = defineStatement((db, given: Inputs<{ accountId: string }>) =>
  db
    .select({ ...connectable, contact: getTableColumns(providerContacts) })
    .from(providerAccounts)
    .leftJoin(platforms, eq(platforms.platformId, providerAccounts.platformId))
    .leftJoin(platformDomains, sql`${platformDomains.isPrimary}`)
    .leftJoin(providerContacts, eq(providerContacts.providerAccountId, providerAccounts.id))
    .where(eq(providerAccounts.id, given.accountId)),
)

/** The accounts that may take a payment of this method, the preferred one first. */
export function listAccountsFor({ tx }: Scope, method: PaymentMethod): Promise<ConnectableAccount[]> {
  return selectAccountsFor(tx, { methods: [method] })
}

export async function getAccount({ tx }: Scope, accountId: string): Promise<AskableAccount> {
  const [account] = await selectAccount(tx, { accountId })
  if (!account) throw new AppError('errorPaymentNotConfigured')
  return account
}

/** The secret address where this account's provider reports. */
export function accountWebhookUrl(app: App, account: ConnectableAccount): string {
  const secret = app.secrets.open(account.webhookToken, webhookTokenPlace(account))
  return `${tenantUrl(app.config, account.host)}/webhooks/${tenantToken(account.platformId, secret)}`
}

/** The same for one payment, whose id binds a report to it when we never got the answer. */
export function webhookUrl(app: App, account: ConnectableAccount, paymentId: string): string {
  return `${accountWebhookUrl(app, account)}/${paymentId}`
}

export function credentialsPlace({ platformId, id }: Pick<ProviderAccount, 'platformId' | 'id'>) {
  return { platformId, table: 'provider_accounts', column: 'credentials', rowId: id }
}

export function webhookTokenPlace({ platformId, id }: Pick<ProviderAccount, 'platformId' | 'id'>) {
  return { platformId, table: 'provider_accounts', column: 'webhook_token', rowId: id }
}
