import type { TierMeasure } from './commission-tiers.ts'

/** Click that earns if the buyer followed the links of several affiliates. */
export const affiliateAttributions = ['LAST_CLICK', 'FIRST_CLICK'] as const
export type AffiliateAttribution = (typeof affiliateAttributions)[number]

export const affiliationStatuses = [
  'REQUESTED',
  'ACTIVE',
  'PAUSED',
  'REFUSED',
  'BLOCKED',
  'ENDED',
  'WITHDRAWN',
  'EXPIRED',
] as const
export type AffiliationStatus = (typeof affiliationStatuses)[number]

/**
 * Tabs of the specification. A blocked affiliate is listed under refused; an ended affiliation is in no tab.
 */
export const affiliationTabs = {
  ACTIVE: ['ACTIVE', 'PAUSED'],
  REQUESTS: ['REQUESTED'],
  REFUSED: ['REFUSED', 'BLOCKED'],
} as const satisfies Record<string, readonly AffiliationStatus[]>
export type AffiliationTab = keyof typeof affiliationTabs

/** Tabs for the owner of the products: blocked affiliates have a tab of their own. */
export const affiliateTabs = {
  ...affiliationTabs,
  REFUSED: ['REFUSED'],
  BLOCKED: ['BLOCKED'],
} as const satisfies Record<string, readonly AffiliationStatus[]>
export type AffiliateTab = keyof typeof affiliateTabs

export const coProductionStates = [
  'INVITED',
  'ACTIVE',
  'ENDED',
  'DECLINED',
  'CANCELED',
  'EXPIRED',
  'SUSPENDED',
] as const
export type CoProductionState = (typeof coProductionStates)[number]

/** A share in basis points: at least one percent, and a fifth of every sale stays with the product's owner. */
export const partnerShareMin = 100
export const partnerShareMax = 8_000
export const clickWindowDaysMax = 365

/** Why an affiliate named in the sale, or whose link was followed, did not earn from the sale. */
export type AttributionLoss =
  | 'not_active'
  | 'window_over'
  | 'own_purchase'
  | 'sells_it_themselves'
  | 'another_came_first'

export type AttributionCandidate = {
  /** Null where the sale named a person who does not promote this product. */
  affiliateId: string | null
  /** COUPON: the buyer used the affiliate's own coupon. AGREEMENT: producer and affiliate agreed after the sale. */
  via: 'COUPON' | 'LINK' | AffiliateAttribution | 'AGREEMENT'
  clickedAt: string | null
  /** Null for the affiliate who earns. */
  lostBecause: AttributionLoss | null
}

/** Decision on the affiliate of a sale. */
export type Attribution = {
  rule: AffiliateAttribution
  candidates: AttributionCandidate[]
  /** Set if the terms have tiers: the month's volume before the sale, and the commission for that volume. */
  tier?: { by: TierMeasure; volume: number; basisPoints: number }
}

/** Why a click was refused when it arrived: it can never earn a commission. */
export type ClickRefusal = 'robot' | 'prefetch' | 'own_click' | 'not_active'

/**
 * Later facts about a click. REPLACED and REPLACED_BY_OWN: in a program of last clicks, the browser later
 * followed a link of another affiliate, or of the same affiliate. AFTER_FIRST: in a program of first clicks,
 * the browser already had a click.
 */
export type ClickEventKind =
  | 'REPLACED'
  | 'REPLACED_BY_OWN'
  | 'AFTER_FIRST'
  | 'EARNED'
  | 'LOST'
  | 'OTHER_PRODUCT'

export type ClickLoss = ClickRefusal | AttributionLoss | 'replaced' | 'replaced_by_own' | 'after_first'

/** State of a click. OPEN: a purchase may still earn from it. */
export const clickStandings = ['OPEN', 'EARNED', 'LOST'] as const
export type ClickStanding = (typeof clickStandings)[number]

/** State of the sale that a click earned: its commission is paid, may still be paid, was never paid, or was taken back. */
export type ClickSaleState = 'PAID' | 'WAITING' | 'UNPAID' | 'REVERSED'

/**
 * Limits of clicks listed one by one: by one affiliation in a day, and by one network in a minute. Further clicks are
 * only counted, and can earn all the same.
 */
export const listedClicks = { perDay: 2_000, perMinute: 10 }

/**
 * The affiliate of a sale who also earns from its renewals and upsells. An affiliate added by agreement earns from the
 * one sale only.
 */
export function affiliateOfLaterSales(sale: {
  affiliateId: string | null
  attribution: Attribution | null
}): string | undefined {
  const earning = sale.attribution?.candidates.find(({ lostBecause }) => lostBecause === null)
  return earning?.via === 'AGREEMENT' ? undefined : (sale.affiliateId ?? undefined)
}
