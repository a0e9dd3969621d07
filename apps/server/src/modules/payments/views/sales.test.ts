import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPerson, type DemoPerson } from '#demo/a-person.ts'
import { aPurchase } from '#demo/a-purchase.ts'
import { anOffer, aProduct } from '#demo/an-offer.ts'
import { getBalance } from '#modules/ledger/get-balance.ts'
import { applyProviderEvent } from '#modules/payments/core/apply-provider-event.ts'
import { sellerDashboard } from '#modules/reports/seller-dashboard.ts'
import type { Caller } from '#rpc/caller.ts'
import { inScope } from '#scope.ts'
import { aCaller } from '#test/a-caller.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { countSales } from './count-sales.ts'
import { findSales } from './find-sales.ts'
import { getSale } from './get-sale.ts'
import { listSales } from './list-sales.ts'
import { asSeller, type SaleViewer } from './sale-viewer.ts'
import { sumSales } from './sum-sales.ts'

let world: TestApp
let marina: DemoPerson
let otto: DemoPerson
const sales: string[] = []

beforeAll(async () => {
  world = await createTestApp()
  const offers = await inScope(world.app, world.platformId, async (scope) => {
    marina = await aPerson(scope, { name: 'Forno da Marina', email: 'marina@vendas.example' })
    otto = await aPerson(scope, { name: 'Ateliê Otto', email: 'otto@vendas.example' })
    const bread = await aProduct(scope, { sellerId: marina.id, name: 'Curso de pão' })
    const cups = await aProduct(scope, { sellerId: otto.id, name: 'Xícaras' })
    return [await anOffer(scope, { productId: bread.id }), await anOffer(scope, { productId: cups.id })]
  })
  for (let day = 0; day < 5; day++) {
    for (const [index, offer] of offers.entries()) {
      const method = day % 2 === 0 ? 'CREDIT_CARD' : 'PIX'
      const name = `Pessoa Número ${day}`
      const answer = await aPurchase(world.app, world.platformId, { offerId: offer.id, method, name })
      if (index === 0) sales.unshift(answer.paymentId)
    }
    world.clock.advance({ hours: 20 })
  }
})
afterAll(() => world.stop())

const asMarina = <T>(read: (viewer: SaleViewer<'WHOLE'>) => Promise<T>) =>
  inScope(world.app, world.platformId, (scope) => read(asSeller(aCaller(scope, marina.id))))

describe("a seller's sales", () => {
  test('come newest first, page by page, each exactly once, without other sellers’ sales', async () => {
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await asMarina((viewer) => listSales(viewer, { limit: 2, cursor }))
      seen.push(...page.rows.map(({ paymentId }) => paymentId))
      cursor = page.nextCursor ?? undefined
    } while (cursor !== undefined)
    expect(seen).toEqual(sales)
  })

  test('add up over the whole filter, not the page', async () => {
    expect(await asMarina((viewer) => sumSales(viewer, {}))).toEqual({
      count: 5,
      approvedCount: 3,
      money: [
        { currency: 'BRL', grossCents: 98_500, approvedGrossCents: 59_100, approvedShareCents: 54_813 },
      ],
    })
    expect(await asMarina((viewer) => sumSales(viewer, { method: 'PIX' }))).toMatchObject({
      count: 2,
      approvedCount: 0,
    })
  })

  test('are found by a part of the name, with any special characters in it', async () => {
    const found = async (search: string) =>
      (await asMarina((viewer) => listSales(viewer, { limit: 25, search }))).rows.length
    expect(await found('número 2')).toBe(1)
    expect(await found('%')).toBe(0)
    expect(await found('carolina@')).toBe(5)
  })

  test('of another seller cannot be opened, and a cursor cannot be forged', async () => {
    const ofOtto = await inScope(world.app, world.platformId, (scope) =>
      listSales(asSeller(aCaller(scope, otto.id)), { limit: 1 }),
    )
    const foreign = ofOtto.rows[0]?.paymentId ?? ''
    await expect(asMarina((viewer) => getSale(viewer, foreign))).rejects.toMatchObject({
      code: 'payment_not_found',
    })
    await expect(asMarina((viewer) => listSales(viewer, { limit: 1, cursor: 'e30' }))).rejects.toMatchObject({
      code: 'input_invalid',
    })
  })

  test('open with their money and their timeline', async () => {
    const sale = await asMarina((viewer) => getSale(viewer, sales[0] ?? ''))
    expect(sale.money).toMatchObject({
      totalCents: 19_700,
      feeCents: 1_429,
      shareCents: 18_271,
      affiliateCents: 0,
    })
    expect(sale.timeline.map(({ source, outcome }) => `${source} ${outcome}`)).toEqual([
      'BUYER APPLIED',
      'PROVIDER_ANSWER APPLIED',
    ])
    expect(sale.attempts).toMatchObject([{ number: 1, provider: 'HawkPay', state: 'ANSWERED' }])
    expect(sale.buyer.document).not.toContain('52998224725')
  })

  test('are counted by status for the tabs, independently of the open tab and within the other filters', async () => {
    const counts = await asMarina((viewer) => countSales(viewer, {}))
    expect(counts.APPROVED).toEqual({ count: 3, isMore: false })
    expect(counts.PENDING).toEqual({ count: 2, isMore: false })
    expect(counts.CHARGEBACK).toEqual({ count: 0, isMore: false })
    const cards = await asMarina((viewer) => countSales(viewer, { method: 'CREDIT_CARD', search: 'pessoa' }))
    expect([cards.APPROVED.count, cards.PENDING.count]).toEqual([3, 0])
  })

  test('are found by a part of the name without its accents, by e-mail and by the code of the order', async () => {
    const find = (search: string) => asMarina((viewer) => findSales(viewer, { search }))
    const [found] = await find('numero 3')
    expect(found?.buyerName).toBe('Pessoa Número 3')
    expect(await find('pessoa')).toHaveLength(5)
    expect((await find(found?.orderCode.toLowerCase() ?? ''))[0]?.paymentId).toBe(found?.paymentId)
    expect((await find(found?.buyerEmail ?? '')).length).toBeGreaterThan(0)
    expect(await find('100%')).toEqual([])
    const foreign = await inScope(world.app, world.platformId, (scope) =>
      findSales(asSeller(aCaller(scope, otto.id)), { search: found?.orderCode ?? '' }),
    )
    expect(foreign).toEqual([])
  })

  test('are summed on the dashboard, compared with the previous days', async () => {
    const board = await inScope(world.app, world.platformId, (scope) =>
      sellerDashboard(aCaller(scope, marina.id), { range: '7' }),
    )
    expect(board.current).toMatchObject({
      salesCount: 3,
      grossCents: 59_100,
      cardCount: 3,
      pixCount: 2,
      pixPaidCount: 0,
    })
    expect(board.previous.salesCount).toBe(0)
    expect(board.days).toHaveLength(7)
    expect(board.days.reduce((sum, day) => sum + day.grossCents, 0)).toBe(59_100)
  })
})

