import { testAmounts } from '@balcao/domain/test-amounts'
import type { PaymentMethod } from '@balcao/domain/vocabulary'
import type { SeededRandom } from '@balcao/server/demo/seeded-random'

export type Buyer = {
  place: number
  method: PaymentMethod
  email: string
  address: string
  cardNumber: string
  /** The second card of a buyer who divides the price, and the part that it pays. */
  second: { cardNumber: string; priceCents: number } | null
}

/** Price of the offer that takes two cards, and of no other. */
export const twoCardPrice = 100_000

const twoCardShare = 0.4
const refusedShare = 0.2

const methods = [
  ['PIX', 60],
  ['CREDIT_CARD', 30],
  ['BILLET', 10],
] as const satisfies [PaymentMethod, number][]

export function aBuyer(random: SeededRandom, place: number): Buyer {
  const method = random.weigh(methods)
  const isDivided = method === 'CREDIT_CARD' && random.fraction() < twoCardShare
  const isRefused = random.fraction() < refusedShare
  const priceCents = isRefused ? testAmounts.cardRefused : 200 + random.below(twoCardPrice - 400)
  return {
    place,
    method,
    second: isDivided ? { cardNumber: aCardNumber(random), priceCents } : null,
    email: `comprador-${place}@chaos.example`,
    address: [10, random.below(256), random.below(256), 1 + random.below(254)].join('.'),
    cardNumber: aCardNumber(random),
  }
}

/** A number with a valid check digit that no test card has: the simulated issuer approves it. */
function aCardNumber(random: SeededRandom): string {
  const digits = ['4', ...Array.from({ length: 14 }, () => String(random.below(10)))]
  const sum = digits.reduce((total, digit, place) => {
    const doubled = place % 2 === 0 ? Number(digit) * 2 : Number(digit)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return [...digits, String((10 - (sum % 10)) % 10)].join('')
}
