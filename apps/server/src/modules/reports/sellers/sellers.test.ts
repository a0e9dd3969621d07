import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPerson, type PersonWishes } from '#demo/a-person.ts'
import { aPurchase } from '#demo/a-purchase.ts'
import { anOffer, aProduct } from '#demo/an-offer.ts'
import { demoPassword } from '#demo/demo-identity.ts'
import { addNote } from '#modules/accounts/sellers/add-note.ts'
import { endSellerSessions } from '#modules/accounts/sellers/end-seller-sessions.ts'
import { listNotes } from '#modules/accounts/sellers/list-notes.ts'
import { listSellerHistory } from '#modules/accounts/sellers/list-seller-history.ts'
import { moveStanding } from '#modules/accounts/sellers/move-standing.ts'
import { setCashout } from '#modules/accounts/sellers/set-cashout.ts'
import { setMethods } from '#modules/accounts/sellers/set-methods.ts'
import { aBrowser } from '#modules/accounts/testing/a-browser.ts'
import { loadOffer } from '#modules/catalog/load-offer.ts'
import { assignManager } from '#modules/partners/managers/assign-manager.ts'
import { saveWithdrawalPlan } from '#modules/payouts/withdrawals/save-withdrawal-plan.ts'
import { inScope, type Scope } from '#scope.ts'
import { aPayee, readWithdrawal } from '#test/a-payee.ts'
import { callAs } from '#test/call-as.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { countLastLogins } from './count-last-logins.ts'
import { getSeller } from './get-seller.ts'
import { listLastLogins } from './list-last-logins.ts'
import { listLoginWeeks } from './list-login-weeks.ts'
import { countSellers, listSellers } from './list-sellers.ts'

let world: TestApp
let ana: ReturnType<typeof callAs>
let bruno: ReturnType<typeof callAs>

const within = <T>(work: (scope: Scope) => Promise<T>) => inScope(world.app, world.platformId, work)
const somebody = (wishes: PersonWishes = {}) =>
  within((scope) => aPerson(scope, { passwordHash: 'nobody logs in', ...wishes }))
const reason = 'Muitos chargebacks em outubro'

beforeAll(async () => {
  world = await createTestApp()
  const [first, second] = [await somebody({ roles: ['ADMIN'] }), await somebody({ roles: ['ADMIN'] })]
  ana = callAs(world, { userId: first.id, role: 'ADMIN' })
  bruno = callAs(world, { userId: second.id, role: 'ADMIN' })
})
afterAll(() => world.stop())

async function aShop(name = 'Forno da Marina') {
  const seller = await somebody({ name, document: '52998224725' })
  const offer = await within(async (scope) => {
    const product = await aProduct(scope, { sellerId: seller.id })
    return anOffer(scope, { productId: product.id })
  })
  return {
    ...seller,
    offerId: offer.id,
    methods: () => within(async (scope) => (await loadOffer(scope, offer.id)).methods),
    buy: () => aPurchase(world.app, world.platformId, { offerId: offer.id }),
  }
}
const allowed = { pixEnabled: true, creditCardEnabled: true, billetEnabled: true }

describe('a method that was switched off', () => {
  test('disappears from that seller’s checkout at once, and from no other', async () => {
    const [shop, other] = [await aShop(), await aShop()]
    expect(await shop.methods()).toContain('PIX')
    await ana(setMethods, { userId: shop.id, ...allowed, pixEnabled: false, reason })
    expect(await shop.methods()).not.toContain('PIX')
    expect(await other.methods()).toContain('PIX')
    await expect(shop.buy()).rejects.toThrow()
    expect(await ana(getSeller, { userId: shop.id })).toMatchObject({
      standing: 'RESTRICTED',
      methods: { pixEnabled: false },
    })
    await ana(setMethods, { userId: shop.id, ...allowed, reason })
    expect(await shop.methods()).toContain('PIX')
  })

  test('is in the history with person and reason; a repeated change is refused', async () => {
    const shop = await aShop()
    await expect(ana(setMethods, { userId: shop.id, ...allowed, reason })).rejects.toMatchObject({
      code: 'record_changed',
    })
    await ana(setMethods, { userId: shop.id, ...allowed, billetEnabled: false, reason })
    expect(await ana(listSellerHistory, { userId: shop.id })).toMatchObject([
      { action: 'user.methods_changed', by: 'Marina Lopes', reason },
    ])
  })
})

