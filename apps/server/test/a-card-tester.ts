import type { AppError } from '@balcao/domain/app-error'
import { passesLuhn } from '@balcao/domain/card'
import { isValidCpf } from '@balcao/domain/document'
import { findSolution } from '@balcao/domain/proof-of-work'
import { aPerson } from '../src/demo/a-person.ts'
import { anOffer, anOrderBump, aProduct } from '../src/demo/an-offer.ts'
import { inScope } from '../src/scope.ts'
import type { TestApp } from './test-app.ts'

/** At this amount the simulated bank refuses every card. */
export const refusedAtCents = 66_602

/** A card of its own for each index; the check digit is made right. */
export function cardNumber(index: number): string {
  const start = `4${String(index).padStart(14, '0')}`
  for (let digit = 0; digit < 10; digit += 1) if (passesLuhn(`${start}${digit}`)) return `${start}${digit}`
  throw new Error('one of ten digits is right')
}

/** A person of their own for each index; the check digits are made right. */
export function cpf(index: number): string {
  const start = String(100_000_000 + index)
  for (let digits = 0; digits < 100; digits += 1) {
    const candidate = `${start}${String(digits).padStart(2, '0')}`
    if (isValidCpf(candidate)) return candidate
  }
  throw new Error('one of a hundred pairs of digits is right')
}

/** The code of a refusal, or that there was none. */
export function codeOf(purchase: Promise<unknown>): Promise<string> {
  return purchase.then(
    () => 'went through',
    (error: AppError) => error.code,
  )
}

/** Does the work that the checkout's page would do. */
export function solveChallenge(challenge: string): string {
  return `${challenge}.${findSolution(challenge)}`
}

/** An offer at which cards are good, unless the bump is ticked: its sum is one that the simulated bank refuses. */
export function anOfferWithABump(world: Pick<TestApp, 'app' | 'platformId'>, priceCents: number) {
  return inScope(world.app, world.platformId, async (scope) => {
    const { id: sellerId } = await aPerson(scope)
    const product = await aProduct(scope, { sellerId })
    const extra = await aProduct(scope, { sellerId, name: 'E-book' })
    const bump = await anOffer(scope, {
      productId: extra.id,
      priceCents: refusedAtCents - priceCents || 1_000,
    })
    const bumpId = await anOrderBump(scope, { productId: product.id, offerId: bump.id })
    return { bumpId, offerId: (await anOffer(scope, { productId: product.id, priceCents })).id }
  })
}
