import { randomUUID } from 'node:crypto'
import type { AppError } from '@balcao/domain/texts/app-error'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aPerson } from '#demo/a-person.ts'
import { aPlatform } from '#demo/a-platform.ts'
import { aPurchase, type PurchaseWishes, sealCard } from '#demo/a-purchase.ts'
import { anOffer, aProduct } from '#demo/an-offer.ts'
import { aCpf } from '#demo/demo-buyers.ts'
import { inScope } from '#scope.ts'
import { cardNumber, codeOf, refusedAtCents, solveChallenge } from '#test/a-card-tester.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'

let world: TestApp
let offerId: string
let refusedOfferId: string

beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.stop())
beforeEach(async () => {
  world.clock.advance({ days: 40 })
  offerId = await newOffer(world.platformId)
  refusedOfferId = await newOffer(world.platformId, refusedAtCents)
})

const newOffer = (platformId: string, priceCents = 19_700) =>
  inScope(world.app, platformId, async (scope) => {
    const seller = await aPerson(scope)
    const product = await aProduct(scope, { sellerId: seller.id })
    return (await anOffer(scope, { productId: product.id, priceCents })).id
  })

/** Each buyer has an address and a network of their own. */
let buyers = 0
function aStranger(): { email: string; ip: string } {
  buyers += 1
  return { email: `b${buyers}@compradora.example`, ip: `10.${(buyers >> 8) & 255}.${buyers & 255}.1` }
}

const payByCard = (
  who: { email: string; ip: string },
  wishes: Partial<PurchaseWishes> = {},
  proof?: string,
) =>
  aPurchase(
    world.app,
    world.platformId,
    { offerId, method: 'CREDIT_CARD', email: who.email, cpf: cpfOf(who.email), ...wishes },
    { ip: who.ip, proof },
  )
const cpfOf = (email: string) =>
  aCpf(email.split('').reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 0) % 1e8)
const beRefused = (who: { email: string; ip: string }, index: number) =>
  payByCard(who, { offerId: refusedOfferId, cardNumber: cardNumber(index) })
const asked = async () => (await world.sandbox.acquirer('HAWKPAY').charges()).length

test('a sealed card is charged once, and a copy of it is refused', async () => {
  const who = aStranger()
  const token = await sealCard(world.app, world.platformId)
  expect(await payByCard(who, { cardToken: token })).toMatchObject({ status: 'APPROVED' })
  expect(await codeOf(payByCard(aStranger(), { cardToken: token }))).toBe('errorCardDeclined')
})

describe('after two refusals', () => {
  test('the next try needs a proof of work, which is valid for one purchase, once, for five minutes', async () => {
    const who = aStranger()
    for (const index of [1, 2]) await beRefused(who, index)
    const purchaseId = randomUUID()
    const challenge = await challengeFor(payByCard(who, { purchaseId }))
    const proof = solveChallenge(challenge)
    expect(await codeOf(payByCard(who, { purchaseId }, `${challenge}.x`))).toBe('proof_required')
    expect(await codeOf(payByCard(who, {}, proof))).toBe('proof_required')
    expect(await payByCard(who, { purchaseId }, proof)).toMatchObject({ status: 'APPROVED' })

    const later = randomUUID()
    const old = await challengeFor(payByCard(who, { purchaseId: later }))
    world.clock.advance({ minutes: 6 })
    expect(await codeOf(payByCard(who, { purchaseId: later }, solveChallenge(old)))).toBe('proof_required')
  })

  test('Pix needs no proof of work', async () => {
    const who = aStranger()
    for (const index of [1, 2]) await beRefused(who, index)
    expect(await payByCard(who, { method: 'PIX' })).toMatchObject({ method: 'PIX', status: 'PENDING' })
  })
})

describe('four different cards refused', () => {
  test('of one network require a proof of work from its buyers and block none of them', async () => {
    const network = '2001:db8:7:7'
    // Among many honest cards the proof takes a second, not half a minute.
    for (let honest = 0; honest < 24; honest += 1)
      await payByCard(
        { email: `h${honest}@x.example`, ip: `${network}::${100 + honest}` },
        { cardNumber: cardNumber(500 + honest) },
      )
    for (const index of [1, 2, 3, 4])
      await beRefused({ email: `n${index}@x.example`, ip: `${network}::${index}` }, index)
    const fifth = { email: 'n5@x.example', ip: `${network}:aaaa::9` }
    const purchaseId = randomUUID()
    const challenge = await challengeFor(payByCard(fifth, { purchaseId }))
    const proof = solveChallenge(challenge)
    expect(await payByCard(fifth, { purchaseId }, proof)).toMatchObject({ status: 'APPROVED' })
  })

  test.each([
    ['document', { cpf: aCpf(4_000) }],
    ['browser', { device: 'one browser' }],
  ])('of one %s block its cards, whatever mailbox and network; Pix still works', async (_, same) => {
    for (const index of [1, 2, 3, 4]) {
      const purchase = {
        ...same,
        purchaseId: randomUUID(),
        offerId: refusedOfferId,
        cardNumber: cardNumber(index),
      }
      const who = aStranger()
      if (index <= 2) await payByCard(who, purchase)
      else await payByCard(who, purchase, solveChallenge(await challengeFor(payByCard(who, purchase))))
    }
    const before = await asked()
    expect(await codeOf(payByCard(aStranger(), same))).toBe('card_tries_exceeded')
    expect(await asked()).toBe(before)
    expect(await codeOf(payByCard(aStranger(), { ...same, method: 'PIX' }))).toBe('went through')
  })
})

test('refusals at one tenant count at no other', async () => {
  const platformId = randomUUID()
  await inScope(world.app, platformId, (scope) =>
    aPlatform(scope, {
      hosts: ['outra.localhost'],
      acquirerUrl: world.sandbox.acquirerUrl('HAWKPAY'),
      register: (account) => world.sandbox.acquirer('HAWKPAY').addAccount(account),
    }),
  )
  const who = aStranger()
  for (const index of [1, 2, 3]) await codeOf(beRefused(who, index))
  const elsewhere = await newOffer(platformId)
  const answer = await aPurchase(
    world.app,
    platformId,
    { offerId: elsewhere, method: 'CREDIT_CARD', email: who.email },
    { ip: who.ip },
  )
  expect(answer).toMatchObject({ status: 'APPROVED' })
})

async function challengeFor(purchase: Promise<unknown>): Promise<string> {
  const refusal = await purchase.then(
    () => null,
    (error: AppError) => error,
  )
  expect(refusal?.code).toBe('proof_required')
  return String(refusal?.details.challenge)
}
