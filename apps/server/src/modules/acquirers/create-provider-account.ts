import { randomUUID } from 'node:crypto'
import type { PaymentMethod } from '@balcao/domain/vocabulary'
import type { ProviderName } from '@balcao/providers/provider-names'
import { providerAccounts } from '../../db/schema/acquirers.ts'
import { hashToken, randomToken } from '../../kit/crypto/tokens.ts'
import type { Scope } from '../../scope.ts'
import { credentialsPlace, type ProviderAccount, webhookTokenPlace } from './provider-account.ts'

export type NewProviderAccount = {
  provider: ProviderName
  label: string
  baseUrl: string | null
  credentials: Record<string, string>
  methods: PaymentMethod[]
  priority: number
}

export async function createProviderAccount(
  scope: Scope,
  wanted: NewProviderAccount,
): Promise<ProviderAccount> {
  const { app, tx, platformId, now } = scope
  const place = { platformId, id: randomUUID() }
  const token = randomToken()
  const account: ProviderAccount = {
    ...place,
    provider: wanted.provider,
    label: wanted.label,
    baseUrl: wanted.baseUrl,
    credentials: app.secrets.seal(JSON.stringify(wanted.credentials), credentialsPlace(place)),
    webhookToken: app.secrets.seal(token, webhookTokenPlace(place)),
    webhookTokenHash: hashToken(token),
    methods: wanted.methods,
    priority: wanted.priority,
    status: 'ACTIVE',
    createdAt: now,
  }
  await tx.insert(providerAccounts).values(account)
  return account
}
