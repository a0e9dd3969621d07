import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { aPerson, type DemoPerson } from '#demo/a-person.ts'
import { aPurchase, type PurchaseWishes, refusedCard } from '#demo/a-purchase.ts'
import { anOffer, anOrderBump, aProduct, type DemoOffer } from '#demo/an-offer.ts'
import { getBalance } from '#modules/ledger/get-balance.ts'
import { checkPayment } from '#modules/payments/asking/check-payment.ts'
import { getPaymentView } from '#modules/payments/views/get-payment-view.ts'
import { strangerViewer } from '#modules/payments/views/payment-viewer.ts'
import { inScope } from '#scope.ts'
import { brokenInvariants, readBooks } from '#test/read-books.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'

let world: TestApp
let seller: DemoPerson
let offer: DemoOffer
let bumpId: string

beforeAll(async () => {
  world = await createTestApp()
  await inScope(world.app, world.platformId, async (scope) => {
    seller = await aPerson(scope)
    const product = await aProduct(scope, { sellerId: seller.id })
    offer = await anOffer(scope, { productId: product.id, priceCents: 19_700 })
    const extra = await anOffer(scope, { productId: product.id, title: 'E-book', priceCents: 3_700 })
    bumpId = await anOrderBump(scope, { productId: product.id, offerId: extra.id })
  })
})
afterAll(() => world.stop())
afterEach(async () => {
  world.sandbox.faults.clear()
  expect(await brokenInvariants(world)).toEqual([])
})

const address = {
  cep: '01310-100',
  street: 'Avenida Paulista',
  number: '1000',
  complement: '',
  district: 'Bela Vista',
  city: 'São Paulo',
  state: 'SP',
}
/** The sales of this file share one account, whose due checks run one after the other. */
const pass = async (time: Parameters<TestApp['clock']['advance']>[0]) => {
  for (const step of [time, { minutes: 2 }, { minutes: 2 }]) {
    world.clock.advance(step)
    await world.drainJobs()
  }
}
const view = (paymentId: string) =>
  inScope(world.app, world.platformId, (scope) => getPaymentView(scope, paymentId, strangerViewer))
const buy = (wishes: Partial<Parameters<typeof aPurchase>[2]> = {}) =>
  aPurchase(world.app, world.platformId, { offerId: offer.id, ...wishes })
const balanceOfSeller = () => inScope(world.app, world.platformId, (scope) => getBalance(scope, seller.id))
const chargesOf = async (paymentId: string) =>
  (await world.sandbox.acquirer('HAWKPAY').charges()).filter((charge) => charge.externalRef === paymentId)

describe('the first sale', () => {
  test('a Pix is created, paid, proven by reading it, and the seller can spend the money', async () => {
    const answer = await buy({ orderBumpsIds: [bumpId] })
    expect(answer).toMatchObject({
      method: 'PIX',
      status: 'PENDING',
      payment: { amountCents: 23_400, isConfirming: false },
    })
    expect(answer.payment).toEqual(await view(answer.paymentId))
    const code = answer.payment.pix?.code ?? ''
    expect(await readBooks(world)).toEqual({})
    await world.drainJobs()
    expect((await world.inbox()).map(({ recipient, text }) => [recipient, text.includes(code)])).toEqual([
      ['carolina@compradora.example', true],
    ])

    await world.sandbox.bank.pay(code)
    await checkPayment(world.app, {
      platformId: world.platformId,
      paymentId: answer.paymentId,
      source: 'WEBHOOK',
    })
    expect(await view(answer.paymentId)).toMatchObject({ status: 'APPROVED', isConfirming: false })
    // 5.99 % of 234.00 is 14.02, and 2.49 on top.
    expect(await readBooks(world, { [seller.id]: 'seller' })).toEqual({
      'acquirer:hawkpay:receivable': 23_400,
      'platform:fee': -1_651,
      'user:seller:pending': -21_749,
    })

    await world.drainJobs()
    expect(await inScope(world.app, world.platformId, (scope) => getBalance(scope, seller.id))).toMatchObject(
      {
        availableCents: 21_749,
        pendingCents: 0,
      },
    )
    const told = (await world.inbox()).map(({ key, recipient }) => `${key.split(':')[0]} ${recipient}`)
    expect(told.sort()).toEqual([
      'pix-created carolina@compradora.example',
      'purchase-approved carolina@compradora.example',
      `sale-made ${seller.email}`,
    ])
  })

  test('an approved card is captured at once and its money waits for its release date', async () => {
    const before = await inScope(world.app, world.platformId, (scope) => getBalance(scope, seller.id))
    const answer = await buy({ method: 'CREDIT_CARD', installments: 12 })
    expect(answer).toMatchObject({
      method: 'CREDIT_CARD',
      status: 'APPROVED',
      payment: { amountCents: 23_345, installments: 12 },
    })
    const after = await inScope(world.app, world.platformId, (scope) => getBalance(scope, seller.id))
    expect(after.availableCents).toBe(before.availableCents)
    expect(after.pendingCents - before.pendingCents).toBe(19_700 - 1_180 - 249)

    world.clock.advance({ days: 14 })
    await world.drainJobs()
    const released = await inScope(world.app, world.platformId, (scope) => getBalance(scope, seller.id))
    expect(released.pendingCents).toBe(0)
    expect(released.availableCents - before.availableCents).toBe(18_271)
  })

  test('a declined card is REJECTED and moves no money', async () => {
    const books = await readBooks(world)
    const answer = await buy({ method: 'CREDIT_CARD', cardNumber: refusedCard })
    expect(answer).toMatchObject({ status: 'REJECTED', payment: { isConfirming: false } })
    expect(await readBooks(world)).toEqual(books)
  })
})

