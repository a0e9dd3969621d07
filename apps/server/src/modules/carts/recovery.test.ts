import { usualRecoveryPlan } from '@balcao/domain/checkout/carts'
import type { Locale } from '@balcao/domain/vocabulary'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPerson } from '#demo/a-person.ts'
import { aPurchase, refusedCard } from '#demo/a-purchase.ts'
import { anEndpoint } from '#demo/an-endpoint.ts'
import { anOffer, aProduct } from '#demo/an-offer.ts'
import { checkPayment } from '#modules/payments/asking/check-payment.ts'
import { inScope } from '#scope.ts'
import { aStall } from '#test/a-stall.ts'
import { callAs } from '#test/call-as.ts'
import { createTestServer, type TestServer } from '#test/test-server.ts'
import { getCart } from './get-cart.ts'
import { getRecoveryPlan } from './get-recovery-plan.ts'
import { listCarts } from './list-carts.ts'
import { previewReminder } from './preview-reminder.ts'
import { putAbandonedCart } from './put-abandoned-cart.ts'
import { reminderPreviewInput } from './recovery-plan.input.ts'
import { remindNow } from './remind-now.ts'
import { restoreCart } from './restore-cart.ts'
import { saveRecoveryPlan } from './save-recovery-plan.ts'
import { sumCarts } from './sum-carts.ts'
import { sumSequences } from './sum-sequences.ts'

let world: TestServer
let visitors = 0

beforeAll(async () => {
  world = await createTestServer()
})
afterAll(() => world.stop())

async function aLeftCart() {
  const { app, platformId } = world
  const email = `carrinho${++visitors}@exemplo.com.br`
  const { seller, offer } = await inScope(app, platformId, async (scope) => {
    const seller = await aPerson(scope)
    const product = await aProduct(scope, { sellerId: seller.id })
    return { seller, offer: await anOffer(scope, { productId: product.id }) }
  })
  const { cartId } = await inScope(app, platformId, (scope) =>
    putAbandonedCart(scope, {
      offerId: offer.id,
      name: 'Carolina Nogueira',
      document: '52998224725',
      email,
      phone: '11987654321',
      cartAmt: 19_700,
      utmQuery: {},
    }),
  )
  const asSeller = callAs(world, { userId: seller.id, role: 'SELLER' })
  return {
    email,
    sellerId: seller.id,
    offerId: offer.id,
    cartId: cartId ?? '',
    asSeller,
    read: () => asSeller(getCart, { cartId: cartId ?? '' }),
    reminders: async () => (await world.inbox()).filter(({ recipient }) => recipient === email),
  }
}

async function after(time: { minutes?: number; hours?: number }) {
  world.clock.advance(time)
  await world.drainJobs()
}

const restore = (offerId: string, link: string) =>
  inScope(world.app, world.platformId, (scope) =>
    restoreCart(scope, { offerId, token: new URL(link).searchParams.get('carrinho') ?? '' }),
  )

async function pay({ paymentId, payment }: Awaited<ReturnType<typeof aPurchase>>) {
  await world.sandbox.bank.pay(payment.pix?.code ?? '')
  await checkPayment(world.app, { platformId: world.platformId, paymentId, source: 'RECONCILER' })
  await world.drainJobs()
}

describe('the link of a cart', () => {
  test('restores the typed data without the document, and a purchase after it counts as recovered', async () => {
    const { offerId, cartId, email, read, asSeller } = await aLeftCart()
    const { link, stage } = await read()
    expect(stage).toBe('DETAILS')
    expect(await restore(offerId, link)).toEqual({
      cartId,
      name: 'Carolina Nogueira',
      email,
      phone: '11987654321',
    })
    await pay(await aPurchase(world.app, world.platformId, { offerId, email, abandonedCartId: cartId }))
    expect(await read()).toMatchObject({
      state: 'RECOVERED',
      stage: 'PAYMENT',
      remindersSent: 0,
      order: { totalCents: 19_700 },
    })
    expect(await asSeller(sumCarts, {})).toMatchObject({
      count: 1,
      recoveredCount: 1,
      money: [{ currency: 'BRL', openCents: 0, recoveredCents: 19_700 }],
    })
  })

  test('that is forged, or for another offer, restores nothing', async () => {
    const [first, second] = [await aLeftCart(), await aLeftCart()]
    const { link } = await first.read()
    expect(await restore(second.offerId, link)).toBeNull()
    expect(await restore(first.offerId, link.replace(first.cartId, second.cartId))).toBeNull()
  })
})

