import type { Locale } from '@balcao/domain/vocabulary'
import { feePlans, interestTables, platformDomains, platforms } from '#db/schema/platforms.ts'
import type { Scope } from '#scope.ts'
import { enterHosts } from './enter-hosts.ts'

export type NewPlatform = {
  name: string
  /** Hosts of the platform; the first one is used in links. */
  hosts: readonly string[]
  brandColor: string
  locale: Locale
  placeholderDocument: string
  placeholderPhone: string
  isDemo: boolean
}

/**
 * Creates the platform of this transaction with its hosts and first prices. It can sell after an acquirer is
 * connected.
 */
export async function createPlatform(scope: Scope, { hosts, ...platform }: NewPlatform): Promise<void> {
  const { tx, platformId, now } = scope
  await tx.insert(platforms).values({ ...platform, platformId, kind: 'TENANT', createdAt: now })
  await tx
    .insert(platformDomains)
    .values(hosts.map((host, place) => ({ platformId, host, isPrimary: place === 0, createdAt: now })))
  await enterHosts(scope)
  await tx.insert(feePlans).values(
    firstReleaseDays.map(([method, releaseDays]) => ({
      platformId,
      method,
      basisPoints: 599,
      fixedFees: { BRL: 249, USD: 49, EUR: 49, MXN: 900 },
      releaseDays,
      reserveBasisPoints: 0,
      reserveDays: 0,
      effectiveFrom: new Date(0),
    })),
  )
  await tx
    .insert(interestTables)
    .values({ platformId, fees: firstInterest, effectiveFrom: new Date(0), savedAt: now })
}

/** Percent of the total for 1x to 12x: the first is free, the others carry the buyer's interest. */
const firstInterest = [0, 3.2, 4.6, 6.1, 7.5, 8.9, 10.4, 11.8, 13.3, 14.8, 16.4, 18.5]

const firstReleaseDays = [
  ['PIX', 0],
  ['CREDIT_CARD', 14],
  ['BILLET', 2],
] as const
