import { expect, test } from 'vitest'
import { emptyBuyerForm } from '#checkout/fields/buyer-form.ts'
import { aBump, aCheckoutPage, aPhysicalPage } from '#sample-pages.ts'
import { orderAmounts } from './order-amounts.ts'

const bumps = [
  aBump({ id: 'b1', priceCents: 3700, fakePriceCents: 6700 }),
  aBump({ id: 'b2', productName: 'Aula', priceCents: 1001 }),
]

test('the total is the offer plus the chosen bumps, and nothing else', () => {
  const page = aCheckoutPage({ orderBumps: bumps })
  const form = emptyBuyerForm(page)
  expect(orderAmounts(page, form).totalCents).toBe(19700)
  expect(orderAmounts(page, { ...form, orderBumpsIds: ['b2'] }).totalCents).toBe(20701)
  expect(orderAmounts(page, { ...form, orderBumpsIds: ['b1', 'b2', 'gone'] }).totalCents).toBe(24401)
})

test('shipping is unknown and left out of the total until the CEP has all nine characters', () => {
  const page = aPhysicalPage()
  const form = emptyBuyerForm(page)
  expect(orderAmounts(page, { ...form, cep: '05435-00' })).toMatchObject({
    shippingCents: null,
    totalCents: 19700,
  })
  expect(orderAmounts(page, { ...form, cep: '05435-000' })).toMatchObject({
    shippingCents: 2490,
    totalCents: 22190,
  })
})

test('the delivery option marked by the seller is preselected, and without a mark the first one', () => {
  expect(emptyBuyerForm(aPhysicalPage()).deliveryOptionId).toBe('sedex')
  const unmarked = aPhysicalPage().deliveryOptions.map((option) => ({ ...option, preSelected: false }))
  expect(emptyBuyerForm(aPhysicalPage({ deliveryOptions: unmarked })).deliveryOptionId).toBe('pac')
})

test('a fixed shipping price overrides the chosen option, even when it is zero', () => {
  const chosen = { ...emptyBuyerForm(aPhysicalPage()), cep: '05435-000', deliveryOptionId: 'sedex' }
  expect(orderAmounts(aPhysicalPage({ fretePriceCents: 1500 }), chosen).shippingCents).toBe(1500)
  expect(orderAmounts(aPhysicalPage({ fretePriceCents: 0 }), chosen).totalCents).toBe(19700)
})

test('a physical offer without any delivery option ships for free', () => {
  const page = aPhysicalPage({ deliveryOptions: [] })
  expect(orderAmounts(page, { ...emptyBuyerForm(page), cep: '05435-000' }).shippingCents).toBe(0)
})

test('a digital product is never charged shipping, whatever a restored form contains', () => {
  const page = aCheckoutPage({ fretePriceCents: 1500 })
  expect(orderAmounts(page, { ...emptyBuyerForm(page), cep: '05435-000' }).totalCents).toBe(19700)
})

test('a physical bump adds the offer’s shipping, and the summary names its product', () => {
  const page = aCheckoutPage({
    fretePriceCents: 1500,
    orderBumps: [aBump({ id: 'mug', productName: 'Caneca', productType: 'FISICO', priceCents: 4000 })],
  })
  const chosen = { ...emptyBuyerForm(page), orderBumpsIds: ['mug'] }
  expect(orderAmounts(page, chosen)).toMatchObject({ shippingCents: null, totalCents: 23700 })
  expect(orderAmounts(page, { ...chosen, cep: '05435-000' })).toMatchObject({
    bumps: [{ name: 'Caneca' }],
    subtotalCents: 23700,
    shippingCents: 1500,
    totalCents: 25200,
  })
})

test('Pix saves its discount on the offer alone, and installments divide the price of the card', () => {
  const page = aCheckoutPage({ orderBumps: bumps, pixDiscountBasisPoints: 1_000 })
  const form = { ...emptyBuyerForm(page), orderBumpsIds: ['b1'] }
  const byPix = orderAmounts(page, { ...form, paymentMethod: 'PIX' })
  expect(byPix).toMatchObject({ subtotalCents: 23400, pixDiscountCents: 1970, totalCents: 21430 })
  const byCard = orderAmounts(page, { ...form, paymentMethod: 'CREDIT_CARD' })
  expect(byCard).toMatchObject({ pixDiscountCents: 0, totalCents: 23400 })
  expect(byPix.cardTotalCents).toBe(byCard.totalCents)
})