describe('an unpaid purchase', () => {
  test('with a refused card gets the reminders for that reason until it is paid', async () => {
    const { offerId, cartId, email, read, reminders } = await aLeftCart()
    const bought = { offerId, email, abandonedCartId: cartId }
    await aPurchase(world.app, world.platformId, {
      ...bought,
      method: 'CREDIT_CARD',
      cardNumber: refusedCard,
    }).catch(() => undefined)
    await world.drainJobs()
    expect(await read()).toMatchObject({ state: 'CAPTURED', reason: 'CARD_REFUSED', order: null })
    await after({ minutes: 30 })
    expect((await reminders()).map(({ text }) => text)).toEqual([
      expect.stringContaining('O banco não aprovou o cartão'),
    ])
    await pay(await aPurchase(world.app, world.platformId, bought))
    expect(await read()).toMatchObject({ state: 'RECOVERED', reason: 'CARD_REFUSED' })
  })

  test('with an expired code gets the reminders for that reason', async () => {
    const { offerId, cartId, email, read } = await aLeftCart()
    const { paymentId } = await aPurchase(world.app, world.platformId, {
      offerId,
      email,
      abandonedCartId: cartId,
    })
    expect(await read()).toMatchObject({ state: 'CONVERTED' })
    await after({ hours: 25 })
    await checkPayment(world.app, { platformId: world.platformId, paymentId, source: 'RECONCILER' })
    await world.drainJobs()
    expect(await read()).toMatchObject({ reason: 'CODE_UNPAID', order: null })
  })
})

describe('a seller’s own plan', () => {
  test('sets the times, and no mail is sent in quiet hours', async () => {
    const { asSeller, reminders, read } = await aLeftCart()
    const hour = (new Date(world.clock.now().getTime() - 3 * 3_600_000).getUTCHours() + 24) % 24
    await asSeller(saveRecoveryPlan, {
      version: 0,
      sequences: {
        ...usualRecoveryPlan.sequences,
        LEFT: { isOn: true, messages: [{ delayMinutes: 5, words: null }] },
      },
      quietHours: { from: hour, until: (hour + 4) % 24 },
      whatsappText: null,
    })
    await after({ minutes: 6 })
    expect(await reminders()).toHaveLength(0)
    const { nextReminderAt } = await read()
    world.clock.advance({
      minutes: Math.ceil((Date.parse(nextReminderAt ?? '') - world.clock.now().getTime()) / 60_000),
    })
    await world.drainJobs()
    expect([(await reminders()).length, (await read()).state]).toEqual([1, 'EXHAUSTED'])
  })

  test('that is switched off sends no mail to visitors, and the seller is still notified of the cart', async () => {
    const { asSeller, reminders, read, sellerId } = await aLeftCart()
    await inScope(world.app, world.platformId, (scope) => anEndpoint(scope, { sellerId }))
    const off = { isOn: false, messages: [{ delayMinutes: 30, words: null }] }
    await asSeller(saveRecoveryPlan, {
      version: 0,
      ...usualRecoveryPlan,
      sequences: { ...usualRecoveryPlan.sequences, LEFT: off },
      quietHours: null,
    })
    await after({ hours: 48 })
    expect(await reminders()).toHaveLength(0)
    expect((await read()).state).toBe('EXHAUSTED')
    const told = await world.owner`select type from outgoing_deliveries where seller_id = ${sellerId}`
    expect(told.map(({ type }) => type)).toEqual(['cart.abandoned'])
  })

  test('sends the seller’s own words, filled in for the visitor, and leaves the others as they are', async () => {
    const { asSeller, reminders } = await aLeftCart()
    const { messages } = usualRecoveryPlan.sequences.LEFT
    const words = {
      subject: '{nome}, sua vaga em {produto}',
      body: 'Oi, {nome}!\n\nFaltam {valor}. {vendedor}',
      button: 'Garantir {produto}',
    }
    const LEFT = { isOn: true, messages: messages.map((one, step) => (step === 1 ? { ...one, words } : one)) }
    const plan = {
      ...usualRecoveryPlan,
      sequences: { ...usualRecoveryPlan.sequences, LEFT },
      quietHours: null,
      version: 0,
    }
    await asSeller(saveRecoveryPlan, plan)
    await after({ minutes: 31 })
    await after({ hours: 24 })
    const [second, first] = await reminders()
    expect(first?.subject).toMatch(/^Finalize sua compra: /)
    expect(second?.subject).toMatch(/^\p{L}+, sua vaga em .+/u)
    expect(second?.text).toMatch(/Faltam R\$\s[\d,.]+\./)
    expect(second?.text).toMatch(/Garantir \p{L}+/u)
    expect(second?.text).not.toContain('{')
    const asked = { reason: 'LEFT', isLast: false, words } as const
    expect((await asSeller(previewReminder, asked))?.subject).toBe(second?.subject)
  })

  test.each([
    ['subject', '{name}, volte', 'unknown_variable'],
    ['subject', 'Volte\r\nBcc: a', 'invalid'],
    ['body', 'Pague em golpe.com.br', 'contains_address'],
    ['body', ' ', 'too_small'],
    ['button', 'Veja {site}', 'unknown_variable'],
    ['button', 'golpe.com.br', 'contains_address'],
    ['button', 'Concluir\nagora', 'invalid'],
  ])('refuses words that mislead: %s %j', (field, written, why) => {
    const words = { subject: 'Volte', body: 'Oi, {nome}', button: '', [field]: written }
    const { error } = reminderPreviewInput.safeParse({ reason: 'LEFT', isLast: false, words })
    expect(error?.issues).toHaveLength(1)
    expect(`${error?.issues[0]?.code} ${error?.issues[0]?.message}`).toContain(why)
  })

  test('is not overwritten by a form filled from an older one', async () => {
    const { asSeller } = await aLeftCart()
    const { sequences } = usualRecoveryPlan
    await asSeller(saveRecoveryPlan, { version: 0, sequences, quietHours: null, whatsappText: null })
    await expect(
      asSeller(saveRecoveryPlan, { ...usualRecoveryPlan, version: 0, quietHours: { from: 20, until: 9 } }),
    ).rejects.toMatchObject({ code: 'record_changed' })
    expect(await asSeller((caller) => getRecoveryPlan(caller), undefined)).toMatchObject({
      version: 1,
      quietHours: null,
    })
  })
})

