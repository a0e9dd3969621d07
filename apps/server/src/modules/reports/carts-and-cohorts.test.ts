import type { Figure, Report } from '@balcao/domain/reports/reports'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPerson } from '#demo/a-person.ts'
import { anOffer, aProduct } from '#demo/an-offer.ts'
import { putAbandonedCart } from '#modules/carts/put-abandoned-cart.ts'
import { remindNow } from '#modules/carts/remind-now.ts'
import { sumCarts } from '#modules/carts/sum-carts.ts'
import { inScope, type Scope } from '#scope.ts'
import { callAs } from '#test/call-as.ts'
import { createShop, type Shop } from '#test/shop.ts'
import { getReport } from './get-report.ts'

let shop: Shop
beforeAll(async () => {
  shop = await createShop()
})
afterAll(() => shop.stop())

const from = '2030-03-01T00:00:00.000Z'
const within = <Output>(work: (scope: Scope) => Promise<Output>) => inScope(shop.app, shop.platformId, work)

async function aSeller() {
  const seller = await within((scope) => aPerson(scope))
  const call = callAs(shop, { userId: seller.id, role: 'SELLER' })
  return {
    sellerId: seller.id,
    call,
    read: async (report: Report) => {
      const [part, ...others] = await call(getReport, { report, from })
      expect(others).toEqual([])
      if (!part) throw new Error('The report is empty')
      for (const [figure, total] of Object.entries(part.totals) as [Figure, number][])
        expect(
          part.rows.reduce((sum, { values }) => sum + (values[figure] ?? 0), 0),
          figure,
        ).toBe(total)
      return part
    },
  }
}

test('carts are counted as abandoned, still recoverable and recovered', async () => {
  const { sellerId, call, read } = await aSeller()
  const [bread, cake] = await within(async (scope) => {
    const made = []
    for (const name of ['Curso de pão', 'Curso de bolo']) {
      const product = await aProduct(scope, { sellerId, name })
      made.push((await anOffer(scope, { productId: product.id, priceCents: 10_000 })).id)
    }
    return made
  })
  const leave = async (offerId: string | undefined, email: string, cartAmt: number) => {
    const cart = { name: 'Ana', document: '', email, phone: '', cartAmt, utmQuery: {} }
    const { cartId } = await within((scope) => putAbandonedCart(scope, { ...cart, offerId: offerId ?? '' }))
    return cartId ?? ''
  }
  await leave(bread, 'fica@compradora.example', 12_000)
  const wonBack = await leave(bread, 'volta@compradora.example', 0)
  await leave(cake, 'direto@compradora.example', 10_000)
  await call(remindNow, { cartId: wonBack })
  for (const [offerId, email] of [
    [bread, 'volta@compradora.example'],
    // Bought at once, so never abandoned.
    [cake, 'direto@compradora.example'],
  ])
    await shop.buy({ offerId: offerId ?? '', method: 'CREDIT_CARD', email: email ?? '' })
  await shop.settle()

  const { rows, totals } = await read('CARTS')
  expect(rows.map(({ name }) => name)).toEqual(['Curso de pão'])
  expect(totals).toEqual({
    cartCount: 2,
    cartCents: 22_000,
    openCents: 12_000,
    recoveredCount: 1,
    recoveredCents: 10_000,
  })
  const { money, recoveredCount } = await call(sumCarts, {})
  expect(money).toEqual([
    { currency: 'BRL', openCents: totals.openCents, recoveredCents: totals.recoveredCents },
  ])
  expect(recoveredCount).toBe(totals.recoveredCount)
})

test('the cohort of a month shows retention only after the time has passed for all of its subscribers', async () => {
  const { sellerId, read } = await aSeller()
  const offerId = await within(async (scope) => {
    const product = await aProduct(scope, { sellerId })
    const recurring = { type: 'SUBSCRIPTION', recurrencePriceCents: 4_990, frequencyInDays: 30 } as const
    return (await anOffer(scope, { productId: product.id, ...recurring })).id
  })
  /** A subscription started on one past day, and canceled on another. */
  const subscribe = async (email: string, began: string, left: string | null = null) => {
    await shop.buy({ offerId, email })
    await shop.owner`
      update subscriptions set created_at = ${began}, canceled_at = ${left},
        state = ${left === null ? 'ACTIVE' : 'CANCELED'} where buyer_email = ${email}`
  }
  await subscribe('um@assinante.example', '2029-12-10T12:00:00Z')
  await subscribe('dois@assinante.example', '2029-12-31T12:00:00Z', '2030-01-20T12:00:00Z')
  await subscribe('tres@assinante.example', '2029-12-31T12:00:00Z', '2030-02-20T12:00:00Z')
  // It is still January in São Paulo.
  await subscribe('quatro@assinante.example', '2030-02-01T01:00:00Z')
  await subscribe('cinco@assinante.example', '2030-03-01T12:00:00Z', '2030-03-02T12:00:00Z')
  await subscribe('antigo@assinante.example', '2028-01-01T12:00:00Z')

  const { rows } = await read('COHORT')
  expect(rows.map(({ key, values }) => [key, values])).toEqual([
    ['2029-12', { startedCount: 3, after1Count: 2, after2Count: 1 }],
    ['2030-01', { startedCount: 1, after1Count: 1 }],
    ['2030-03', { startedCount: 1 }],
  ])
})
