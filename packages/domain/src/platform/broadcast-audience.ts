import type { Currency } from '#vocabulary.ts'

export const audienceKinds = ['ALL', 'SOLD_WITHIN', 'QUIET_FOR', 'CURRENCY'] as const
export type AudienceKind = (typeof audienceKinds)[number]

/**
 * Sellers who receive a message of the platform: all, sellers with sales in the last days, sellers without
 * sales in the last days, or sellers with a product in a currency.
 */
export type Audience =
  | { kind: 'ALL' }
  | { kind: 'SOLD_WITHIN' | 'QUIET_FOR'; days: number }
  | { kind: 'CURRENCY'; currency: Currency }
