import { expect, test } from 'vitest'
import { type BuyerForm, emptyBuyerForm } from '#checkout/fields/buyer-form.ts'
import { aCheckoutPage, aPhysicalPage } from '#sample-pages.ts'
import { purchaseRequest } from './purchase-request.ts'

const origin = {
  purchaseId: 'id-1',
  utmQuery: 'utm_source=ig',
  referer: '',
  affiliateId: undefined,
  coupon: undefined,
  abandonedCartId: undefined,
  isAddressTyped: true,
  withoutTrial: false,
  visitId: '7f3d2a10-53c7-4b8e-9d6a-2f0f3f3f1a01',
}

function typed(page = aCheckoutPage()): BuyerForm {
  return {
    ...emptyBuyerForm(page),
    name: ' Carolina Nogueira ',
    email: ' Carol@Email.com',
    phone: '(11) 98765-4321',
    cpf: '529.982.247-25',
    cep: '05435-000',
    street: 'Rua Harmonia',
  }
}

test('masked input is sent as digits, and the address only for physical goods', () => {
  const page = aCheckoutPage()
  expect(purchaseRequest(page, typed(page), origin)).toMatchObject({
    name: 'Carolina Nogueira',
    email: 'carol@email.com',
    phone: '11987654321',
    cpf: '52998224725',
    cep: '',
    street: '',
    isAddressTyped: false,
    withoutTrial: false,
    deliveryFare: 0,
    creditCard: null,
    fingerPrints: [],
  })
})

test('a delivery names its option and the shipping price the buyer saw', () => {
  const page = aPhysicalPage()
  expect(purchaseRequest(page, typed(page), origin)).toMatchObject({
    cep: '05435-000',
    isAddressTyped: true,
    withoutTrial: false,
    deliveryOptionId: 'sedex',
    deliveryFare: 2490,
  })
  const fixed = aPhysicalPage({ fretePriceCents: 1500 })
  const request = purchaseRequest(fixed, typed(fixed), origin)
  expect(request.deliveryFare).toBe(1500)
  expect(request.deliveryOptionId).toBeUndefined()
})

test('fields that were neither requested nor typed are left for the server to fill', () => {
  const page = aCheckoutPage({ requiredDocument: false, requiredDocumentAndPhone: false })
  const request = purchaseRequest(page, { ...typed(page), phone: '', cpf: '' }, origin)
  expect(request).toMatchObject({ phone: '', cpf: '' })
})

test('the same form sent twice gives the same request', () => {
  const page = aCheckoutPage({ locale: 'EN_US' })
  const send = () => JSON.stringify(purchaseRequest(page, typed(page), origin))
  expect(send()).toBe(send())
})

test("a card is sent with its session id, under the platform's own provider name", () => {
  const page = aCheckoutPage()
  const card = { token: 'sealed', savedCardId: null, sessionId: 'session-1' }
  expect(purchaseRequest(page, typed(page), origin, card)).toMatchObject({
    creditCard: { token: 'sealed', installments: 1 },
    fingerPrints: [{ provider: 'balcao', sessionId: 'session-1' }],
  })
})

test('the consent to reports is sent with its vendors, and only if the buyer gave it', () => {
  const consent = { version: 'v1', vendors: ['facebook' as const], title: 'Aceito', text: 'Meus dados' }
  const asking = aCheckoutPage({ adConsent: consent })
  const sent = (page = asking, adConsent = true) =>
    purchaseRequest(page, { ...typed(page), adConsent }, origin).adConsent
  expect(sent()).toEqual({ visitId: origin.visitId, version: 'v1', vendors: ['facebook'] })
  expect(sent(asking, false)).toBeUndefined()
  expect(sent(aCheckoutPage())).toBeUndefined()
})
