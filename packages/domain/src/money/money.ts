import type { Currency, Locale } from '#vocabulary.ts'
import { divideRoundingHalfUp, parseDecimal, powerOfTen } from './decimal.ts'

/** An amount of money in the minor unit of its currency. Always a safe integer; never a fraction. */
export type Cents = number

export function assertCents(value: number): asserts value is Cents {
  if (!Number.isSafeInteger(value)) throw new RangeError('An amount must be a safe integer of cents')
}

export function assertAmount(value: number): asserts value is Cents {
  assertCents(value)
  if (value < 0) throw new RangeError('An amount must not be negative')
}

/** Ten thousand basis points are the whole. A basis point may have two decimals, and so a percentage four. */
export function basisPointsToMillionths(basisPoints: number): bigint {
  const { units, scale } = parseDecimal(basisPoints)
  if (scale > 2) throw new RangeError('A percentage carries at most four decimals')
  return units * powerOfTen(2 - scale)
}

export const wholeInMillionths = 1_000_000n

/** The share of an amount, rounded half up to the cent. */
export function percentOfCents(amount: Cents, basisPoints: number): Cents {
  assertCents(amount)
  return toCents(
    divideRoundingHalfUp(BigInt(amount) * basisPointsToMillionths(basisPoints), wholeInMillionths),
  )
}

export type Weight = { id: string; weight: bigint | number }
export type Part = { id: string; amountCents: Cents }

/**
 * Divides a total so that the parts add up to it exactly: every exact share is floored, then the cents left
 * over go to the largest fractions. Ties go to the larger weight, then to the smaller id. Parts keep the order
 * of the weights.
 */
export function splitByLargestRemainder(total: Cents, weights: readonly Weight[]): Part[] {
  assertAmount(total)
  const exactWeights = weights.map(({ weight }) => BigInt(weight))
  if (exactWeights.some((weight) => weight < 0n)) throw new RangeError('A weight must not be negative')
  const sum = exactWeights.reduce((accumulated, weight) => accumulated + weight, 0n)
  if (sum === 0n) {
    if (total !== 0) throw new RangeError('An amount cannot be divided among weights of zero')
    return weights.map(({ id }) => ({ id, amountCents: 0 }))
  }

  const shares = weights.map(({ id }, index) => {
    const weight = exactWeights[index] ?? 0n
    const exact = BigInt(total) * weight
    return { id, weight, floor: exact / sum, fraction: exact % sum }
  })
  let leftOver = BigInt(total) - shares.reduce((accumulated, share) => accumulated + share.floor, 0n)
  const byRightToACent = [...shares].sort(
    (a, b) => descending(a.fraction, b.fraction) || descending(a.weight, b.weight) || ascending(a.id, b.id),
  )
  for (const share of byRightToACent) {
    if (leftOver === 0n) break
    share.floor += 1n
    leftOver -= 1n
  }
  return shares.map(({ id, floor }) => ({ id, amountCents: toCents(floor) }))
}

/** 1999 becomes '19.99', the form for providers that use reais. */
export function centsToDecimalString(cents: Cents): string {
  assertCents(cents)
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** For providers whose JSON holds a number: the double nearest to the decimal, which prints as the decimal. */
export function centsToDecimalNumber(cents: Cents): number {
  return Number(centsToDecimalString(cents))
}

/**
 * Reads an amount written in the major unit: '19.99', '19.9', '19', 19.99. The only separator is the point, and only
 * zeros may follow the second decimal: '19,99', '1.234,56' and '19.999' are refused, because a guess would move money.
 * A number with the noise of binary arithmetic (0.1 + 0.2) is read as the nearest cents.
 */
export function decimalToCents(value: string | number): Cents {
  const { units, scale } = parseDecimal(typeof value === 'number' ? withoutBinaryNoise(value) : value)
  if (scale <= 2) return toCents(units * powerOfTen(2 - scale))
  const beyondCents = powerOfTen(scale - 2)
  if (units % beyondCents !== 0n) throw new RangeError('An amount carries at most two decimals')
  return toCents(units / beyondCents)
}

function withoutBinaryNoise(value: number): string {
  const nearest = value.toFixed(2)
  const noise = Math.abs(value - Number(nearest))
  return noise <= Math.abs(value) * Number.EPSILON * 4 ? nearest : String(value)
}

const languageTags: Record<Locale, string> = { PT_BR: 'pt-BR', EN_US: 'en-US', ES_ES: 'es-ES' }
export const currencyPrefixes: Record<Currency, string> = { BRL: 'R$', USD: '$', EUR: '€', MXN: 'MX$' }
const formatters = new Map<string, Intl.NumberFormat>()

/** Digits, separators and the place of the sign follow the language; the symbol follows the currency. */
export function formatMoney(cents: Cents, currency: Currency, locale: Locale): string {
  const key = `${locale} ${currency}`
  let formatter = formatters.get(key)
  if (!formatter) {
    formatter = new Intl.NumberFormat(languageTags[locale], { style: 'currency', currency })
    formatters.set(key, formatter)
  }
  return formatter
    .formatToParts(centsToDecimalString(cents) as Intl.StringNumericLiteral)
    .map(({ type, value }) =>
      type === 'currency' ? currencyPrefixes[currency] : type === 'minusSign' ? '−' : value,
    )
    .join('')
}

function toCents(value: bigint): Cents {
  const cents = Number(value)
  assertCents(cents)
  return cents
}

function descending(a: bigint, b: bigint): number {
  return a === b ? 0 : a > b ? -1 : 1
}

function ascending(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1
}
