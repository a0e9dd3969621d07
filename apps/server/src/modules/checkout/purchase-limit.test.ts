import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sealCard } from '#demo/a-purchase.ts'
import { aCpf } from '#demo/demo-buyers.ts'
import { aBrowser, type Browser, refusalOf, withProof } from '#modules/accounts/testing/a-browser.ts'
import { anOfferWithABump, cardNumber } from '#test/a-card-tester.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { checkoutApi } from './checkout.api.ts'

/** `npm test` takes a part of the 500. */
const honestBuyers = Number(process.env.BALCAO_LAUNCH_BUYERS ?? 120)

let world: TestApp

beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.stop())

test('all IPv6 addresses of a household share one limit of purchases, beyond which each needs a proof of work and none is refused', async () => {
  const order = { purchaseId: randomUUID(), offerId: randomUUID(), name: 'Ana Prado', email: 'a@b.example' }
  const purchase = (browser: Browser) =>
    checkoutApi.createCaller(browser.context).purchase({ ...order, paymentMethod: 'PIX' })
  const buyFrom = (ip: string) => refusalOf(purchase(aBrowser(world, { ip })))
  for (let host = 1; host <= 30; host++)
    expect(await buyFrom(`2001:db8:1:2::${host}`)).toBe('offer_not_found')
  expect(await buyFrom('2001:db8:1:2::ffff')).toBe('proof_required')
  const browser = aBrowser(world, { ip: '2001:db8:1:2::ffff' })
  expect(await refusalOf(withProof(browser, () => purchase(browser)))).toBe('offer_not_found')
  // A proof of work is valid once.
  expect(await refusalOf(purchase(browser))).toBe('proof_required')
  expect(await buyFrom('2001:db8:1:3::1')).toBe('offer_not_found')
})

describe('behind the one address of a mobile carrier', () => {
  const carrier = '10.201.0.1'
  /** Buys at a checkout page in a browser of its own, which solves a required proof of work. */
  async function buyAt(
    offerId: string,
    index: number,
    { device = `tab ${index}`, orderBumpsIds = [] as string[] } = {},
  ) {
    const browser = aBrowser(world, { ip: carrier })
    const order = {
      purchaseId: randomUUID(),
      offerId,
      name: 'Ana Prado',
      email: `l${index}@compradora.example`,
      cpf: aCpf(700_000 + index),
      phone: '11987654321',
      paymentMethod: 'CREDIT_CARD' as const,
      creditCard: {
        token: await sealCard(world.app, world.platformId, { cardNumber: cardNumber(700_000 + index) }),
      },
      orderBumpsIds,
      fingerPrints: [{ provider: 'balcao', sessionId: device }],
    }
    return withProof(browser, () => checkoutApi.createCaller(browser.context).purchase(order))
  }

  test(`all of ${honestBuyers} buyers of a launch get through, though one card in a hundred is refused, and a tester among them gets four tries`, async () => {
    const { offerId, bumpId } = await anOfferWithABump(world, 60_000)
    const outcomes: string[] = []
    const reached: number[] = []
    const stopped: string[] = []
    for (let index = 0; index < honestBuyers; index += 1) {
      const { status } = await buyAt(offerId, index, { orderBumpsIds: index % 100 === 50 ? [bumpId] : [] })
      outcomes.push(status)
      // Another mailbox, document and card each time, and one browser.
      if (index > honestBuyers / 2 && index % 10 === 5) {
        const stolen = () => buyAt(offerId, 100_000 + index, { device: 'tester', orderBumpsIds: [bumpId] })
        if (reached.length < 4) reached.push(await stolen().then(() => index))
        else stopped.push(await refusalOf(stolen()))
      }
      world.clock.advance({ seconds: 1 })
    }
    const refused = Math.ceil((honestBuyers - 50) / 100)
    expect(outcomes.filter((status) => status === 'REJECTED')).toHaveLength(refused)
    expect(outcomes.filter((status) => status === 'APPROVED')).toHaveLength(honestBuyers - refused)
    expect(reached).toHaveLength(4)
    expect(new Set(stopped)).toEqual(new Set(['card_tries_exceeded']))
  })
})