describe('a buyer at a checkout with few fields', () => {
  test.each([
    ['a document alone', { phone: '' }, { phone: null, document: '***.982.247-**' }],
    ['a phone alone', { cpf: '' }, { phone: '11987654321', document: null }],
  ])(
    'who typed %s is shown with that data, and with no stand-in data of the platform',
    async (_what, typed, shown) => {
      const { seller, offerId } = await inScope(world.app, world.platformId, async (scope) => {
        const seller = await aPerson(scope)
        const product = await aProduct(scope, { sellerId: seller.id })
        const offer = await anOffer(scope, {
          productId: product.id,
          requiredDocument: false,
          requiredDocumentAndPhone: false,
        })
        return { seller, offerId: offer.id }
      })
      const { paymentId } = await aPurchase(world.app, world.platformId, { offerId, ...typed })
      const sale = await inScope(world.app, world.platformId, (scope) =>
        getSale(asSeller(aCaller(scope, seller.id)), paymentId),
      )
      expect(sale.buyer).toMatchObject(shown)
    },
  )
})

describe('sales in two currencies', () => {
  let ines: DemoPerson
  const asInes = <T>(read: (caller: Caller) => Promise<T>) =>
    inScope(world.app, world.platformId, (scope) => read(aCaller(scope, ines.id)))

  beforeAll(async () => {
    const offers = await inScope(world.app, world.platformId, async (scope) => {
      ines = await aPerson(scope, { name: 'Inês Falcão' })
      const [real, dollar] = [
        await aProduct(scope, { sellerId: ines.id }),
        await aProduct(scope, { sellerId: ines.id, currency: 'USD' }),
      ]
      return Promise.all(
        [real, dollar, dollar].map(({ id: productId }) => anOffer(scope, { productId, priceCents: 10_000 })),
      )
    })
    for (const { id: offerId } of offers) {
      const { paymentId } = await aPurchase(world.app, world.platformId, { offerId, method: 'CREDIT_CARD' })
      // The simulated acquirer supports only reais.
      await inScope(world.app, world.platformId, (scope) =>
        applyProviderEvent(scope, paymentId, { source: 'OPERATOR', status: 'APPROVED', certainty: 'KNOWN' }),
      )
    }
    world.clock.advance({ hours: 1 })
  })

  test('are summed per currency', async () => {
    const { count, money } = await asInes((caller) => sumSales(asSeller(caller), {}))
    expect(count).toBe(3)
    expect(money).toMatchObject([
      { currency: 'USD', grossCents: 20_000, approvedGrossCents: 20_000 },
      { currency: 'BRL', grossCents: 10_000, approvedGrossCents: 10_000 },
    ])
  })

  test('are kept in one balance per currency', async () => {
    const [real, dollar] = await asInes((caller) =>
      Promise.all([getBalance(caller, ines.id), getBalance(caller, ines.id, 'USD')]),
    )
    expect([real?.pendingCents, dollar?.pendingCents]).toEqual([10_000 - 599 - 249, 2 * (10_000 - 599 - 49)])
    expect(dollar?.nextRelease?.amountCents).toBe(dollar?.pendingCents)
  })

  test('are summed on the dashboard in the currency with the most sales, which names the other currency', async () => {
    const board = await asInes((caller) => sellerDashboard(caller, { range: '7' }))
    expect(board).toMatchObject({
      currency: 'USD',
      otherCurrencies: ['BRL'],
      current: { salesCount: 2, grossCents: 20_000 },
      methods: [{ method: 'CREDIT_CARD', count: 2, grossCents: 20_000 }],
    })
    expect(board.topProducts.map(({ grossCents }) => grossCents)).toEqual([20_000])
    expect(board.days.reduce((sum, day) => sum + day.grossCents, 0)).toBe(20_000)
  })
})
