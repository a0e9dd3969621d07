import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { App } from '#app.ts'
import { aPerson } from '#demo/a-person.ts'
import { aPlatform } from '#demo/a-platform.ts'
import { aPurchase, type PurchaseWishes } from '#demo/a-purchase.ts'
import { anAccount } from '#demo/an-account.ts'
import { anOffer, aProduct } from '#demo/an-offer.ts'
import { getCheckoutState } from '#modules/checkout/get-checkout-state.ts'
import { inScope } from '#scope.ts'
import { inAnotherProcess } from '#test/another-process.ts'
import { callAs } from '#test/call-as.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { getRoutes } from './get-routes.ts'
import { type RoutesInput, routesInput } from './routes.input.ts'
import { saveRoutes } from './save-routes.ts'

let world: TestApp
let lumionId: string
let sellerId: string
let offerId: string

beforeEach(async () => {
  world = await createTestApp({ environment: { MAX_CHARGES_PER_ACCOUNT: '2' } })
  const made = await inScope(world.app, world.platformId, async (scope) => {
    const methods = ['PIX', 'CREDIT_CARD', 'BILLET'] as const
    const lumion = await anAccount(scope, {
      sandbox: world.sandbox,
      provider: 'LUMION',
      methods: [...methods],
    })
    const seller = await aPerson(scope)
    const product = await aProduct(scope, { sellerId: seller.id })
    const offer = await anOffer(scope, { productId: product.id, priceCents: 10_000 })
    return { lumionId: lumion.id, sellerId: seller.id, offerId: offer.id }
  })
  ;({ lumionId, sellerId, offerId } = made)
})
afterEach(() => world.stop())

const admin = randomUUID()
const save = (input: object, platformId = world.platformId) =>
  callAs({ app: world.app, platformId }, { userId: admin, role: 'ADMIN' })(
    saveRoutes,
    routesInput.parse({ method: 'PIX', savedAt: null, ...input }) satisfies RoutesInput,
  )
const buy = (wishes: Partial<PurchaseWishes> = {}, app: App = world.app) =>
  aPurchase(app, world.platformId, { offerId, ...wishes })
const attemptsOf = async (paymentId: string) => {
  const rows = await world.owner`
    select provider_account_id as account, state, chosen_because as because, route from payment_attempts
    where payment_id = ${paymentId} order by number`
  return rows.map(({ account, ...row }) => ({ ...row, at: account === lumionId ? 'LUMION' : 'HAWKPAY' }))
}
const firstOf = async (wishes: Partial<PurchaseWishes> = {}) =>
  (await attemptsOf((await buy(wishes)).paymentId))[0]?.at
const unreachable = (accountId: string) =>
  world.owner`update provider_accounts set base_url = 'http://127.0.0.1:9/v1' where id = ${accountId}`
const usable = () => inScope(world.app, world.platformId, (scope) => getCheckoutState(scope, offerId))

