/** Which click counts where several affiliates had one. */
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

/** The tabs of the specification. A person who was blocked stands among the refused; what is over is in none. */
export const affiliationTabs = {
  ACTIVE: ['ACTIVE', 'PAUSED'],
  REQUESTS: ['REQUESTED'],
  REFUSED: ['REFUSED', 'BLOCKED'],
} as const satisfies Record<string, readonly AffiliationStatus[]>
export type AffiliationTab = keyof typeof affiliationTabs

/** The same tabs for whoever owns the products: those whom they blocked have one of their own. */
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

/** A share in basis points: at least one percent, and a fifth of every sale stays with whoever owns the product. */
export const partnerShareMin = 100
export const partnerShareMax = 8_000
export const clickWindowDaysMax = 365

/** Why an affiliate who was named, or whose link was followed, did not earn by a sale. */
export type AttributionLoss =
  | 'not_active'
  | 'window_over'
  | 'own_purchase'
  | 'sells_it_themselves'
  | 'another_came_first'

export type AttributionCandidate = {
  /** Null where the sale named somebody who does not promote this product. */
  affiliateId: string | null
  /** AGREEMENT: producer and affiliate agreed on it after the sale. */
  via: 'LINK' | AffiliateAttribution | 'AGREEMENT'
  clickedAt: string | null
  /** Null for the one who earns. */
  lostBecause: AttributionLoss | null
}

/** How it was decided who brought a sale about. */
export type Attribution = { rule: AffiliateAttribution; candidates: AttributionCandidate[] }

/** Whom renewals and offers after a sale count for as well. An affiliate who was added by agreement earns by the one sale. */
export function affiliateOfWhatFollows(sale: {
  affiliateId: string | null
  attribution: Attribution | null
}): string | undefined {
  const earning = sale.attribution?.candidates.find(({ lostBecause }) => lostBecause === null)
  return earning?.via === 'AGREEMENT' ? undefined : (sale.affiliateId ?? undefined)
}
