import { decimalToCents } from '@balcao/domain/money/money'

const largestDigits = 13

/** A pasted amount: “R$ 1.234,56”, “1,234.56”, “1234,5” or “1234”. Null when there is no number in it. */
export function readPastedMoney(text: string): number | null {
  const cleaned = text.replace(/[^\d.,]/g, '')
  if (!/\d/.test(cleaned)) return null
  const match = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(cleaned)
  const whole = (match?.[1] ?? '').replace(/\D/g, '') || '0'
  if (whole.length > largestDigits - 2) return null
  return decimalToCents(`${whole}.${(match?.[2] ?? '').padEnd(2, '0')}`)
}

/** An amount typed digit by digit: the last two are always the cents, as at a cash machine. */
export function readTypedMoney(text: string): number | null {
  const digits = text
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
    .slice(0, largestDigits)
  return digits === '' ? null : Number(digits)
}