describe('the routes of a method', () => {
  test('send a sale to the account of its line, and the attempt stores the line as it was', async () => {
    const rules = { minCents: 5_000 }
    const saved = await save({
      lines: [
        { accountId: lumionId, step: 1, rules },
        { accountId: world.account.id, step: 2 },
      ],
    })
    const { paymentId } = await buy()
    await save({ savedAt: saved.savedAt, lines: [] })
    expect(await attemptsOf(paymentId)).toEqual([
      {
        at: 'LUMION',
        state: 'ANSWERED',
        because: 'FIRST_IN_ORDER',
        route: { line: { place: 0, step: 1, weight: 1, ofWeight: 1, rules } },
      },
    ])
    expect(await firstOf()).toBe('HAWKPAY')
  })

  test('tell cards apart by brand and installments', async () => {
    await save({
      method: 'CREDIT_CARD',
      lines: [
        { accountId: lumionId, step: 1, rules: { brands: ['mastercard'] } },
        { accountId: lumionId, step: 2, rules: { minInstallments: 6 } },
        { accountId: world.account.id, step: 3 },
      ],
    })
    const card = { method: 'CREDIT_CARD' } as const
    expect(await firstOf(card)).toBe('HAWKPAY')
    expect(await firstOf({ ...card, installments: 6 })).toBe('LUMION')
    expect(await firstOf({ ...card, cardNumber: '5555555555554444' })).toBe('LUMION')
  })

  test('go on to the next account when the charge cannot have arrived, and record it', async () => {
    await save({
      lines: [
        { accountId: lumionId, step: 1 },
        { accountId: world.account.id, step: 2 },
      ],
    })
    await unreachable(lumionId)
    const { paymentId, status } = await buy()
    expect(status).toBe('PENDING')
    expect(await attemptsOf(paymentId)).toMatchObject([
      { at: 'LUMION', state: 'FAILED', because: 'FIRST_IN_ORDER', route: { line: { step: 1 } } },
      { at: 'HAWKPAY', state: 'ANSWERED', because: 'NOTHING_ARRIVED', route: { line: { step: 2 } } },
    ])
  })

  test('never go on after a timeout: the money may have been taken', async () => {
    await save({
      lines: [
        { accountId: lumionId, step: 1 },
        { accountId: world.account.id, step: 2 },
      ],
    })
    world.sandbox.faults.next({ acquirer: 'LUMION', operation: 'create', kind: 'drop-after' })
    const { paymentId, payment } = await buy()
    expect(payment.isConfirming).toBe(true)
    expect(await attemptsOf(paymentId)).toMatchObject([{ at: 'LUMION', state: 'UNCERTAIN' }])
  })

  test('may switch a method off for one seller, whose checkout no longer offers it', async () => {
    expect(await usable()).toContain('PIX')
    await save({
      lines: [
        { accountId: null, step: 1, rules: { sellerIds: [sellerId] } },
        { accountId: world.account.id, step: 2 },
      ],
    })
    expect(await usable()).not.toContain('PIX')
    await expect(buy()).rejects.toMatchObject({ code: 'method_unavailable' })
  })

  test('of another platform have no effect', async () => {
    const neighbourId = randomUUID()
    const theirs = await inScope(world.app, neighbourId, (scope) =>
      aPlatform(scope, {
        name: 'Vizinha',
        hosts: ['vizinha.localhost'],
        acquirerUrl: world.sandbox.acquirerUrl('HAWKPAY'),
        register: (account) => world.sandbox.acquirer('HAWKPAY').addAccount(account),
      }),
    )
    await save({ lines: [{ accountId: null, step: 1 }] }, neighbourId)
    expect(await firstOf()).toBe('HAWKPAY')
    const ours = await inScope(world.app, world.platformId, (scope) => getRoutes(scope, { method: 'PIX' }))
    expect(ours).toMatchObject({ lines: [], savedAt: null })
    expect(ours.accounts.map(({ provider }) => provider)).toEqual(['HAWKPAY', 'LUMION'])
    const foreign = { lines: [{ accountId: theirs.account.id, step: 1 }] }
    await expect(save(foreign)).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('a list of routes', () => {
  test('is refused when a sale could match no line, with the name of the field', async () => {
    const { id } = world.account
    const rules = { maxCents: 100 }
    for (const [lines, field] of [
      [[{ accountId: id, step: 1, rules }], 'lines'],
      [
        [
          { accountId: null, step: 1 },
          { accountId: id, step: 1 },
        ],
        'lines.0.step',
      ],
      [
        [
          { accountId: id, step: 1 },
          { accountId: randomUUID(), step: 2 },
        ],
        'lines.1.accountId',
      ],
      [
        [
          { accountId: id, step: 1, rules: { sellerIds: [randomUUID()] } },
          { accountId: id, step: 2 },
        ],
        'lines.0.rules.sellerIds',
      ],
    ] as const)
      await expect(save({ lines })).rejects.toMatchObject({ details: { field } })
    expect(() =>
      routesInput.parse({
        method: 'PIX',
        savedAt: null,
        lines: [{ accountId: id, step: 1, rules: { minCents: 2, maxCents: 1 } }],
      }),
    ).toThrow()
  })

  test('saved by another person meanwhile is not overwritten, and the audit trail says who changed what', async () => {
    const { id } = world.account
    const saved = await save({ lines: [{ accountId: id, step: 1 }] })
    await expect(save({ lines: [] })).rejects.toMatchObject({ code: 'record_changed' })
    world.clock.advance({ minutes: 1 })
    await save({ savedAt: saved.savedAt, lines: [{ accountId: lumionId, step: 1 }] })
    const trail = await world.owner`select actor_user_id as by, detail from audit_log
      where action = 'payment_routes.saved' order by at`
    expect(trail).toMatchObject([
      { by: admin, detail: { before: [], after: [{ accountId: id }] } },
      { by: admin, detail: { before: [{ accountId: id }], after: [{ accountId: lumionId }] } },
    ])
  })
})

describe('a failing account', () => {
  const sick = () =>
    world.sandbox.faults.always({ acquirer: 'HAWKPAY', operation: 'create', kind: 'drop-before' })
  const alone = () => world.owner`update provider_accounts set status = 'PAUSED' where id = ${lumionId}`

  test('rests in every process after five unanswered charges, counted over all processes', async () => {
    await alone()
    sick()
    await inAnotherProcess(world, async (other) => {
      for (const app of [world.app, other, world.app, other, world.app]) await buy({}, app)
      world.sandbox.faults.clear()
      for (const app of [world.app, other])
        await expect(buy({}, app)).rejects.toMatchObject({ code: 'method_unavailable' })
    })
    expect(await world.sandbox.acquirer('HAWKPAY').received()).toHaveLength(5)
  })

  test('is probed by one payment of all processes after its rest, and is healthy for all when the probe succeeds', async () => {
    await alone()
    sick()
    for (let sale = 0; sale < 5; sale++) await buy()
    world.clock.advance({ seconds: 20 })
    const { faults } = world.sandbox
    faults.clear()
    faults.always({ acquirer: 'HAWKPAY', operation: 'create', kind: 'drop-before', hold: true })
    await inAnotherProcess(world, async (other) => {
      const probe = buy()
      await expect.poll(() => world.sandbox.acquirer('HAWKPAY').received()).toHaveLength(6)
      for (const app of [world.app, other])
        await expect(buy({}, app)).rejects.toMatchObject({ code: 'method_unavailable' })
      await world.app.transport.close()
      expect((await probe).payment.isConfirming).toBe(true)
      faults.clear()
      await expect(buy({}, other)).rejects.toMatchObject({ code: 'method_unavailable' })

      world.clock.advance({ seconds: 20 })
      for (const app of [other, world.app, other])
        expect((await buy({}, app)).payment.isConfirming).toBe(false)
    })
    const [circuit] = await world.owner`select sick_in_a_row, rests_until from provider_circuits`
    expect(circuit).toEqual({ sick_in_a_row: 0, rests_until: null })
  })

  test('rests again in every process when the probe fails, while the next account takes the sales', async () => {
    sick()
    for (let sale = 0; sale < 5; sale++) await buy()
    world.clock.advance({ seconds: 20 })
    await buy()
    await inAnotherProcess(world, async (other) => {
      const { paymentId } = await buy({}, other)
      expect(await attemptsOf(paymentId)).toMatchObject([
        {
          at: 'LUMION',
          because: 'FIRST_FREE',
          route: { passedOver: [{ accountId: world.account.id, why: 'resting' }] },
        },
      ])
    })
  })

  test('counts its failures anew after a success', async () => {
    await alone()
    const { faults } = world.sandbox
    faults.next({ acquirer: 'HAWKPAY', operation: 'create', kind: 'drop-before' }, 4)
    for (let sale = 0; sale < 5; sale++) await buy()
    faults.next({ acquirer: 'HAWKPAY', operation: 'create', kind: 'drop-before' }, 4)
    for (let sale = 0; sale < 5; sale++) expect((await buy()).status).toBe('PENDING')
  })
})

test('the limit of concurrent charges is divided over all processes that share it', async () => {
  const shared = { ...world, app: { ...world.app, config: { ...world.app.config, chargesSharedBy: 2 } } }
  world.sandbox.faults.always({ acquirer: 'HAWKPAY', operation: 'create', kind: 'drop-before', hold: true })
  await inAnotherProcess(shared, (one) =>
    inAnotherProcess(shared, async (two) => {
      const held = [buy({}, one), buy({}, two)]
      const { received } = world.sandbox.acquirer('HAWKPAY')
      await expect.poll(received).toHaveLength(2)
      for (const app of [one, two]) {
        const [attempt] = await attemptsOf((await buy({}, app)).paymentId)
        expect(attempt).toMatchObject({ at: 'LUMION', route: { passedOver: [{ why: 'busy' }] } })
      }
      await Promise.all([one.transport.close(), two.transport.close()])
      await Promise.all(held)
    }),
  )
})
