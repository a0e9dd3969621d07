import type { Currency } from './vocabulary.ts'

export const audienceKinds = ['ALL', 'SOLD_WITHIN', 'QUIET_FOR', 'CURRENCY'] as const
export type AudienceKind = (typeof audienceKinds)[number]

/**
 * Which sellers of a platform are told something: all of them, those who sold in the last days, those who sold nothing in them, or those
 * with a product in a currency.
 */
export type Audience =
  | { kind: 'ALL' }
  | { kind: 'SOLD_WITHIN' | 'QUIET_FOR'; days: number }
  | { kind: 'CURRENCY'; currency: Currency }
