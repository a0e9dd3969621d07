import type { Currency } from '#vocabulary.ts'

export const audienceKinds = ['ALL', 'SOLD_WITHIN', 'QUIET_FOR', 'CURRENCY'] as const
export type AudienceKind = (typeof audienceKinds)[number]

/**
 * Sellers who receive a message of the platform: all, those with sales in the last days, those without, or those with a
 * product in a currency.
 */
export type Audience =
  | { kind: 'ALL' }
  | { kind: 'SOLD_WITHIN' | 'QUIET_FOR'; days: number }
  | { kind: 'CURRENCY'; currency: Currency }
