import { randomUUID } from 'node:crypto'
import { payoutAccounts } from '#db/schema/payouts.ts'
import { createProviderAccount } from '#modules/acquirers/accounts/create-provider-account.ts'
import { type ConnectableAccount, getAccount } from '#modules/acquirers/accounts/provider-account.ts'
import { createPlatform } from '#modules/platforms/create-platform.ts'
import { theProduct } from '#modules/platforms/write-audit.ts'
import type { Scope } from '#scope.ts'
import { simulatedLabel } from './simulated-label.ts'

export type DemoPlatform = { platformId: string; account: ConnectableAccount }

export type Acquirer = {
  acquirerUrl: string
  /** Opens the account at the simulated acquirer. */
  register(account: {
    publicKey: string
    secretKey: string
    withdrawKey: string
    merchantName: string
  }): unknown
}

export type PlatformWishes = Acquirer & {
  name?: string
  hosts?: string[]
  brandColor?: string
  provider?: 'HAWKPAY' | 'LUMION'
}

/** A tenant that can sell and pay out: its domain, its fees and its account at an acquirer. */
export async function aPlatform(
  scope: Scope,
  {
    acquirerUrl,
    register,
    name = 'Balcão',
    hosts = ['localhost', '127.0.0.1'],
    brandColor = '#0b6b53',
    provider = 'HAWKPAY',
  }: PlatformWishes,
): Promise<DemoPlatform> {
  const { tx, platformId, now } = scope
  await createPlatform(scope, {
    name,
    hosts,
    brandColor,
    locale: 'PT_BR',
    placeholderDocument: '11444777000161',
    placeholderPhone: '11999990000',
    isDemo: true,
  })
  const keys = {
    publicKey: `pk_test_${randomUUID()}`,
    secretKey: `sk_test_${randomUUID()}`,
    withdrawKey: `wk_test_${randomUUID()}`,
  }
  register({ ...keys, merchantName: name })
  const { id } = await createProviderAccount(
    scope,
    {
      provider,
      label: simulatedLabel(provider),
      baseUrl: acquirerUrl,
      credentials: keys,
      methods: ['PIX', 'CREDIT_CARD', 'BILLET'],
      priority: 1,
    },
    theProduct,
  )
  await tx
    .insert(payoutAccounts)
    .values({ platformId, providerAccountId: id, priority: 1, status: 'ACTIVE', createdAt: now })
  return { platformId, account: await getAccount(scope, id) }
}
