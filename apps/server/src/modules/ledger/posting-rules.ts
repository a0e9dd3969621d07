import type { Cents } from '@balcao/domain/money'

/**
 * All posting rules: which accounts each business fact touches. Debits are positive, credits negative, and each rule sums to zero.
 *
 * | Rule              | Debit (+)                    | Credit (−)                                        | When |
 * |-------------------|------------------------------|---------------------------------------------------|------|
 * | sale.approved     | acquirer receivable: charged | each person pending / reserve, platform fee, interest | the acquirer confirmed the payment |
 * | lot.released      | person pending or reserve    | person available                                  | the lot's release date came |
 * | sale.refunded     | each person, platform fee, interest | acquirer receivable: charged               | the buyer got the money back |
 * | sale.charged_back | as sale.refunded             | as sale.refunded                                  | the bank took the money back |
 * | money.unallocated | acquirer receivable          | suspense                                          | money came that no open sale explains |
 * | suspense.reduced  | suspense                     | acquirer receivable                               | such money found its sale or went back, or a part of a sale went back that nobody bears yet |
 */
export const postingRules = [
  'sale.approved',
  'lot.released',
  'sale.refunded',
  'sale.charged_back',
  'money.unallocated',
  'suspense.reduced',
] as const
export type PostingRule = (typeof postingRules)[number]

export type Entry = { account: string; amountCents: Cents }

/** Account names. Only a person's available balance authorises spending and is therefore locked when touched. */
export const accounts = {
  acquirerReceivable: (providerAccountId: string) => `acquirer:${providerAccountId}:receivable`,
  platformFee: 'platform:fee',
  platformInterest: 'platform:interest',
  suspense: 'suspense',
  pending: (userId: string) => `user:${userId}:pending`,
  reserve: (userId: string) => `user:${userId}:reserve`,
  available: (userId: string) => `user:${userId}:available`,
} as const

export function isLockedAccount(code: string): boolean {
  return code.startsWith('user:') && code.endsWith(':available')
}

export type Lot = {
  userId: string
  kind: 'RELEASE' | 'RESERVE'
  amountCents: Cents
  state: 'PENDING' | 'RELEASED'
}

export type SaleToPost = {
  providerAccountId: string
  chargedCents: Cents
  feeCents: Cents
  /** The fixed part of the fee, which a refund does not return: the producer bears it. */
  fixedFeeCents: Cents
  interestCents: Cents
  producerId: string
}

export function saleApproved(sale: SaleToPost, lots: readonly Lot[]): Entry[] {
  return [
    { account: accounts.acquirerReceivable(sale.providerAccountId), amountCents: sale.chargedCents },
    { account: accounts.platformFee, amountCents: -sale.feeCents },
    { account: accounts.platformInterest, amountCents: -sale.interestCents },
    ...lots.map((lot) => ({ account: homeOf(lot), amountCents: -lot.amountCents })),
  ]
}

/** The buyer gets everything back. Each person returns its share from where it lies now; the fixed fee stays, at the producer's cost. */
export function saleReversed(sale: SaleToPost, lots: readonly Lot[]): Entry[] {
  return [
    { account: accounts.acquirerReceivable(sale.providerAccountId), amountCents: -sale.chargedCents },
    { account: accounts.platformFee, amountCents: sale.feeCents - sale.fixedFeeCents },
    { account: accounts.platformInterest, amountCents: sale.interestCents },
    { account: accounts.available(sale.producerId), amountCents: sale.fixedFeeCents },
    ...lots.map((lot) => ({ account: homeOf(lot), amountCents: lot.amountCents })),
  ]
}

export function lotReleased(lot: Lot): Entry[] {
  return [
    { account: homeOf(lot), amountCents: lot.amountCents },
    { account: accounts.available(lot.userId), amountCents: -lot.amountCents },
  ]
}

export function moneyUnallocated(providerAccountId: string, amountCents: Cents): Entry[] {
  return [
    { account: accounts.acquirerReceivable(providerAccountId), amountCents },
    { account: accounts.suspense, amountCents: -amountCents },
  ]
}

export function suspenseReduced(providerAccountId: string, amountCents: Cents): Entry[] {
  return [
    { account: accounts.suspense, amountCents },
    { account: accounts.acquirerReceivable(providerAccountId), amountCents: -amountCents },
  ]
}

function homeOf(lot: Lot): string {
  if (lot.state === 'RELEASED') return accounts.available(lot.userId)
  return lot.kind === 'RESERVE' ? accounts.reserve(lot.userId) : accounts.pending(lot.userId)
}
