import { usualRecoveryPlan } from '@balcao/domain/checkout/carts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPerson } from '#demo/a-person.ts'
import { aPurchase } from '#demo/a-purchase.ts'
import { anOffer, aProduct } from '#demo/an-offer.ts'
import { getReminders } from '#modules/accounts/privacy/get-reminders.ts'
import { saveReminders } from '#modules/accounts/privacy/save-reminders.ts'
import { checkPayment } from '#modules/payments/asking/check-payment.ts'
import { inScope } from '#scope.ts'
import { callAs } from '#test/call-as.ts'
import { createTestServer, type TestServer } from '#test/test-server.ts'
import { eraseCart } from './erase-cart.ts'
import { listCarts } from './list-carts.ts'
import { putAbandonedCart } from './put-abandoned-cart.ts'
import { remindCart } from './remind-cart.ts'
import { saveRecoveryPlan } from './save-recovery-plan.ts'
import { stopReminders } from './stop-reminders.ts'

let world: TestServer
let visitors = 0

beforeAll(async () => {
  world = await createTestServer()
})
afterAll(() => world.stop())

async function aLeftCart({ email = `visitante${++visitors}@exemplo.com.br`, phone = '' } = {}) {
  const { app, platformId } = world
  const { seller, offer } = await inScope(app, platformId, async (scope) => {
    const seller = await aPerson(scope)
    const product = await aProduct(scope, { sellerId: seller.id })
    return { seller, offer: await anOffer(scope, { productId: product.id }) }
  })
  const type = (changes: { cartId?: string; email?: string } = {}) =>
    inScope(app, platformId, async (scope) => {
      const { cartId } = await putAbandonedCart(scope, {
        offerId: offer.id,
        name: 'Carolina Nogueira',
        document: '',
        email,
        phone,
        cartAmt: 19_700,
        utmQuery: {},
        ...changes,
      })
      return cartId ?? ''
    })
  const asSeller = callAs(world, { userId: seller.id, role: 'SELLER' })
  await asSeller(saveRecoveryPlan, {
    version: 0,
    sequences: usualRecoveryPlan.sequences,
    quietHours: null,
    whatsappText: null,
  })
  const cartId = await type()
  return {
    seller,
    offerId: offer.id,
    cartId,
    email,
    type,
    asSeller,
    reminders: async () => (await world.inbox()).filter((mail) => mail.recipient === email),
    state: async () =>
      (await world.owner`select state, reminders_sent as sent from abandoned_carts where id = ${cartId}`)[0],
  }
}

async function after(time: { minutes?: number; hours?: number }) {
  world.clock.advance(time)
  await world.drainJobs()
}

describe('an abandoned cart', () => {
  test('gets three reminders, half an hour, a day and three days after the last input, and no more', async () => {
    const { reminders, state, cartId } = await aLeftCart()
    await after({ minutes: 29 })
    expect(await reminders()).toHaveLength(0)
    await after({ minutes: 1 })
    expect([(await reminders()).length, await state()]).toEqual([1, { state: 'RECOVERING', sent: 1 }])
    await after({ hours: 23 })
    expect(await reminders()).toHaveLength(1)
    await after({ minutes: 30 })
    expect(await reminders()).toHaveLength(2)
    await after({ hours: 48 })
    expect([(await reminders()).length, await state()]).toEqual([3, { state: 'EXHAUSTED', sent: 3 }])
    await after({ hours: 500 })
    expect((await reminders()).map(({ key }) => key).toSorted()).toEqual(
      [1, 2, 3].map((number) => `cart-reminder:${cartId}:${number}`),
    )
  })

  test('is not abandoned while its visitor types', async () => {
    const { reminders, type, cartId } = await aLeftCart()
    for (let minutes = 0; minutes < 100; minutes += 20) {
      await after({ minutes: 20 })
      await type({ cartId })
    }
    expect(await reminders()).toHaveLength(0)
    await after({ minutes: 30 })
    expect(await reminders()).toHaveLength(1)
  })

  test('is converted by an order, by the browser’s cart id or by the same mailbox', async () => {
    const named = await aLeftCart()
    await aPurchase(world.app, world.platformId, {
      offerId: named.offerId,
      email: named.email,
      abandonedCartId: named.cartId,
    })
    const alike = await aLeftCart()
    await aPurchase(world.app, world.platformId, { offerId: alike.offerId, email: alike.email })
    await after({ minutes: 45 })
    for (const { reminders } of [named, alike])
      expect((await reminders()).filter(({ key }) => key.startsWith('cart-reminder'))).toHaveLength(0)
    expect([(await named.state())?.state, (await alike.state())?.state]).toEqual(['CONVERTED', 'SUPPRESSED'])
  })

  test('sends no reminder to a buyer whose charge has an unknown status at the acquirer', async () => {
    const { offerId, email, reminders } = await aLeftCart()
    const { faults } = world.sandbox
    for (const operation of ['create', 'get'] as const)
      faults.always({ acquirer: 'HAWKPAY', operation, kind: 'unknown-status', word: 'zzz_new' })
    const wish = { offerId, email, method: 'CREDIT_CARD' } as const
    expect(await aPurchase(world.app, world.platformId, wish)).toMatchObject({
      status: 'REJECTED',
      payment: { isConfirming: true },
    })
    await after({ minutes: 45 })
    faults.clear()
    expect((await reminders()).filter(({ key }) => key.startsWith('cart-reminder'))).toHaveLength(0)
  })

  test('sends no reminder to an owner of the product who types in the form again after the purchase', async () => {
    const { offerId, email, type, reminders } = await aLeftCart()
    await aPurchase(world.app, world.platformId, { offerId, email, method: 'CREDIT_CARD' })
    await after({ hours: 24 * 30 })
    await type()
    await after({ hours: 2 })
    expect((await reminders()).filter(({ key }) => key.startsWith('cart-reminder'))).toHaveLength(0)
  })

  test('counts as recovered when it is paid after a reminder', async () => {
    const { offerId, email, state } = await aLeftCart()
    await after({ minutes: 30 })
    const { paymentId, payment } = await aPurchase(world.app, world.platformId, { offerId, email })
    await world.sandbox.bank.pay(payment.pix?.code ?? '')
    await checkPayment(world.app, { platformId: world.platformId, paymentId, source: 'RECONCILER' })
    await world.drainJobs()
    expect(await state()).toEqual({ state: 'RECOVERED', sent: 1 })
  })

  test('with only a phone number is left to the seller to call', async () => {
    const { state, asSeller } = await aLeftCart({ email: '', phone: '11987654321' })
    await after({ minutes: 30 })
    expect(await state()).toEqual({ state: 'EXHAUSTED', sent: 0 })
    const { rows } = await asSeller(listCarts, { limit: 25 })
    expect(rows).toMatchObject([{ phone: '11987654321', state: 'EXHAUSTED' }])
  })

  test('gets one series of reminders, however many carts the mailbox has at the offer', async () => {
    const { reminders, type, cartId } = await aLeftCart()
    const others = [await type(), await type(), await type()]
    world.clock.advance({ minutes: 30 })
    await Promise.all(
      [cartId, ...others].map((id) => inScope(world.app, world.platformId, (scope) => remindCart(scope, id))),
    )
    expect(await reminders()).toHaveLength(1)
  })

  test('gets no reminders once its seller stops them, or deletes it', async () => {
    const stopped = await aLeftCart()
    await stopped.asSeller(stopReminders, { cartId: stopped.cartId })
    const erased = await aLeftCart()
    await erased.asSeller(eraseCart, { cartId: erased.cartId })
    await after({ hours: 100 })
    expect([await stopped.reminders(), await erased.reminders()]).toEqual([[], []])
    expect(await erased.state()).toBeUndefined()
  })
})

