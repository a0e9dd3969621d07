import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPerson } from '#demo/a-person.ts'
import { anOffer, anOrderBump, aProduct } from '#demo/an-offer.ts'
import { getSale } from '#modules/payments/views/get-sale.ts'
import { asSeller } from '#modules/payments/views/sale-viewer.ts'
import { inScope } from '#scope.ts'
import { aCaller } from '#test/a-caller.ts'
import { createTestServer, type TestServer } from '#test/test-server.ts'

let world: TestServer
let sellerId: string
let offerId: string
let mugId: string
let mugOfferId: string
let englishOfferId: string

beforeAll(async () => {
  world = await createTestServer()
  await inScope(world.app, world.platformId, async (scope) => {
    sellerId = (await aPerson(scope)).id
    const course = await aProduct(scope, { sellerId })
    const mug = await aProduct(scope, { sellerId, type: 'FISICO', name: 'Caneca' })
    const mugOffer = await anOffer(scope, { productId: mug.id, priceCents: 4_900, fretePriceCents: 1_990 })
    mugOfferId = mugOffer.id
    mugId = await anOrderBump(scope, { productId: course.id, offerId: mugOffer.id })
    offerId = (await anOffer(scope, { productId: course.id, priceCents: 19_700, fretePriceCents: 1_500 })).id
    const english = await aProduct(scope, { sellerId, language: 'EN_US' })
    englishOfferId = (await anOffer(scope, { productId: english.id })).id
  })
})
afterAll(() => world.stop())

/** Exactly the input of the specification, without our additional fields. */
const specified = () => ({
  offerId,
  email: 'carolina@compradora.example',
  name: 'Carolina Nogueira',
  paymentMethod: 'PIX',
  phone: '11987654321',
  creditCard: null,
  cep: '',
  complement: '',
  number: '',
  street: '',
  district: '',
  city: '',
  state: '',
  orderBumpsIds: [],
  cpf: '52998224725',
  utmQuery: 'utm_source=instagram&nome=Carolina',
  referer: '',
  affiliateId: undefined,
  deliveryFare: 0,
  abandonedCartId: undefined,
  fingerPrints: [],
})

const address = {
  cep: '01310-100',
  street: 'Avenida Paulista',
  number: '1000',
  district: 'Bela Vista',
  city: 'São Paulo',
  state: 'SP',
}

const buy = async (wishes: object = {}, cookie = '') => {
  const { result, appCode } = await world.call('checkout.purchase', { ...specified(), ...wishes }, { cookie })
  return { appCode, ...(result as { paymentId: string; payment: { amountCents: number } }) }
}

describe('a caller that knows only the specification', () => {
  test('can buy, and each call is a purchase of its own', async () => {
    const [first, second] = [await buy(), await buy()]
    expect(first.paymentId).not.toBe(second.paymentId)
  })

  test('is recognised by its token2 cookie: the same call twice makes one purchase', async () => {
    const cookie = `a=b; token2=${randomUUID()}`
    const [first, second] = [await buy({}, cookie), await buy({}, cookie)]
    expect(second.paymentId).toBe(first.paymentId)
  })

  test('with an invalid cookie buys as without a cookie', async () => {
    const [first, second] = [await buy({}, 'token2=1'), await buy({}, 'token2=1')]
    expect(second.paymentId).not.toBe(first.paymentId)
  })

  test('identifies by its id the session in which a card was typed', async () => {
    expect(await buy({ fingerPrints: [{ provider: 'balcao', sessionId: randomUUID() }] })).toMatchObject({
      appCode: undefined,
    })
  })
})

describe('a physical bump beside a digital product', () => {
  test('requires the address, and then the shipping of the offer is charged', async () => {
    expect(await buy({ orderBumpsIds: [mugId] })).toMatchObject({ appCode: 'errorAddress' })
    const sold = await buy({ orderBumpsIds: [mugId], ...address })
    expect(sold.payment.amountCents).toBe(19_700 + 4_900 + 1_500)
    const [order] = await world.owner`select o.address from orders o join payments p on p.order_id = o.id
      and p.platform_id = o.platform_id where p.id = ${sold.paymentId}`
    expect(order?.address).toMatchObject({ zipCode: '01310100', number: '1000' })
  })

  test('shows the seller an address typed by hand, and a retry with a found address is the same purchase', async () => {
    const purchaseId = randomUUID()
    const wishes = { purchaseId, orderBumpsIds: [mugId], ...address }
    const sold = await buy({ ...wishes, isAddressTyped: true })
    expect((await buy(wishes)).paymentId).toBe(sold.paymentId)
    const sale = await inScope(world.app, world.platformId, (scope) =>
      getSale(asSeller(aCaller(scope, sellerId)), sold.paymentId),
    )
    expect(sale.buyer.address).toMatchObject({ street: 'Avenida Paulista', isTyped: true })
  })

  test('that is not ticked requires nothing', async () => {
    expect((await buy()).payment.amountCents).toBe(19_700)
  })
})

