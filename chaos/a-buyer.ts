import type { PaymentMethod } from '@balcao/domain/vocabulary'
import type { SeededRandom } from '@balcao/server/demo/seeded-random'

export type Buyer = {
  place: number
  method: PaymentMethod
  email: string
  address: string
  cardNumber: string
}

const methods = [
  ['PIX', 60],
  ['CREDIT_CARD', 30],
  ['BILLET', 10],
] as const satisfies [PaymentMethod, number][]

export function aBuyer(random: SeededRandom, place: number): Buyer {
  return {
    place,
    method: random.weigh(methods),
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