describe('a mailbox without reminders', () => {
  test('opts out by the link at the end of one mail, and gets no more reminders of any cart', async () => {
    const first = await aLeftCart()
    await after({ minutes: 30 })
    const link = /https?:\S+\/opt-out\/\S+/.exec((await first.reminders())[0]?.text ?? '')?.[0] ?? ''
    const path = new URL(link).pathname
    const asked = await fetch(`${world.url}${path}`, { headers: { 'accept-language': 'pt-BR' } })
    expect([asked.status, (await asked.text()).includes('Cancelar lembretes')]).toEqual([200, true])
    // Opening the page alone does not opt out: mail programs open links by themselves.
    await after({ hours: 24 })
    expect(await first.reminders()).toHaveLength(2)
    const done = await fetch(`${world.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: '',
    })
    expect(done.status).toBe(200)
    const second = await aLeftCart({ email: first.email })
    await after({ hours: 100 })
    expect(await first.reminders()).toHaveLength(2)
    expect([(await first.state())?.state, (await second.state())?.state]).toEqual([
      'SUPPRESSED',
      'SUPPRESSED',
    ])
  })

  test('opts out in the customer area, at this platform only, and can opt in again', async () => {
    const first = await aLeftCart()
    const [buyer, stranger] = await inScope(world.app, world.platformId, async (scope) => [
      await aPerson(scope, { email: first.email, roles: ['CUSTOMER'] }),
      await aPerson(scope, { roles: ['CUSTOMER'] }),
    ])
    const asBuyer = callAs(world, { userId: buyer.id, role: 'CUSTOMER' })
    const asStranger = callAs(world, { userId: stranger.id, role: 'CUSTOMER' })
    expect(await asBuyer(getReminders, undefined)).toEqual({ areWanted: true })
    await asBuyer(saveReminders, { areWanted: false })
    expect(await asBuyer(getReminders, undefined)).toEqual({ areWanted: false })
    expect(await asStranger(getReminders, undefined)).toEqual({ areWanted: true })
    await after({ hours: 1 })
    expect(await first.reminders()).toHaveLength(0)

    await asBuyer(saveReminders, { areWanted: true })
    const second = await aLeftCart({ email: first.email })
    await after({ minutes: 30 })
    expect(await second.reminders()).toHaveLength(1)
  })

  test('cannot be opted out by a stranger who has no link from a mail', async () => {
    const stored = () => world.owner`select 1 from mail_opt_outs`
    const before = (await stored()).length
    for (const token of ['x', 'x.y', `${'a'.repeat(43)}.${'b'.repeat(43)}`])
      expect((await fetch(`${world.url}/opt-out/${token}`, { method: 'POST' })).status).toBe(404)
    expect(await stored()).toHaveLength(before)
  })
})
