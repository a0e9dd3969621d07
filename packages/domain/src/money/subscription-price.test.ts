import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  atPriceAlone,
  daysOfCycle,
  firstCharge,
  firstChargeBy,
  firstPrice,
  withoutTrial,
} from './subscription-price.ts'

const cents = fc.integer({ min: 0, max: 99_999_999 })
const terms = fc.record({
  priceCents: cents,
  trialDays: fc.option(fc.integer({ min: 1, max: 90 })),
  trialPriceCents: cents,
  setupFeeCents: cents,
  pixDiscountBasisPoints: fc.integer({ min: 0, max: 5_000 }),
})

test('the first charge is the first period and the setup fee, to the cent, whatever the terms', () => {
  fc.assert(
    fc.property(terms, (offer) => {
      expect(firstCharge(offer) - offer.setupFeeCents).toBe(firstPrice(offer))
      expect([offer.priceCents, offer.trialPriceCents]).toContain(firstPrice(offer))
    }),
  )
})

test('an offer without its trial costs the price and the setup fee; an offer at its price alone costs only the price', () => {
  fc.assert(
    fc.property(terms, (offer) => {
      expect(firstCharge(withoutTrial(offer))).toBe(offer.priceCents + offer.setupFeeCents)
      expect(firstCharge(atPriceAlone(offer))).toBe(offer.priceCents)
    }),
  )
})

test('Pix costs the price less its discount, in whole cents, and every other method the price', () => {
  fc.assert(
    fc.property(terms, (offer) => {
      const saved = firstCharge(offer) - firstChargeBy(offer, 'PIX')
      expect(Number.isInteger(saved)).toBe(true)
      expect(saved).toBeGreaterThanOrEqual(0)
      expect(saved * 10_000).toBeLessThanOrEqual(firstCharge(offer) * offer.pixDiscountBasisPoints)
      expect((saved + 1) * 10_000).toBeGreaterThan(firstCharge(offer) * offer.pixDiscountBasisPoints)
      for (const method of ['CREDIT_CARD', 'BILLET'] as const)
        expect(firstChargeBy(offer, method)).toBe(firstCharge(offer))
      expect(firstChargeBy(atPriceAlone(offer), 'PIX')).toBe(offer.priceCents)
    }),
  )
})

test('only the first cycle has the days of the trial', () => {
  fc.assert(
    fc.property(
      fc.option(fc.integer({ min: 1, max: 90 })),
      fc.integer({ min: 1, max: 60 }),
      (trialDays, number) => {
        const days = daysOfCycle({ trialDays, frequencyInDays: 30 }, number)
        expect(days).toBe(number === 1 && trialDays !== null ? trialDays : 30)
      },
    ),
  )
})
