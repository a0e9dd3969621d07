import { randomUUID } from 'node:crypto'
import type { PaymentMethod } from '@balcao/domain/vocabulary'
import type { Credentials } from '@balcao/providers/contract'
import type { ProviderName } from '@balcao/providers/provider-names'
import { providerAccounts } from '#db/schema/acquirers.ts'
import { hashToken, randomToken } from '#kit/crypto/tokens.ts'
import { type Actor, writeAudit } from '#modules/platforms/write-audit.ts'
import type { Scope } from '#scope.ts'
import { parseAccountCredentials, sealCredentials } from './account-credentials.ts'
import { checkAccountSettings } from './check-account-settings.ts'
import { type ProviderAccount, webhookTokenPlace } from './provider-account.ts'

export type NewProviderAccount = {
  provider: ProviderName
  label: string
  baseUrl: string | null
  credentials: Credentials
  methods: PaymentMethod[]
  priority: number
  /** ACTIVE by default: the caller then vouches for the keys. */
  status?: ProviderAccount['status']
}

/** Creates a platform's contract with an acquirer. Its keys are checked and sealed, and never shown again. */
export async function createProviderAccount(
  scope: Scope,
  wanted: NewProviderAccount,
  by: Actor,
): Promise<ProviderAccount> {
  const { app, tx, platformId, now } = scope
  const { credentials, manifest } = await parseAccountCredentials(wanted.provider, wanted.credentials)
  checkAccountSettings(app, manifest, wanted)
  const place = { platformId, id: randomUUID() }
  const token = randomToken()
  const { status = 'ACTIVE' } = wanted
  const account: ProviderAccount = {
    ...place,
    provider: wanted.provider,
    label: wanted.label.trim(),
    baseUrl: wanted.baseUrl,
    credentials: sealCredentials(app, place, credentials),
    webhookToken: app.secrets.seal(token, webhookTokenPlace(place)),
    webhookTokenHash: hashToken(token),
    methods: wanted.methods,
    priority: wanted.priority,
    status,
    clearedAt: status === 'ACTIVE' ? now : null,
    createdAt: now,
  }
  await tx.insert(providerAccounts).values(account)
  const { provider, label, baseUrl, methods, priority } = account
  await writeAudit(scope, by, {
    action: 'provider_account.created',
    subject: account.id,
    detail: { provider, label, baseUrl, methods, priority, status, credentials: Object.keys(credentials) },
  })
  return account
}
