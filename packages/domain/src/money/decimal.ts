/** An exact decimal: `units` divided by ten to the power `scale`. 5.99 is { units: 599n, scale: 2 }. */
export type Decimal = { units: bigint; scale: number }

const plainDecimal = /^(-?)(\d+)(?:\.(\d+))?$/

/**
 * Reads a decimal without binary arithmetic. A number is read from the shortest text that JavaScript prints for it,
 * which matches its source. Exponents, commas and blanks are refused.
 */
export function parseDecimal(value: string | number): Decimal {
  const match = plainDecimal.exec(String(value))
  if (!match) throw new RangeError('Not a plain decimal number')
  const [, sign = '', whole = '0', fraction = ''] = match
  const units = BigInt(whole + fraction)
  return { units: sign === '-' ? -units : units, scale: fraction.length }
}

export function powerOfTen(exponent: number): bigint {
  return 10n ** BigInt(exponent)
}

/** Divides and rounds half away from zero, so that the reversal of an amount is its exact mirror. */
export function divideRoundingHalfUp(numerator: bigint, denominator: bigint): bigint {
  if (denominator <= 0n) throw new RangeError('The denominator must be positive')
  const magnitude = numerator < 0n ? -numerator : numerator
  const rounded = (2n * magnitude + denominator) / (2n * denominator)
  return numerator < 0n ? -rounded : rounded
}