test('a card sealed too long ago is refused before an order exists', async () => {
  const purchaseId = randomUUID()
  const cardSealedAt = new Date(world.clock.now().getTime() - 16 * 60_000)
  await expect(buy({ purchaseId, method: 'CREDIT_CARD', cardSealedAt })).rejects.toMatchObject({
    code: 'errorCardDeclined',
  })
  expect(await buy({ purchaseId, method: 'CREDIT_CARD' })).toMatchObject({ status: 'APPROVED' })
})

describe('one intent, one charge', () => {
  test('twenty identical concurrent purchases make one charge and give one answer', async () => {
    const purchaseId = randomUUID()
    const answers = await Promise.all(Array.from({ length: 20 }, () => buy({ purchaseId })))
    const ids = new Set(answers.map(({ paymentId }) => paymentId))
    expect(ids.size).toBe(1)
    expect(await chargesOf([...ids][0] ?? '')).toHaveLength(1)
  })

  test('the same key with another cart is refused and charges nothing', async () => {
    const purchaseId = randomUUID()
    const answer = await buy({ purchaseId })
    await expect(buy({ purchaseId, orderBumpsIds: [bumpId] })).rejects.toMatchObject({
      code: 'purchase_conflict',
    })
    expect(await chargesOf(answer.paymentId)).toHaveLength(1)
  })

  test.each<[string, Partial<PurchaseWishes>]>([
    ['fare', { deliveryFare: 1_500 }],
    ['name', { name: 'Carolina Prado' }],
    ['phone', { phone: '(11) 98765-0000' }],
    ['e-mail', { email: 'outra@compradora.example' }],
    ['document', { cpf: '111.444.777-35' }],
    ['method', { method: 'CREDIT_CARD' }],
    ['postal code', { address: { ...address, cep: '01310-200' } }],
    ['street', { address: { ...address, street: 'Rua Augusta' } }],
    ['number', { address: { ...address, number: '1001' } }],
    ['complement', { address: { ...address, complement: 'Apto 12' } }],
    ['district', { address: { ...address, district: 'Consolação' } }],
    ['city', { address: { ...address, city: 'Santos' } }],
    ['state', { address: { ...address, state: 'RJ' } }],
  ])(
    'the same key with another %s is refused: the old order would be sent to the wrong place',
    async (_field, change) => {
      const purchaseId = randomUUID()
      const { paymentId } = await buy({ purchaseId, address })
      await expect(buy({ purchaseId, address, ...change })).rejects.toMatchObject({
        code: 'purchase_conflict',
      })
      expect(await chargesOf(paymentId)).toHaveLength(1)
    },
  )

  test('the same key with another traffic source is the same purchase', async () => {
    const purchaseId = randomUUID()
    const { paymentId } = await buy({ purchaseId, utmQuery: 'utm_source=mail' })
    expect((await buy({ purchaseId, utmQuery: '' })).paymentId).toBe(paymentId)
  })

  test('a purchase refused by a rule leaves no row, so the same key may be used again', async () => {
    const purchaseId = randomUUID()
    await expect(buy({ purchaseId, cpf: '529.982.247-24' })).rejects.toMatchObject({
      code: 'errorInvalidCpf',
    })
    expect(await buy({ purchaseId })).toMatchObject({ status: 'PENDING' })
  })
})

