import type { Currency } from '#vocabulary.ts'
import { assertAmount, type Cents } from './money.ts'

/** Currencies of balances that are converted into reais before a withdrawal. */
export type ForeignCurrency = Exclude<Currency, 'BRL'>
export const foreignCurrencies = ['USD', 'EUR', 'MXN'] as const satisfies readonly ForeignCurrency[]

/** Reais for one unit, in millionths, and the platform's spread on them. */
export type ExchangeRate = { rateMillionths: number; spreadBasisPoints: number }

/** A rate as people write it, with up to six digits after the comma. */
export const rateShape = /^\d{1,3}(?:[.,]\d{1,6})?$/

/** '5,4321' is 5,432,100 millionths. */
export function readRate(typed: string): number {
  const [whole = '', fraction = ''] = typed.replace(',', '.').split('.')
  return Number(whole) * 1_000_000 + Number(fraction.padEnd(6, '0'))
}

/**
 * Lifetime of a rate. An older rate would be a bet on the currency, so the platform must renew it before the
 * next conversion.
 */
export const rateLifeMs = 7 * 24 * 60 * 60_000

/**
 * An amount converted into reais, and the platform's part of it. Both are rounded down, so that the payout never
 * exceeds the amount.
 */
export function exchange(
  amountCents: Cents,
  { rateMillionths, spreadBasisPoints }: ExchangeRate,
): { grossCents: Cents; spreadCents: Cents; netCents: Cents } {
  assertAmount(amountCents)
  const grossCents = Number((BigInt(amountCents) * BigInt(rateMillionths)) / 1_000_000n)
  const netCents = Number((BigInt(grossCents) * BigInt(10_000 - spreadBasisPoints)) / 10_000n)
  return { grossCents, spreadCents: grossCents - netCents, netCents }
}
