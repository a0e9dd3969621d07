import { passesLuhn } from '@balcao/domain/cards/card'
import { findSolution } from '@balcao/domain/checkout/proof-of-work'
import type { AppError } from '@balcao/domain/texts/app-error'
import { aPerson } from '#demo/a-person.ts'
import { anOffer, anOrderBump, aProduct } from '#demo/an-offer.ts'
import { inScope } from '#scope.ts'
import type { TestApp } from './test-app.ts'

/** Amount at which the simulated bank declines every card. */
export const refusedAtCents = 66_602

/** A different card for each index, with a valid check digit. */
export function cardNumber(index: number): string {
  const start = `4${String(index).padStart(14, '0')}`
  for (let digit = 0; digit < 10; digit += 1) if (passesLuhn(`${start}${digit}`)) return `${start}${digit}`
  throw new Error('one of ten digits is right')
}

/** The code of a refusal, or a mark that there was none. */
export function codeOf(purchase: Promise<unknown>): Promise<string> {
  return purchase.then(
    () => 'went through',
    (error: AppError) => error.code,
  )
}

/** Solves the proof of work of the checkout's page. */
export function solveChallenge(challenge: string): string {
  return `${challenge}.${findSolution(challenge)}`
}

/**
 * An offer whose cards are approved unless the bump is ticked, since the simulated bank declines the sum of both.
 */
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
