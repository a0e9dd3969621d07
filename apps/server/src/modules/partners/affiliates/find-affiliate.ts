import { commissionAt } from '@balcao/domain/people/commission-tiers'
import type { Attribution } from '@balcao/domain/people/partnerships'
import type { Currency } from '@balcao/domain/vocabulary'
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { knownDevices, users } from '#db/schema/accounts.ts'
import { affiliatePrograms, affiliateTerms, affiliations } from '#db/schema/partners.ts'
import type { Scope } from '#scope.ts'
import type { Click } from './click-cookie.ts'
import { hasKeyOf } from './has-key-of.ts'
import { readVolume } from './read-volume.ts'
import type { Referral } from './referral.ts'
import {
  type Buyer,
  type Candidate,
  type Promoter,
  type WeighedClick,
  weighCandidates,
} from './weigh-candidates.ts'

export type AffiliateOfSale = { id: string; basisPoints: number; termsId: string }

export type SaleToAttribute = {
  productId: string
  sellerId: string
  currency: Currency
  /** Affiliate named in the address of the checkout. */
  affiliateId: string | undefined
  /** Affiliate whose coupon the buyer uses. */
  couponAffiliateId?: string | undefined
  referral: Referral
  buyer: Buyer
}

/**
 * The affiliate of a sale, if any, and the reasons of the decision. The affiliate of the coupon takes
 * precedence over the affiliate named in the address, and both over followed links. A sale without a named
 * affiliate, in a browser without clicks on this product, sends no query.
 */
export async function findAffiliate(
  scope: Scope,
  sale: SaleToAttribute,
): Promise<{ affiliate: AffiliateOfSale | null; attribution: Attribution | null; clicks: WeighedClick[] }> {
  const followed = sale.referral.clicks[sale.productId]
  const named = z.uuid().safeParse(sale.affiliateId).data
  const byName = [
    { via: 'COUPON' as const, userId: sale.couponAffiliateId },
    { via: 'LINK' as const, userId: named },
  ].flatMap(({ via, userId }) => (userId === undefined ? [] : [{ via, userId }]))
  if (!followed && byName.length === 0) return { affiliate: null, attribution: null, clicks: [] }
  const promoters = await selectPromoters(
    scope,
    sale,
    byName.map(({ userId }) => userId),
    followed ? [followed.first, followed.last] : [],
  )
  const rule = promoters[0]?.attribution ?? 'LAST_CLICK'
  const directly = byName.map(
    ({ via, userId }): Candidate => ({
      via,
      clickedAt: null,
      promoter: promoters.find((candidate) => candidate.userId === userId && candidate.isInForce),
    }),
  )
  const byClick = (via: Attribution['rule'], click: Click): Candidate => ({
    via,
    click,
    clickedAt: new Date(click.at * 1000),
    promoter: promoters.find(
      ({ affiliationId, termsId }) => affiliationId === click.affiliationId && termsId === click.termsId,
    ),
  })
  const clicks = followed
    ? [byClick('LAST_CLICK', followed.last), byClick('FIRST_CLICK', followed.first)]
    : []
  const inOrder = [...directly, ...(rule === 'LAST_CLICK' ? clicks : clicks.toReversed())]
  const { earning, attribution, clicks: weighed } = weighCandidates(inOrder, { rule, sale, now: scope.now })
  if (!earning) return { affiliate: null, attribution, clicks: weighed }
  const { userId: id, termsId, basisPoints, tiers } = earning
  if (!tiers) return { affiliate: { id, basisPoints, termsId }, attribution, clicks: weighed }
  const volume = await readVolume(scope, { ...sale, affiliateId: id, by: tiers.by })
  const reached = commissionAt(earning, volume).basisPoints
  return {
    affiliate: { id, basisPoints: reached, termsId },
    attribution: { ...attribution, tier: { by: tiers.by, volume, basisPoints: reached } },
    clicks: weighed,
  }
}

const terms = alias(affiliateTerms, 'named_terms')

/** Every candidate for the sale with their terms: those in force, and those of a click. */
function selectPromoters(
  scope: Scope,
  { productId, referral, buyer }: SaleToAttribute,
  named: readonly string[],
  clicks: readonly Click[],
): Promise<(Promoter & { isInForce: boolean; attribution: Attribution['rule'] | null })[]> {
  const { tx, platformId } = scope
  const inForce = sql<boolean>`${terms.id} is not distinct from ${affiliations.termsId}`
  const devices = referral.deviceHashes
  const ownDevice = and(
    eq(knownDevices.platformId, platformId),
    eq(knownDevices.userId, users.id),
    inArray(knownDevices.tokenHash, devices),
  )
  return tx
    .select({
      affiliationId: affiliations.id,
      status: affiliations.status,
      userId: users.id,
      userStatus: users.status,
      email: users.email,
      document: users.document,
      isOnOwnDevice: sql<boolean>`${users.id} is not distinct from ${referral.userId}::uuid or ${
        devices.length === 0 ? sql`false` : sql`exists (select from ${knownDevices} where ${ownDevice})`
      }`,
      hasBuyersKey: hasKeyOf(scope, buyer),
      attribution: affiliatePrograms.attribution,
      termsId: terms.id,
      basisPoints: terms.basisPoints,
      tiers: terms.tiers,
      windowDays: terms.windowDays,
      isInForce: inForce,
    })
    .from(affiliations)
    .innerJoin(users, eq(users.id, affiliations.affiliateId))
    .leftJoin(affiliatePrograms, eq(affiliatePrograms.productId, affiliations.productId))
    .innerJoin(
      terms,
      and(
        eq(terms.productId, affiliations.productId),
        or(isNull(terms.affiliationId), eq(terms.affiliationId, affiliations.id)),
        or(
          inForce,
          inArray(
            terms.id,
            clicks.map(({ termsId }) => termsId),
          ),
        ),
      ),
    )
    .where(
      and(
        eq(affiliations.productId, productId),
        or(
          inArray(affiliations.affiliateId, [...named]),
          inArray(
            affiliations.id,
            clicks.map(({ affiliationId }) => affiliationId),
          ),
        ),
      ),
    )
}