describe('faults of a provider', () => {
  test('a charge without an answer is PENDING and confirming, never a decline, and a second press charges nothing more', async () => {
    world.sandbox.faults.next({ acquirer: 'HAWKPAY', operation: 'create', kind: 'drop-after' })
    const purchaseId = randomUUID()
    const answer = await buy({ purchaseId, method: 'CREDIT_CARD' })
    expect(answer).toMatchObject({ status: 'PENDING', payment: { isConfirming: true } })
    for (let press = 0; press < 5; press++)
      expect((await buy({ purchaseId, method: 'CREDIT_CARD' })).paymentId).toBe(answer.paymentId)
    expect(await chargesOf(answer.paymentId)).toHaveLength(1)
  })

  test('a refused connection is a failure without a charge', async () => {
    const { owner, account } = world
    await owner`update provider_accounts set base_url = 'http://127.0.0.1:9/v1' where id = ${account.id}`
    const answer = await buy()
    await owner`update provider_accounts set base_url = ${account.baseUrl} where id = ${account.id}`
    expect(answer).toMatchObject({ status: 'REJECTED', payment: { isConfirming: false } })
    expect(await chargesOf(answer.paymentId)).toHaveLength(0)
  })

  test('an unknown status is shown as the specification says and stays open until confirmed', async () => {
    world.sandbox.faults.next({
      acquirer: 'HAWKPAY',
      operation: 'create',
      kind: 'unknown-status',
      word: 'zzz_new',
    })
    const answer = await buy({ method: 'CREDIT_CARD' })
    expect(answer).toMatchObject({ status: 'REJECTED', payment: { isConfirming: true } })
    await checkPayment(world.app, {
      platformId: world.platformId,
      paymentId: answer.paymentId,
      source: 'RECONCILER',
    })
    expect(await view(answer.paymentId)).toMatchObject({ status: 'APPROVED', isConfirming: false })
  })

  test('an answer with another amount is not applied', async () => {
    world.sandbox.faults.next({ acquirer: 'HAWKPAY', operation: 'create', kind: 'wrong-amount', amount: 1 })
    expect(await buy({ method: 'CREDIT_CARD' })).toMatchObject({
      status: 'PENDING',
      payment: { isConfirming: true },
    })
  })

  test('with every webhook lost, the first checks find a paid Pix', async () => {
    const answer = await buy()
    world.sandbox.faults.next({ operation: 'webhook', kind: 'lose' })
    await world.sandbox.bank.pay(answer.payment.pix?.code ?? '')
    await pass({ seconds: 31 })
    expect(await view(answer.paymentId)).toMatchObject({ status: 'APPROVED' })
  })

  test('an unpaid Pix expires on its date, and is honoured if it is paid late', async () => {
    const answer = await buy()
    await pass({ days: 1, minutes: 1 })
    await pass({ days: 1 })
    expect(await view(answer.paymentId)).toMatchObject({ status: 'CANCELED', isExpired: true })
    const { pendingCents, availableCents } = await balanceOfSeller()
    await world.sandbox.bank.pay(answer.payment.pix?.code ?? '')
    // A day later than the check before, which may have waited for its reserved time.
    await pass({ days: 2 })
    expect(await view(answer.paymentId)).toMatchObject({ status: 'APPROVED' })
    const after = await balanceOfSeller()
    expect(after.pendingCents + after.availableCents - pendingCents - availableCents).toBe(18_271)
  })
})

describe('the server owns the price', () => {
  test('an unknown bump, a disabled method and an unknown offer are refused by name', async () => {
    await expect(buy({ orderBumpsIds: [randomUUID()] })).rejects.toMatchObject({ code: 'input_invalid' })
    await expect(buy({ offerId: randomUUID() })).rejects.toMatchObject({ code: 'offer_not_found' })
    const pixOnly = await inScope(world.app, world.platformId, (scope) =>
      anOffer(scope, { productId: offer.productId, methods: { creditCard: false } }),
    )
    await expect(buy({ offerId: pixOnly.id, method: 'CREDIT_CARD' })).rejects.toMatchObject({
      code: 'method_unavailable',
    })
    await expect(buy({ method: 'CREDIT_CARD', installments: 11.5 })).rejects.toThrow()
  })

  test('a bump sent twice is charged once', async () => {
    expect(await buy({ orderBumpsIds: [bumpId, bumpId] })).toMatchObject({ payment: { amountCents: 23_400 } })
  })
})

describe('the checks of the specification, in its order', () => {
  test.each([
    ['a missing document', { cpf: '', phone: '' }, 'errorInvalidCpf'],
    ['a missing phone', { phone: '', cpf: '111.111.111-11' }, 'errorInvalidPhone'],
    ['a document that fails its checksum', { cpf: '111.111.111-11' }, 'errorInvalidCpf'],
    ['an empty name', { name: '' }, 'errorFullName'],
  ])('refuse %s', async (_story, wishes, code) => {
    await expect(buy(wishes)).rejects.toMatchObject({ code })
  })
})