describe('withdrawals that are blocked', () => {
  test('are refused with the reason until the block is lifted', async () => {
    const payee = await aPayee(world)
    await ana(setCashout, { userId: payee.id, isBlocked: true, reason })
    await expect(payee.request(10_000)).rejects.toMatchObject({ code: 'withdrawals_blocked' })
    await ana(setCashout, { userId: payee.id, isBlocked: false, reason })
    await payee.request(10_000)
    const told = (await world.inbox()).filter(({ key }) => key.startsWith(`standing:${payee.id}`))
    expect(told.map(({ subject }) => subject).toSorted()).toEqual([
      'Os seus saques foram bloqueados',
      'Os seus saques foram liberados',
    ])
    expect(told.some(({ text }) => text.includes(reason))).toBe(false)
  })

  test('of a seller under review wait for a person, however small they are', async () => {
    const payee = await aPayee(world)
    await ana(saveWithdrawalPlan, {
      userId: payee.id,
      minCents: 1_000,
      feeCents: 199,
      smallFeeCents: 199,
      smallBelowCents: 0,
      dailyMaxCents: 100_000,
      dailyMaxCount: 10,
      automaticMaxCents: 5_000,
      secondPersonFromCents: 100_000,
      requiresInvoice: false,
      requiresDocuments: true,
    })
    const automatic = await payee.request(5_000)
    expect(await readWithdrawal(world, world.platformId, automatic)).toMatchObject({ state: 'APPROVED' })
    await ana(moveStanding, { userId: payee.id, to: 'REVIEW', reason })
    const withdrawalId = await payee.request(5_000)
    expect(await readWithdrawal(world, world.platformId, withdrawalId)).toMatchObject({ state: 'IN_REVIEW' })
  })
})

describe('a seller’s standing', () => {
  test('closes the checkout during offboarding, and leaves the login open', async () => {
    const shop = await aShop()
    await ana(moveStanding, { userId: shop.id, to: 'REVIEW', reason })
    expect(await shop.methods()).toContain('PIX')
    await ana(moveStanding, { userId: shop.id, to: 'OFFBOARDING', reason })
    await expect(shop.methods()).rejects.toMatchObject({ code: 'offer_unavailable' })
  })

  test('of blocked ends every session, and is lifted only by two people within a day', async () => {
    const seller = await within((scope) => aPerson(scope))
    const browser = aBrowser(world)
    await browser.account.login({
      door: 'SELLER',
      email: seller.email,
      password: demoPassword,
      rememberDevice: false,
    })
    await ana(moveStanding, { userId: seller.id, to: 'BLOCKED', reason })
    expect(await browser.account.session()).toBeNull()
    const lift = (who: typeof ana) => who(moveStanding, { userId: seller.id, to: 'REVIEW', reason })
    expect(await lift(ana)).toEqual({ outcome: 'ASKED' })
    expect(await lift(ana)).toEqual({ outcome: 'ASKED' })
    expect(await bruno(getSeller, { userId: seller.id })).toMatchObject({ unblock: { isOwn: false } })
    world.clock.advance({ days: 1, seconds: 1 })
    expect(await lift(bruno)).toEqual({ outcome: 'ASKED' })
    expect(await lift(ana)).toEqual({ outcome: 'MOVED' })
    expect(await ana(getSeller, { userId: seller.id })).toMatchObject({ status: 'REVIEW', unblock: null })
  })

  test('is not changed to blocked without a second permission, or from another platform', async () => {
    const both = await somebody({ roles: ['ADMIN', 'SELLER'] })
    await expect(ana(moveStanding, { userId: both.id, to: 'BLOCKED', reason })).rejects.toMatchObject({
      code: 'permission_missing',
    })
    await expect(
      ana(moveStanding, { userId: crypto.randomUUID(), to: 'BLOCKED', reason }),
    ).rejects.toMatchObject({ code: 'not_found' })
  })
})

