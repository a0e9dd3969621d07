import type { CalendarDay } from '#calendar.ts'
import brandTable from '#data/card-brands.json' with { type: 'json' }

export type CardBrand = {
  id: string
  name: string
  /** Whether Brazilian acquirers accept the brand for online credit. */
  accepted: boolean
  lengths: readonly number[]
  codeLength: number
  /** The digits after which a card prints a blank. */
  gaps: readonly number[]
}

export const cardBrandIds: readonly string[] = brandTable.map(({ id }) => id)

export function cardDigits(value: string): string {
  return value.replace(/\D/g, '')
}

/** Display name of a brand; null for an unknown one. */
export function cardBrandName(id: string | null): string | null {
  return brandTable.find((brand) => brand.id === id)?.name ?? null
}

/**
 * The brand whose prefix matches the most digits: Elo and Hipercard lie inside the ranges of Visa, Maestro and
 * Discover. Elo gives its full table to partners only, so the acquirer's answer is final.
 */
export function cardBrand(number: string): CardBrand | null {
  const digits = cardDigits(number)
  let best: CardBrand | null = null
  let longest = 0
  for (const brand of brandTable) {
    for (const [from = '', to = ''] of brand.prefixes) {
      const prefix = digits.slice(0, from.length)
      const matches = prefix.length === from.length && prefix >= from && prefix <= to
      if (matches && from.length > longest) {
        best = brand
        longest = from.length
      }
    }
  }
  return best
}

export function passesLuhn(number: string): boolean {
  const digits = cardDigits(number)
  let sum = 0
  for (let index = 0; index < digits.length; index += 1) {
    const doubled = (digits.length - 1 - index) % 2 === 1
    const product = Number(digits[index]) * (doubled ? 2 : 1)
    sum += product > 9 ? product - 9 : product
  }
  return digits.length > 0 && sum % 10 === 0
}

/**
 * Checks only length and check digit: an unknown range is refused by the acquirer, not here. A number of one repeated
 * digit is invalid.
 */
export function isValidCardNumber(number: string): boolean {
  const digits = cardDigits(number)
  const lengths = cardBrand(digits)?.lengths ?? [13, 14, 15, 16, 17, 18, 19]
  return lengths.includes(digits.length) && passesLuhn(digits) && !/^(\d)\1*$/.test(digits)
}

export function formatCardNumber(number: string): string {
  const digits = cardDigits(number).slice(0, 19)
  const gaps = cardBrand(digits)?.gaps ?? [4, 8, 12]
  return Array.from(digits, (digit, index) => (gaps.includes(index) ? ` ${digit}` : digit)).join('')
}

export function isValidSecurityCode({ code, number }: { code: string; number: string }): boolean {
  const codeLength = cardBrand(number)?.codeLength
  return /^\d{3,4}$/.test(code) && (codeLength === undefined || code.length === codeLength)
}

export type CardExpiry = { month: number; year: number }

/** Reads 'MM/YY' and 'MM/YYYY'. Two digits of a year mean this century. */
export function parseCardExpiry(value: string): CardExpiry | null {
  const match = /^(0[1-9]|1[0-2])\s*\/?\s*(?:20)?(\d{2})$/.exec(value.trim())
  if (!match) return null
  return { month: Number(match[1]), year: 2000 + Number(match[2]) }
}

/** A card is valid until the last day of its month. An expiry more than twenty years ahead is a typing error. */
export function isCardExpiryValid({ month, year }: CardExpiry, today: CalendarDay): boolean {
  if (!Number.isInteger(month) || month < 1 || month > 12 || !Number.isInteger(year)) return false
  const [thisYear = 0, thisMonth = 0] = today.split('-').map(Number)
  const monthsLeft = (year - thisYear) * 12 + (month - thisMonth)
  return monthsLeft >= 0 && monthsLeft <= 240
}

/** The only parts of a number that may be stored or shown. */
export function cardFingerprint(number: string): { bin: string; lastFour: string } {
  const digits = cardDigits(number)
  return { bin: digits.slice(0, 6), lastFour: digits.slice(-4) }
}
