import { randomUUID } from 'node:crypto'
import { payoutAccounts } from '../db/schema/payouts.ts'
import { feePlans, interestTables, platformDomains, platforms } from '../db/schema/platforms.ts'
import { createProviderAccount } from '../modules/acquirers/create-provider-account.ts'
import { type ConnectableAccount, getAccount } from '../modules/acquirers/provider-account.ts'
import { theProduct } from '../modules/platforms/write-audit.ts'
import type { Scope } from '../scope.ts'

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
  await tx.insert(platforms).values({
    platformId,
    kind: 'TENANT',
    name,
    brandColor,
    locale: 'PT_BR',
    placeholderDocument: '11444777000161',
    placeholderPhone: '11999990000',
    isDemo: true,
    createdAt: now,
  })
  await tx
    .insert(platformDomains)
    .values(hosts.map((host, place) => ({ platformId, host, isPrimary: place === 0, createdAt: now })))
  await tx.insert(feePlans).values(
    releaseDays.map(([method, days]) => ({
      platformId,
      method,
      basisPoints: 599,
      fixedFees: { BRL: 249, USD: 49, EUR: 49, MXN: 900 },
      releaseDays: days,
      reserveBasisPoints: 0,
      reserveDays: 0,
      effectiveFrom: new Date(0),
    })),
  )
  await tx
    .insert(interestTables)
    .values({ platformId, fees: interest, effectiveFrom: new Date(0), savedAt: now })
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
      label: `${provider} (simulada)`,
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

/** Percent of the total for 1x to 12x: the first is free, the others carry the buyer's interest. */
const interest = [0, 3.2, 4.6, 6.1, 7.5, 8.9, 10.4, 11.8, 13.3, 14.8, 16.4, 18.5]

const releaseDays = [
  ['PIX', 0],
  ['CREDIT_CARD', 14],
  ['BILLET', 2],
] as const
