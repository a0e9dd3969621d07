import { cardBrand, isValidCardNumber, passesLuhn } from '@balcao/domain/cards/card'

/** Groups of digits separated by one or two signs, as people and machines write long numbers. */
const digitRun = /\d+(?:[ \t\u00a0._/-]{1,2}\d+)*/g

const shortest = 13
const longest = 19
/** No card prints its number in smaller groups. */
const smallestGroup = 3

/**
 * Hides card numbers in any spelling. A run of digits as long as a card's is a card number if its check digit is right;
 * in a longer run, such as a number with its expiry, only whole groups of a known brand count, so that boletos stay
 * legible.
 */
export function maskCardNumbers(text: string): string {
  return text.replace(digitRun, (run) => {
    const digits = run.replace(/\D/g, '')
    if (digits.length < shortest) return run
    if (digits.length <= longest && passesLuhn(digits)) return maskCardNumber(digits)
    return maskWithin(run)
  })
}

/** The first six and the last four digits, the only ones that may be stored. */
export function maskCardNumber(number: string): string {
  const digits = number.replace(/\D/g, '')
  if (digits.length < shortest) return '*'.repeat(digits.length)
  return `${digits.slice(0, 6)}${'*'.repeat(digits.length - 10)}${digits.slice(-4)}`
}

function maskWithin(run: string): string {
  // Groups are at even indexes, separators at odd ones.
  const parts = run.split(/(\D+)/)
  for (let from = 0; from < parts.length; from += 2) {
    let digits = ''
    for (let to = from; to < parts.length && digits.length < longest; to += 2) {
      const group = parts[to] ?? ''
      if (group.length < smallestGroup) break
      digits += group
      if (!isCard(digits)) continue
      parts.splice(from, to - from + 1, maskCardNumber(digits))
      break
    }
  }
  return parts.join('')
}

function isCard(digits: string): boolean {
  return (
    digits.length >= shortest &&
    digits.length <= longest &&
    isValidCardNumber(digits) &&
    cardBrand(digits) !== null
  )
}