describe('the installments of a shipped product', () => {
  const priceAt = async (fareAmount: number) => {
    const input = encodeURIComponent(
      JSON.stringify({ checkoutId: mugOfferId, orderBumpsIds: [], fareAmount }),
    )
    const response = await fetch(`${world.url}/api/trpc/checkout.getInstallments?input=${input}`)
    const { result } = (await response.json()) as { result: { data: { installmentValue: number }[] } }
    return result.data[0]?.installmentValue
  }

  test('divide only the price until the CEP is complete, and then the price with the fare', async () => {
    expect(await priceAt(0)).toBe(4_900)
    expect(await priceAt(1_990)).toBe(4_900 + 1_990)
  })

  test('divide the server’s fare, whatever fare is sent', async () => {
    expect(await priceAt(1)).toBe(4_900 + 1_990)
  })
})

describe('a page opened before the price went up', () => {
  test('charges nothing: the buyer confirms the new price, and pays it with the same purchase', async () => {
    const purchaseId = randomUUID()
    expect(await buy({ purchaseId, shownCents: 19_600 })).toMatchObject({ appCode: 'record_changed' })
    const [row] = await world.owner`select count(*)::int as count from purchase_intents
      where purchase_id = ${purchaseId}`
    expect(row?.count).toBe(0)
    expect((await buy({ purchaseId, shownCents: 19_700 })).payment.amountCents).toBe(19_700)
  })

  test('counts a higher fare as well', async () => {
    const wishes = { orderBumpsIds: [mugId], ...address }
    expect(await buy({ ...wishes, shownCents: 19_700 + 4_900 })).toMatchObject({ appCode: 'record_changed' })
    const sold = await buy({ ...wishes, shownCents: 19_700 + 4_900 + 1_500 })
    expect(sold.payment.amountCents).toBe(19_700 + 4_900 + 1_500)
  })

  test('charges the lower price when the offer has become cheaper', async () => {
    expect((await buy({ shownCents: 25_000 })).payment.amountCents).toBe(19_700)
  })
})

test('an invalid phone is refused where a phone is required, as on the page', async () => {
  expect(await buy({ phone: '1198' })).toMatchObject({ appCode: 'errorInvalidPhone' })
})

test('a company buys with its CNPJ, letters included', async () => {
  expect((await buy({ cpf: '12ABC34501DE35' })).appCode).toBeUndefined()
})

test('a buyer of another language has no document: the platform’s own is used, and is marked', async () => {
  const { paymentId } = await buy({ offerId: englishOfferId, cpf: '52998224725', phone: '11987654321' })
  const [order] = await world.owner`select o.buyer_document, o.buyer_phone, o.document_source from orders o
    join payments p on p.order_id = o.id and p.platform_id = o.platform_id where p.id = ${paymentId}`
  expect(order).toEqual({
    buyer_document: '11444777000161',
    buyer_phone: '11999990000',
    document_source: 'PLACEHOLDER',
  })
})

describe('a cart that became a purchase', () => {
  const putCart = async (wishes: object = {}) => {
    const { result } = await world.call('checkout.putAbandonedCart', {
      offerId,
      email: 'carolina@compradora.example',
      cartAmt: 19_700,
      ...wishes,
    })
    return (result as { cartId: string }).cartId
  }
  const orderOf = async (cartId: string) => {
    const [cart] = await world.owner`select order_id from abandoned_carts where id = ${cartId}`
    return cart?.order_id
  }

  test('is no longer abandoned, and later typing makes another cart', async () => {
    const cartId = await putCart()
    const { paymentId } = await buy({ abandonedCartId: cartId })
    const [payment] = await world.owner`select order_id from payments where id = ${paymentId}`
    expect(await orderOf(cartId)).toBe(payment?.order_id)
    expect(await putCart({ cartId })).not.toBe(cartId)
  })

  test('of another offer stays as it is', async () => {
    const cartId = await putCart({ offerId: englishOfferId })
    await buy({ abandonedCartId: cartId })
    expect(await orderOf(cartId)).toBeNull()
  })
})
