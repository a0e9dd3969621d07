import { randomUUID } from 'node:crypto'
import { AppError } from '@balcao/domain/texts/app-error'
import type { TRPCError } from '@trpc/server'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPerson } from '#demo/a-person.ts'
import { anOffer, anOrderBump, aProduct } from '#demo/an-offer.ts'
import { aBrowser } from '#modules/accounts/testing/a-browser.ts'
import { type LoadedOffer, loadOffer } from '#modules/catalog/load-offer.ts'
import { appCodeOf } from '#rpc/trpc.ts'
import { inScope } from '#scope.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import type { PurchaseAnswer } from './answer-purchase.ts'
import { checkoutApi } from './checkout.api.ts'
import { purchaseInput } from './purchase-input.ts'
import { quoteOrder } from './quote-order.ts'
import { validateBuyer } from './validate-buyer.ts'

let world: TestApp
let loaded: LoadedOffer[]
let foreignBumpId: string

/**
 * One offer of each kind: digital with a digital and a physical bump, physical with options, with fixed
 * shipping, and a subscription.
 */
beforeAll(async () => {
  world = await createTestApp()
  const offerIds = await inScope(world.app, world.platformId, async (scope) => {
    const sellerId = (await aPerson(scope)).id
    const course = await aProduct(scope, { sellerId })
    const mug = await aProduct(scope, { sellerId, type: 'FISICO' })
    const ebook = await anOffer(scope, { productId: course.id, priceCents: 3_700 })
    const boxed = await anOffer(scope, { productId: mug.id, priceCents: 4_900 })
    await anOrderBump(scope, { productId: course.id, offerId: ebook.id })
    await anOrderBump(scope, { productId: course.id, offerId: boxed.id, position: 1 })
    foreignBumpId = await anOrderBump(scope, { productId: mug.id, offerId: ebook.id })
    const deliveries = [
      { description: 'PAC', deliveryTime: '5 dias', fareAmountCents: 1_990, preSelected: true },
      { description: 'Sedex', deliveryTime: '1 dia', fareAmountCents: 3_490 },
    ]
    const sold = [
      await anOffer(scope, { productId: course.id, priceCents: 19_700, fretePriceCents: 1_500 }),
      await anOffer(scope, { productId: mug.id, priceCents: 8_900, deliveries }),
      await anOffer(scope, { productId: mug.id, priceCents: 8_900, fretePriceCents: 2_500 }),
      await anOffer(scope, {
        productId: course.id,
        type: 'SUBSCRIPTION',
        priceCents: 3_990,
        recurrencePriceCents: 3_990,
        frequencyInDays: 30,
        methods: { billet: false },
      }),
    ]
    return sold.map(({ id }) => id)
  })
  loaded = await inScope(world.app, world.platformId, async (scope) => {
    const offers: LoadedOffer[] = []
    for (const id of offerIds) offers.push(await loadOffer(scope, id))
    return offers
  })
})
afterAll(() => world.stop())

/** Expected refusals; any other error would be a defect. */
const refusals = ['input_invalid', 'method_unavailable']

const honest = {
  name: 'Carolina Nogueira',
  email: 'carolina@compradora.example',
  cpf: '529.982.247-25',
  phone: '(11) 98765-4321',
  cep: '01310-100',
  street: 'Avenida Paulista',
  number: '1000',
  district: 'Bela Vista',
  city: 'São Paulo',
  state: 'SP',
}

const amounts = fc.constantFrom<unknown>(
  ...[
    undefined,
    null,
    -1,
    0,
    1,
    0.01,
    1990,
    3490,
    Number.POSITIVE_INFINITY,
    Number.NaN,
    -1e15,
    '0',
    '1',
    [],
    {},
    true,
  ],
)

/** Inputs that developer tools can send: other sellers' bumps, fares, counts, and additional amounts. */
const tampering = fc.record({
  which: fc.nat(3),
  bumps: fc.array(fc.constantFrom('own-0', 'own-1', 'own-0', 'foreign', 'unknown', '', '__proto__'), {
    maxLength: 4,
  }),
  deliveryFare: amounts,
  option: fc.constantFrom('none', 'first', 'last', 'unknown', 'zero'),
  method: fc.constantFrom('PIX', 'BILLET', 'CREDIT_CARD', 'FREE', ''),
  installments: fc.constantFrom<unknown>(1, 2, 12, 13, 0, -1, 1.5, '1', Number.POSITIVE_INFINITY),
  extra: fc.record({
    price: amounts,
    priceCents: amounts,
    totalCents: amounts,
    amount: amounts,
    discountCents: amounts,
    cartAmt: amounts,
    installmentValue: amounts,
    platformId: fc.constant('0199a1b2-0000-7000-8000-00000000dead'),
    recurrencePriceCents: amounts,
  }),
})

