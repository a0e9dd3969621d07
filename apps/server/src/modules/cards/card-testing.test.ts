import { randomUUID } from 'node:crypto'
import { AppError } from '@balcao/domain/app-error'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cardNumber, codeOf, cpf, refusedAtCents, solveChallenge } from '../../../test/a-card-tester.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { testSecrets } from '../../../test/test-secrets.ts'
import { closeApp, composeApp } from '../../compose-app.ts'
import { aPerson } from '../../demo/a-person.ts'
import { aPurchase, type PurchaseWishes, sealCard } from '../../demo/a-purchase.ts'
import { anOffer, anOrderBump, aProduct } from '../../demo/an-offer.ts'
import { inScope } from '../../scope.ts'
import { aBrowser, refusalOf, withProof } from '../accounts/testing/a-browser.ts'
import { checkoutApi } from '../checkout/checkout.api.ts'

/** Stolen cards and honest buyers; `npm test` takes a part of the 5,000 and the 1,000. */
const stolenCards = Number(process.env.BALCAO_STOLEN_CARDS ?? 300)
const honestBuyers = Number(process.env.BALCAO_HONEST_BUYERS ?? 150)
const networks = 200
const browsers = 50
const atOnce = 10
const reachingMax = 60
const refusedOfAHundred = [3, 37, 71]
const behindOneAddress = 50

let world: TestApp

beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.stop())

/** An offer at which cards are good, unless the bump is ticked: its sum is one that the simulated bank refuses. */
function anOfferWithABump(priceCents: number) {
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

const pay = (app: TestApp['app'], ip: string, wishes: PurchaseWishes, proof?: string) =>
  aPurchase(app, world.platformId, { method: 'CREDIT_CARD', ...wishes }, { ip, proof })
const asked = async () => (await world.sandbox.acquirer('HAWKPAY').charges()).length

/** Tries a card, and does the work that is asked for first. */
async function tryOut(app: TestApp['app'], index: number, offerId: string): Promise<unknown> {
  const ip = `10.66.${index % networks}.1`
  const wishes = {
    offerId,
    purchaseId: randomUUID(),
    email: `b${index % browsers}@testa.example`,
    cpf: cpf(index % browsers),
    cardNumber: cardNumber(index),
  }
  try {
    return await pay(app, ip, wishes)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'proof_required') throw error
    const challenge = String(error.details.challenge)
    return pay(app, ip, wishes, solveChallenge(challenge))
  }
}

test(`a tester with ${stolenCards} cards, ${networks} networks and ${browsers} browsers, who does the work, gets at most ${reachingMax} tries from two processes, and the seller is told`, async () => {
  const { offerId } = await anOfferWithABump(refusedAtCents)
  const untouched = await anOfferWithABump(19_700)
  const { config, renderMail } = world.app
  const { clock, ownerUrl } = world
  const other = await composeApp({ config, clock, secrets: testSecrets, ownerUrl, renderMail })
  const before = await asked()
  // A few at a time: whoever sends them all at once only fills the queue.
  for (let start = 0; start < stolenCards; start += atOnce) {
    await Promise.allSettled(
      Array.from({ length: atOnce }, (_, place) =>
        tryOut(place % 2 === 0 ? world.app : other, start + place, offerId),
      ),
    )
    clock.advance({ seconds: 1 })
  }
  await closeApp(other)
  const reached = (await asked()) - before
  expect(reached).toBeGreaterThan(0)
  expect(reached).toBeLessThanOrEqual(reachingMax)

  const honest = {
    email: 'honesta@compradora.example',
    cpf: cpf(900_001),
    cardNumber: cardNumber(900_001),
  }
  expect(await codeOf(pay(world.app, '10.1.1.1', { ...honest, offerId }))).toBe('card_paused')
  expect(await codeOf(pay(world.app, '10.66.0.1', { ...honest, offerId, method: 'PIX' }))).toBe(
    'went through',
  )
  await world.drainJobs()
  const mails = (await world.inbox()).map(({ subject }) => subject)
  expect(mails.filter((subject) => subject.startsWith('Cartão pausado por segurança'))).toHaveLength(1)

  // Another offer was never touched, and this one takes cards again after six hours.
  expect(await codeOf(pay(world.app, '10.1.1.1', { ...honest, offerId: untouched.offerId }))).toBe(
    'went through',
  )
  clock.advance({ hours: 6, minutes: 1 })
  expect(
    await codeOf(
      pay(world.app, '10.1.1.2', {
        ...honest,
        email: 'outra@compradora.example',
        cpf: cpf(900_002),
        offerId,
      }),
    ),
  ).toBe('went through')
})

test(`of ${honestBuyers} honest buyers, three in a hundred refused and fifty behind one address, at most two have to do any work, and none is kept from paying by Pix`, async () => {
  const { offerId, bumpId } = await anOfferWithABump(60_000)
  const answers: string[] = []
  for (let index = 0; index < honestBuyers; index += 1) {
    const isRefused = refusedOfAHundred.includes(index % 100)
    const ip = index < behindOneAddress ? '10.200.0.1' : `10.${(index >> 8) + 1}.${index & 255}.1`
    const wishes = {
      offerId,
      email: `h${index}@compradora.example`,
      cpf: cpf(500_000 + index),
      cardNumber: cardNumber(500_000 + index),
    }
    const first = pay(world.app, ip, { ...wishes, orderBumpsIds: isRefused ? [bumpId] : [] })
    answers.push(await codeOf(first))
    if (isRefused) expect(await codeOf(pay(world.app, ip, { ...wishes, method: 'PIX' }))).toBe('went through')
    world.clock.advance({ seconds: 20 })
  }
  expect(answers.filter((answer) => answer !== 'went through').length).toBeLessThanOrEqual(2)
})

describe('behind the one address of a mobile carrier', () => {
  const carrier = '10.201.0.1'
  /** Every page of the checkout: a browser of its own, which brings the work that is asked for by itself. */
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
      cpf: cpf(700_000 + index),
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

  test(`all of ${honestBuyers} buyers of a launch get through, one in a hundred refused, while a tester among them gets four tries`, async () => {
    const { offerId, bumpId } = await anOfferWithABump(60_000)
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
