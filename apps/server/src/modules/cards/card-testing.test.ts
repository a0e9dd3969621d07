import { randomUUID } from 'node:crypto'
import { AppError } from '@balcao/domain/texts/app-error'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeApp, composeApp } from '#compose-app.ts'
import { aPurchase, type PurchaseWishes } from '#demo/a-purchase.ts'
import { aCpf } from '#demo/demo-buyers.ts'
import { anOfferWithABump, cardNumber, codeOf, refusedAtCents, solveChallenge } from '#test/a-card-tester.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { testSecrets } from '#test/test-secrets.ts'

/** Numbers of stolen cards and honest buyers; `npm test` runs a part of the 5,000 and the 1,000. */
const stolenCards = Number(process.env.BALCAO_STOLEN_CARDS ?? 300)
const honestBuyers = Number(process.env.BALCAO_HONEST_BUYERS ?? 80)
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

const pay = (app: TestApp['app'], ip: string, wishes: PurchaseWishes, proof?: string) =>
  aPurchase(app, world.platformId, { method: 'CREDIT_CARD', ...wishes }, { ip, proof })
const asked = async () => (await world.sandbox.acquirer('HAWKPAY').charges()).length

/** Tries a card, and solves the proof of work if one is required. */
async function tryOut(app: TestApp['app'], index: number, offerId: string): Promise<unknown> {
  const ip = `10.66.${index % networks}.1`
  const wishes = {
    offerId,
    purchaseId: randomUUID(),
    email: `b${index % browsers}@testa.example`,
    cpf: aCpf(index % browsers),
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

test(`a tester with ${stolenCards} cards, ${networks} networks and ${browsers} browsers, who solves the proofs, gets at most ${reachingMax} tries from two processes, and the seller is notified`, async () => {
  const { offerId } = await anOfferWithABump(world, refusedAtCents)
  const untouched = await anOfferWithABump(world, 19_700)
  const { config, renderMail } = world.app
  const { clock, ownerUrl } = world
  const other = await composeApp({ config, clock, secrets: testSecrets, ownerUrl, renderMail })
  const before = await asked()
  // Limited concurrency: all at once would only fill the queue.
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
    cpf: aCpf(900_001),
    cardNumber: cardNumber(900_001),
  }
  expect(await codeOf(pay(world.app, '10.1.1.1', { ...honest, offerId }))).toBe('card_paused')
  expect(await codeOf(pay(world.app, '10.66.0.1', { ...honest, offerId, method: 'PIX' }))).toBe(
    'went through',
  )
  await world.drainJobs()
  const mails = (await world.inbox()).map(({ subject }) => subject)
  expect(mails.filter((subject) => subject.startsWith('Cartão pausado por segurança'))).toHaveLength(1)

  // Another offer is not affected, and this one takes cards again after six hours.
  expect(await codeOf(pay(world.app, '10.1.1.1', { ...honest, offerId: untouched.offerId }))).toBe(
    'went through',
  )
  clock.advance({ hours: 6, minutes: 1 })
  expect(
    await codeOf(
      pay(world.app, '10.1.1.2', {
        ...honest,
        email: 'outra@compradora.example',
        cpf: aCpf(900_002),
        offerId,
      }),
    ),
  ).toBe('went through')
})

test(`of ${honestBuyers} honest buyers, three in a hundred refused and fifty behind one address, at most two need a proof of work, and all can pay by Pix`, async () => {
  const { offerId, bumpId } = await anOfferWithABump(world, 60_000)
  const answers: string[] = []
  for (let index = 0; index < honestBuyers; index += 1) {
    const isRefused = refusedOfAHundred.includes(index % 100)
    const ip = index < behindOneAddress ? '10.200.0.1' : `10.${(index >> 8) + 1}.${index & 255}.1`
    const wishes = {
      offerId,
      email: `h${index}@compradora.example`,
      cpf: aCpf(500_000 + index),
      cardNumber: cardNumber(500_000 + index),
    }
    const first = pay(world.app, ip, { ...wishes, orderBumpsIds: isRefused ? [bumpId] : [] })
    answers.push(await codeOf(first))
    if (isRefused) expect(await codeOf(pay(world.app, ip, { ...wishes, method: 'PIX' }))).toBe('went through')
    world.clock.advance({ seconds: 20 })
  }
  expect(answers.filter((answer) => answer !== 'went through').length).toBeLessThanOrEqual(2)
})
