import { AppError } from '@balcao/domain/texts/app-error'
import type { PaymentMethod } from '@balcao/domain/vocabulary'
import { and, arrayContains, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import type { App } from '#app.ts'
import { defineStatement, type Inputs, tenant } from '#db/define-statement.ts'
import {
  paymentRoutes,
  providerAccounts,
  providerCircuits,
  providerContacts,
  receivers,
} from '#db/schema/acquirers.ts'
import { platformDomains, platforms } from '#db/schema/platforms.ts'
import { tenantToken } from '#kit/crypto/tenant-token.ts'
import type { RouteLine } from '#modules/acquirers/routes/plan-route.ts'
import { tenantUrl } from '#modules/platforms/tenant-url.ts'
import type { Scope } from '#scope.ts'

export type ProviderAccount = typeof providerAccounts.$inferSelect

/** An account with the platform data that adapters need, read in the same query. */
export type ConnectableAccount = ProviderAccount & {
  platform: Pick<
    typeof platforms.$inferSelect,
    'platformId' | 'certCashInUrl' | 'certCashOutUrl' | 'privateKey'
  > | null
  /** The provider's id of the platform's own receiver at this account. */
  defaultReceiverId: string | null
  /** Host for the provider's webhooks. */
  host: string | null
}

/** An account for checks, with the record of its webhooks. */
export type AskableAccount = ConnectableAccount & { contact: typeof providerContacts.$inferSelect | null }

/** An account for charges, with its circuit over all processes. Null while it is healthy. */
export type ChargeableAccount = AskableAccount & {
  circuit: Pick<typeof providerCircuits.$inferSelect, 'sickInARow' | 'restsUntil'> | null
}

const connectable = {
  ...getTableColumns(providerAccounts),
  platform: {
    platformId: platforms.platformId,
    certCashInUrl: platforms.certCashInUrl,
    certCashOutUrl: platforms.certCashOutUrl,
    privateKey: platforms.privateKey,
  },
  host: platformDomains.host,
  defaultReceiverId: receivers.receiverId,
}

const isDefaultReceiver = and(
  eq(receivers.providerAccountId, providerAccounts.id),
  isNull(receivers.userId),
  eq(receivers.status, 'ACTIVE'),
)

/** All lines of the method, read in the same statement and repeated beside each account. */
const linesOf = (method: Inputs<{ method: PaymentMethod }>['method']) => sql<RouteLine[] | null>`(
  select jsonb_agg(jsonb_build_object('place', ${paymentRoutes.place}, 'step', ${paymentRoutes.step}, 'weight', ${paymentRoutes.weight},
    'accountId', ${paymentRoutes.providerAccountId}, 'rules', ${paymentRoutes.rules}))
  from ${paymentRoutes} where ${paymentRoutes.platformId} = ${tenant} and ${paymentRoutes.method} = ${method})`

const selectAccountsFor = defineStatement(
  (db, given: Inputs<{ method: PaymentMethod; methods: PaymentMethod[] }>) =>
    db
      .select({
        ...connectable,
        contact: getTableColumns(providerContacts),
        circuit: { sickInARow: providerCircuits.sickInARow, restsUntil: providerCircuits.restsUntil },
        lines: linesOf(given.method),
      })
      .from(providerAccounts)
      .leftJoin(platforms, eq(platforms.platformId, providerAccounts.platformId))
      .leftJoin(platformDomains, sql`${platformDomains.isPrimary}`)
      .leftJoin(receivers, isDefaultReceiver)
      .leftJoin(providerContacts, eq(providerContacts.providerAccountId, providerAccounts.id))
      .leftJoin(
        providerCircuits,
        and(
          eq(providerCircuits.providerAccountId, providerAccounts.id),
          eq(providerCircuits.method, given.method),
        ),
      )
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
    .leftJoin(receivers, isDefaultReceiver)
    .leftJoin(providerContacts, eq(providerContacts.providerAccountId, providerAccounts.id))
    .where(eq(providerAccounts.id, given.accountId)),
)

/** Accounts of a method by their priority, and the lines that route its sales. */
export type AccountsOfMethod = { accounts: ChargeableAccount[]; lines: RouteLine[] }

export async function listAccountsFor({ tx }: Scope, method: PaymentMethod): Promise<AccountsOfMethod> {
  const rows = await selectAccountsFor(tx, { method, methods: [method] })
  return {
    accounts: rows.map(({ lines: _, ...account }) => account),
    lines: rows[0]?.lines ?? [],
  }
}

export async function getAccount({ tx }: Scope, accountId: string): Promise<AskableAccount> {
  const [account] = await selectAccount(tx, { accountId })
  if (!account) throw new AppError('errorPaymentNotConfigured')
  return account
}

/** The secret webhook address of this account. */
export function accountWebhookUrl(app: App, account: ConnectableAccount): string {
  const secret = app.secrets.open(account.webhookToken, webhookTokenPlace(account))
  return `${tenantUrl(app.config, account.host)}/webhooks/${tenantToken(account.platformId, secret)}`
}

/** The secret webhook address of one payment, whose id identifies the payment after a lost answer. */
export function webhookUrl(app: App, account: ConnectableAccount, paymentId: string): string {
  return `${accountWebhookUrl(app, account)}/${paymentId}`
}

export function credentialsPlace({ platformId, id }: Pick<ProviderAccount, 'platformId' | 'id'>) {
  return { platformId, table: 'provider_accounts', column: 'credentials', rowId: id }
}

export function webhookTokenPlace({ platformId, id }: Pick<ProviderAccount, 'platformId' | 'id'>) {
  return { platformId, table: 'provider_accounts', column: 'webhook_token', rowId: id }
}