type Tampering = typeof tampering extends fc.Arbitrary<infer Value> ? Value : never

function tampered({ which, bumps, deliveryFare, option, method, installments, extra }: Tampering) {
  const offer = offerAt(which)
  const ids: Record<string, string> = {
    'own-0': offer.bumps[0]?.bump.id ?? randomUUID(),
    'own-1': offer.bumps[1]?.bump.id ?? randomUUID(),
    foreign: offer.product.type === 'FISICO' ? (loaded[0]?.bumps[0]?.bump.id ?? '') : foreignBumpId,
    unknown: randomUUID(),
  }
  const options: Record<string, string | undefined> = {
    first: offer.deliveries[0]?.id,
    last: offer.deliveries.at(-1)?.id,
    unknown: randomUUID(),
    zero: '00000000-0000-0000-0000-000000000000',
  }
  return {
    ...extra,
    ...honest,
    purchaseId: randomUUID(),
    offerId: offer.offer.id,
    paymentMethod: method,
    creditCard: method === 'CREDIT_CARD' ? { token: 'anything', installments } : null,
    orderBumpsIds: bumps.map((bump) => ids[bump] ?? bump),
    deliveryFare,
    deliveryOptionId: options[option],
  }
}

function offerAt(index: number): LoadedOffer {
  const offer = loaded[index]
  if (!offer) throw new Error(`no offer ${index}`)
  return offer
}

/** The lowest permitted charge, computed without the code under test: each item once, and a fare of the offer. */
function leastOf(offer: LoadedOffer, orderBumpsIds: string[]): number {
  const chosen = offer.bumps.filter(({ bump }) => orderBumpsIds.includes(bump.id))
  const goods = chosen.reduce((sum, { offer: { priceCents } }) => sum + priceCents, offer.offer.priceCents)
  const isSent = [offer.product, ...chosen.map(({ product }) => product)].some(
    ({ type }) => type === 'FISICO',
  )
  const fares = offer.deliveries.map(({ fareAmountCents }) => fareAmountCents)
  const fare = offer.offer.fretePriceCents ?? (fares.length > 0 ? Math.min(...fares) : 0)
  return goods + (isSent ? fare : 0)
}

test('5,000 tampered purchases are refused or quoted at the server’s price, and none is cheaper', () => {
  const seen = { refused: 0, quoted: 0 }
  fc.assert(
    fc.property(tampering, (wish) => {
      const raw = tampered(wish)
      const offer = offerAt(wish.which)
      const parsed = purchaseInput.safeParse(raw)
      if (!parsed.success) {
        seen.refused += 1
        return
      }
      const input = { ...parsed.data, purchaseId: raw.purchaseId }
      try {
        validateBuyer(offer, input)
        const { totalCents, lines } = quoteOrder(offer, {
          orderBumpsIds: input.orderBumpsIds,
          deliveryOptionId: input.deliveryOptionId,
          deliveryFareCents: input.deliveryFare,
          method: input.paymentMethod,
          installments: input.creditCard?.installments ?? 1,
        })
        expect(totalCents).toBeGreaterThanOrEqual(leastOf(offer, input.orderBumpsIds))
        expect(new Set(lines.map(({ offerId }) => offerId)).size).toBe(lines.length)
        seen.quoted += 1
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        seen.refused += 1
      }
    }),
    { seed: 20301113, numRuns: 5_000 },
  )
  // Both outcomes have to be frequent: otherwise the test would prove nothing.
  expect(Math.min(seen.refused, seen.quoted)).toBeGreaterThan(200)
})

test('the acquirer is sent the server’s price, whatever the call contained', async () => {
  const wishes = fc.sample(tampering, { seed: 20301114, numRuns: 80 })
  let sold = 0
  for (const [index, wish] of wishes.entries()) {
    const raw = tampered({ ...wish, method: wish.method === 'CREDIT_CARD' ? 'PIX' : wish.method })
    const { context } = aBrowser(world, { ip: `198.51.100.${index}` })
    const call: (input: never) => Promise<PurchaseAnswer> = checkoutApi.createCaller(context).purchase
    const answer = await call(raw as never).catch((error: unknown) => error)
    if (answer instanceof Error) {
      expect(refusals).toContain(appCodeOf(answer as TRPCError))
      continue
    }
    sold += 1
    const { payment } = answer as PurchaseAnswer
    expect(payment.amountCents).toBeGreaterThanOrEqual(leastOf(offerAt(wish.which), raw.orderBumpsIds))
    const charges = await world.sandbox.acquirer('HAWKPAY').charges()
    expect(charges.find(({ externalRef }) => externalRef === payment.paymentId)?.amount).toBe(
      payment.amountCents,
    )
  }
  expect(sold).toBeGreaterThan(5)
})
