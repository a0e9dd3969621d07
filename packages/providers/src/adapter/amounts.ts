import {
  type Cents,
  centsToDecimalNumber,
  centsToDecimalString,
  decimalToCents,
} from '@balcao/domain/money/money'
import type { AmountUnit } from '#contract.ts'
import { badResponse } from './provider-failed.ts'

const wholeCents = /^\d+(?:\.0+)?$/

export function amountToProvider(cents: Cents, unit: AmountUnit): number | string {
  switch (unit) {
    case 'cents':
      return cents
    case 'decimal-string':
      return centsToDecimalString(cents)
    case 'decimal-number':
      return centsToDecimalNumber(cents)
  }
}

/** Reads texts and numbers alike, since providers mix them; an inexact amount is refused, never rounded. */
export function amountFromProvider(value: unknown, unit: AmountUnit): Cents {
  if (typeof value !== 'string' && typeof value !== 'number') throw badResponse('The amount is not a number')
  try {
    const cents = unit === 'cents' ? centsFromText(String(value)) : decimalToCents(value)
    if (cents >= 0 && Number.isSafeInteger(cents)) return cents
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
  }
  throw badResponse('The amount is not an exact number of cents')
}

function centsFromText(text: string): Cents {
  if (!wholeCents.test(text)) throw new RangeError('Not a whole number of cents')
  return Number(text)
}