test('the list shows sales, balance and manager of each seller, and finds by name, mailbox and document', async () => {
  const shop = await aShop('Ateliê Nanquim')
  const { paymentId } = await shop.buy()
  await world.owner`update payments set paid_at = created_at, status = 'APPROVED' where id = ${paymentId}`
  const manager = await somebody({ name: 'Júlia Ramos', roles: ['MANAGER'] })
  await ana(assignManager, {
    managerId: manager.id,
    sellerIds: [shop.id],
    pixBasisPoints: 0,
    creditCardBasisPoints: 0,
    billetBasisPoints: 0,
    reason: 'Primeira carteira',
  })
  const find = async (filters: object) =>
    (await ana(listSellers, { limit: 25, ...filters })).rows.map(({ id }) => id)
  const { rows } = await ana(listSellers, { limit: 25, search: 'nanquim' })
  expect(rows).toMatchObject([
    {
      id: shop.id,
      personKind: 'PF',
      papers: 'TO_SEND',
      bankAccount: 'NONE',
      hasOwnFees: false,
      manager: { name: 'Júlia Ramos' },
      sales: { paidCount: 1, refundedCount: 0, volume: [{ currency: 'BRL' }] },
    },
  ])
  expect(await find({ search: shop.email })).toEqual([shop.id])
  expect(await find({ search: '529.982.247-25', managerId: manager.id })).toEqual([shop.id])
  expect(await find({ managerId: crypto.randomUUID() })).toEqual([])
  expect(await ana(countSellers, { search: 'nanquim' })).toEqual({ count: 1 })
  await ana(setCashout, { userId: shop.id, isBlocked: true, reason })
  expect(await find({ search: 'nanquim', standing: 'ACTIVE' })).toEqual([])
  expect(await find({ search: 'nanquim', standing: 'RESTRICTED', papers: 'NONE' })).toEqual([shop.id])
})

test('the list pages by each order without repeating a seller, including sellers who never logged in', async () => {
  for (const by of ['createdAt', 'name', 'enteredAt'] as const)
    for (const direction of ['asc', 'desc'] as const) {
      const all = (await ana(listSellers, { limit: 100, sort: { by, direction } })).rows.map(({ id }) => id)
      const paged: string[] = []
      let cursor: string | undefined
      do {
        const page = await ana(listSellers, { limit: 3, sort: { by, direction }, cursor })
        paged.push(...page.rows.map(({ id }) => id))
        cursor = page.nextCursor ?? undefined
      } while (cursor)
      expect(paged).toEqual(all)
    }
})

test('notes are for the staff, and ended sessions make the seller log in again', async () => {
  const seller = await within((scope) => aPerson(scope))
  await ana(addNote, { userId: seller.id, text: 'Prefere WhatsApp à tarde' })
  expect(await bruno(listNotes, { userId: seller.id })).toMatchObject([
    { text: 'Prefere WhatsApp à tarde', by: 'Marina Lopes' },
  ])
  const browser = aBrowser(world)
  await browser.account.login({
    door: 'SELLER',
    email: seller.email,
    password: demoPassword,
    rememberDevice: false,
  })
  await ana(endSellerSessions, { userId: seller.id, reason })
  expect(await browser.account.session()).toBeNull()
})

test('logins are shown in segments, and the logins of this week are counted', async () => {
  const read = async () => ({
    active: (await ana((caller) => countLastLogins(caller), undefined)).ACTIVE.count,
    weeks: (await ana((caller) => listLoginWeeks(caller), undefined)).map(({ sellers }) => sellers),
  })
  const before = await read()
  const seller = await within((scope) => aPerson(scope, { name: 'Otto Brandão' }))
  await aBrowser(world).account.login({
    door: 'SELLER',
    email: seller.email,
    password: demoPassword,
    rememberDevice: false,
  })
  const segmentOf = async () => {
    for (const segment of ['ACTIVE', 'SLEEPING', 'AT_RISK', 'LOST'] as const) {
      const { rows } = await ana(listLastLogins, { limit: 25, search: 'Otto', segment })
      if (rows.length > 0) return segment
    }
    return null
  }
  const after = await read()
  expect(after.active).toBe(before.active + 1)
  expect(after.weeks).toHaveLength(12)
  expect(after.weeks.at(-1)).toBe((before.weeks.at(-1) ?? 0) + 1)
  const { rows } = await ana(listLastLogins, { limit: 25, search: 'Otto', segment: 'NEW_UNSOLD' })
  expect(rows).toMatchObject([{ device: { userAgent: 'Firefox on Linux' }, volume: [] }])
  expect(await segmentOf()).toBe('ACTIVE')
  for (const [days, segment] of [
    [14, 'SLEEPING'],
    [16, 'AT_RISK'],
    [30, 'LOST'],
  ] as const) {
    world.clock.advance({ days })
    expect(await segmentOf()).toBe(segment)
  }
})