describe('a seller', () => {
  test('sends a message now, once, and not to a visitor who has just had one', async () => {
    const { asSeller, cartId, reminders, read } = await aLeftCart()
    await asSeller(remindNow, { cartId })
    expect([(await reminders()).length, (await read()).state]).toEqual([1, 'RECOVERING'])
    await expect(asSeller(remindNow, { cartId })).rejects.toMatchObject({ code: 'cart_not_remindable' })
    expect(await asSeller((caller) => sumSequences(caller), undefined)).toMatchObject({
      LEFT: { entered: 1, written: 1, recovered: 0 },
    })
  })

  test('without any cart sees a preview of an own product, in each language of buyers', async () => {
    const { seller, product } = await aStall(world)
    const as = callAs(world, { userId: seller.id, role: 'SELLER' })
    const preview = (locale?: Locale) =>
      as(previewReminder, { reason: 'LEFT', isLast: false, words: null, ...(locale && { locale }) })
    expect(await preview()).toMatchObject({
      isSample: true,
      locale: 'PT_BR',
      subject: `Finalize sua compra: ${product.name}`,
    })
    const [english, spanish] = [await preview('EN_US'), await preview('ES_ES')]
    expect(english.subject).not.toBe(spanish.subject)
    expect(`${english.text} ${spanish.text}`).not.toContain('sample')
  })

  test('sees a preview of a message, without working links, and no carts of other sellers', async () => {
    const [own, others] = [await aLeftCart(), await aLeftCart()]
    const preview = await own.asSeller(previewReminder, { reason: 'CODE_UNPAID', isLast: false, words: null })
    expect(preview).toMatchObject({ isSample: false, text: expect.stringContaining('venceu') })
    expect(preview?.text).not.toContain(own.cartId)
    await expect(own.asSeller(getCart, { cartId: others.cartId })).rejects.toMatchObject({
      code: 'not_found',
    })
    const { rows } = await own.asSeller(listCarts, { limit: 25 })
    expect(rows.map(({ id }) => id)).toEqual([own.cartId])
    expect(JSON.stringify(rows)).not.toContain('52998224725')
  })
})
