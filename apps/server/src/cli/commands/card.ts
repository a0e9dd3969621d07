import { cardBrand, isValidCardNumber } from '@balcao/domain/cards/card'
import type { Answer } from '#cli/command.ts'
import { readArguments } from '#cli/read-arguments.ts'

/** The number is never printed, neither here nor in an error. */
export function card(words: string[]): Answer {
  const { NUMBER } = readArguments(words, { names: ['NUMBER'] })
  if (!/^[\d -]+$/.test(NUMBER))
    return { data: { brand: null, valid: false }, text: 'This is no card number.' }
  const brand = cardBrand(NUMBER)
  const valid = isValidCardNumber(NUMBER)
  return {
    data: { brand: brand?.id ?? null, valid },
    text: `${brand?.name ?? 'Unknown brand'}, ${valid ? '' : 'not '}valid.`,
  }
}
