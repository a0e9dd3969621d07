import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '#testing/open-test-shop.ts'

let shop: TestShop
const authToken = 'um-token-de-trinta-e-duas-letras'
const webhook = { name: 'Loja', email: 'loja@example.com', authToken, events: [] }
beforeEach(async () => {
  shop = await openTestShop({
    acquirer: 'ASAAS',
    account: { publicKey: 'unused', secretKey: '$aact_1' },
    headers: { access_token: '$aact_1' },
  })
  await shop.post('/webhooks', { ...webhook, url: shop.webhookUrl })
})
afterEach(() => shop.close())

async function createCustomer() {
  return (
    await shop.post('/customers', { name: 'Carolina', cpfCnpj: '123.456.789-09', email: 'c@example.com' })
  ).body.id
}

const payment = async (more: Record<string, unknown>) =>
  shop.post('/payments', { customer: await createCustomer(), value: 197.5, dueDate: '2026-11-16', ...more })

const card = (number: string) => ({
  billingType: 'CREDIT_CARD',
  remoteIp: '203.0.113.9',
  creditCard: { holderName: 'CAROLINA', number, expiryMonth: '01', expiryYear: '2030', ccv: '123' },
  creditCardHolderInfo: {
    name: 'Carolina',
    email: 'c@example.com',
    cpfCnpj: '12345678909',
    postalCode: '01310100',
    addressNumber: '1',
    phone: '11987654321',
  },
})

const events = async () => (await shop.webhooks()).map(({ event }) => event)

describe('ASAAS', () => {
  it('identifies a customer by the document, gives the code in a second call, and counts in reais', async () => {
    const id = await createCustomer()
    expect((await shop.get('/customers?cpfCnpj=12345678909')).body.data).toMatchObject([{ id }])
    const { body } = await payment({ billingType: 'PIX', externalReference: 'pedido-1' })
    expect(body).toMatchObject({ status: 'PENDING', value: 197.5, externalReference: 'pedido-1' })
    expect(body.pix).toBeUndefined()
    const code = (await shop.get(`/payments/${body.id}/pixQrCode`)).body
    expect(Buffer.from(code.encodedImage, 'base64').subarray(1, 4).toString()).toBe('PNG')

    await shop.sandbox.bank.pay(code.payload)
    expect((await shop.get(`/payments/${body.id}`)).body.status).toBe('RECEIVED')
    const heard = await shop.heard()
    expect(heard.map(({ headers }) => headers['asaas-access-token'])).toEqual([authToken, authToken])
    expect(await events()).toEqual(['PAYMENT_CREATED', 'PAYMENT_RECEIVED'])
    expect((await shop.webhooks())[1].payment).toMatchObject({
      id: body.id,
      status: 'RECEIVED',
      value: 197.5,
    })
  })

  it('registers a webhook only with an e-mail and a long token', async () => {
    const codeOf = async (changes: object) =>
      (await shop.post('/webhooks', { ...webhook, url: shop.webhookUrl, ...changes })).body.errors?.[0].code
    expect(await codeOf({ email: undefined })).toBe('invalid_email')
    expect(await codeOf({ authToken: 'curto' })).toBe('invalid_authToken')
    expect(await codeOf({})).toBeUndefined()
  })

  it('confirms a card, refuses another without leaving a charge, and refunds in parts', async () => {
    const { body } = await payment(card('4111111111111111'))
    expect(body.status).toBe('CONFIRMED')
    expect((await payment(card('4000000000000002'))).body).toEqual({
      errors: [{ code: 'invalid_action', description: 'Transação não autorizada pelo emissor' }],
    })
    await shop.post(`/payments/${body.id}/refund`, { value: 97.5 })
    expect((await shop.post(`/payments/${body.id}/refund`)).body.status).toBe('REFUNDED')
    expect(await events()).toEqual(['PAYMENT_CONFIRMED', 'PAYMENT_PARTIALLY_REFUNDED', 'PAYMENT_REFUNDED'])
  })

  it('gives a boleto its line, and an unpaid charge can be removed', async () => {
    const { body } = await payment({ billingType: 'BOLETO' })
    const { identificationField, barCode } = (await shop.get(`/payments/${body.id}/identificationField`)).body
    expect([identificationField.length, barCode.length]).toEqual([47, 44])
    await shop.call('DELETE', `/payments/${body.id}`)
    expect((await shop.get(`/payments/${body.id}`)).body.deleted).toBe(true)
  })

  it('pays out, and opens a sub-account only with an income', async () => {
    const transfer = await shop.post('/transfers', {
      value: 10,
      pixAddressKey: 'a@b.c',
      pixAddressKeyType: 'EMAIL',
    })
    expect(transfer.body.status).toBe('PENDING')
    expect(await events()).toEqual(['TRANSFER_CREATED', 'TRANSFER_DONE'])
    expect((await shop.get(`/transfers/${transfer.body.id}`)).body.status).toBe('DONE')
    const person = {
      name: 'Rafael',
      email: 'r@example.com',
      cpfCnpj: '12345678909',
      mobilePhone: '11987654321',
      address: 'Rua A',
      addressNumber: '1',
      province: 'Centro',
      postalCode: '01310100',
    }
    expect((await shop.post('/accounts', person)).body.errors[0].code).toBe('invalid_incomeValue')
    const opened = await shop.post('/accounts', { ...person, incomeValue: 5000 })
    expect(opened.body.apiKey).toMatch(/^\$aact_/)
    expect((await shop.get(`/accounts/${opened.body.id}`)).body.apiKey).toBeUndefined()
  })

  it('finds a charge again by the shop’s own reference', async () => {
    const { body } = await payment({ billingType: 'PIX', externalReference: 'pedido-7' })
    expect((await shop.get('/payments?externalReference=pedido-7')).body.data).toMatchObject([
      { id: body.id },
    ])
    expect((await shop.get('/payments?externalReference=pedido-8')).body.totalCount).toBe(0)
  })

  it('stores a card as a token with the same outcome', async () => {
    const refused = card('4000000000000002')
    const customer = await createCustomer()
    const kept = await shop.post('/creditCard/tokenizeCreditCard', { customer, ...refused })
    expect(kept.body).toMatchObject({ creditCardNumber: '0002', creditCardBrand: 'VISA' })
    const { creditCardToken } = kept.body
    const byToken = { billingType: 'CREDIT_CARD', remoteIp: '203.0.113.9', creditCardToken }
    expect((await payment({ ...byToken, customer })).body.errors[0].code).toBe('invalid_action')
  })

  it('answers a card charge with a token that charges the card again, for its own customer only', async () => {
    const customer = await createCustomer()
    const first = await payment({ customer, ...card('4111111111111111') })
    const { creditCardToken } = first.body.creditCard
    const byToken = { billingType: 'CREDIT_CARD', remoteIp: '203.0.113.9', creditCardToken }
    expect((await payment({ ...byToken, customer })).body.status).toBe('CONFIRMED')
    expect((await payment(byToken)).body.errors[0].code).toBe('invalid_creditCard')
  })

  it('gives a sub-account its own status, by its own key', async () => {
    const { apiKey, id } = (
      await shop.post('/accounts', {
        name: 'Rafael',
        email: 'r@example.com',
        cpfCnpj: '12345678909',
        mobilePhone: '11987654321',
        incomeValue: 5000,
        address: 'Rua A',
        addressNumber: '1',
        province: 'Centro',
        postalCode: '01310100',
      })
    ).body
    const status = await shop.get('/myAccount/status/', { access_token: apiKey })
    expect(status.body).toMatchObject({ id, general: 'APPROVED' })
    expect((await shop.get('/myAccount/status/', { access_token: `${apiKey}x` })).status).toBe(401)
  })

  it('refuses a wrong key in its own words', async () => {
    const answer = await shop.get('/payments/pay_1', { access_token: 'other' })
    expect(answer).toMatchObject({ status: 401, body: { errors: [{ code: 'invalid_access_token' }] } })
  })

  it.each([
    { value: '197.50' },
    { value: 0 },
    { billingType: 'pix' },
    { dueDate: '16/11/2026' },
    { customer: 'cus_x' },
  ])('refuses %j', async (more) => {
    expect((await payment({ billingType: 'PIX', ...more })).status).toBe(400)
  })
})
