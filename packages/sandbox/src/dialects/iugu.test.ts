import { createSign, generateKeyPairSync } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '#testing/open-test-shop.ts'

const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop({
    acquirer: 'IUGU',
    account: {
      publicKey: 'CONTA1',
      secretKey: 'token1',
      webhookSecret: 'nosso',
      withdrawKey: keys.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    },
    webhookInPanel: true,
  })
})
afterEach(() => shop.close())

const post = (path: string, body: unknown = {}, headers = {}) =>
  shop.post(`${path}?api_token=token1`, body, headers)
const invoice = (more: Record<string, unknown> = {}) => ({
  email: 'c@example.com',
  due_date: '2026-11-18',
  items: [{ description: 'Curso', quantity: 1, price_cents: 19_700 }],
  payable_with: 'pix',
  payer: { name: 'Carolina', cpf_cnpj: '12345678909' },
  ...more,
})

describe('IUGU', () => {
  it('creates an invoice and reports it in a form', async () => {
    const { body } = await post('/invoices', invoice())
    expect(body).toMatchObject({ status: 'pending', total_cents: 19_700 })
    await shop.sandbox.bank.pay(body.pix.qrcode_text)
    expect((await shop.get(`/invoices/${body.id}?api_token=token1`)).body.status).toBe('paid')
    const told = (await shop.heard()).at(-1)
    expect(told?.headers).toMatchObject({
      'content-type': 'application/x-www-form-urlencoded',
      authorization: 'nosso',
    })
    expect(Object.fromEntries(new URLSearchParams(told?.text))).toEqual({
      event: 'invoice.status_changed',
      'data[id]': body.id,
      'data[status]': 'paid',
      'data[account_id]': 'CONTA1',
    })
    const refunded = await post(`/invoices/${body.id}/refund`)
    expect(refunded.body).toMatchObject({ status: 'refunded', refunded_cents: 19_700 })
    expect((await post(`/invoices/${body.id}/refund`)).status).toBe(422)
  })

  it("finds an invoice by the shop's and the bank's reference, each in its own field", async () => {
    const names = { external_reference: 'ext-1', order_id: 'ped-1' }
    const { body } = await post('/invoices', invoice(names))
    const charge = await shop.sandbox.bank.pay(body.pix.qrcode_text)
    const find = (field: string, value: string) =>
      shop.get(`/resource_search?api_token=token1&query_field=${field}&value=${value}`)
    for (const [field, value] of [
      ['external_id', 'ext-1'],
      ['order_id', 'ped-1'],
      ['end_to_end', charge.payments[0]?.endToEndId ?? ''],
    ] as const) {
      expect((await find(field, value)).body).toMatchObject({
        referenceable_id: body.id,
        referenceable_type: 'Invoice',
        resource: { id: body.id, status: 'paid' },
      })
    }
    expect((await find('order_id', 'ext-1')).status).toBe(404)
    expect((await find('external_reference', 'ext-1')).status).toBe(422)
  })

  it('charges a card by token and answers a refusal with success false', async () => {
    const token = await shop.post('/payment_token', {
      account_id: 'CONTA1',
      method: 'credit_card',
      test: true,
      data: {
        number: '4000000000009995',
        verification_value: '123',
        first_name: 'C',
        last_name: 'N',
        month: '01',
        year: '2030',
      },
    })
    const refused = await post('/charge', { ...invoice(), token: token.body.id, months: 2 })
    expect(refused.body).toMatchObject({ success: false, LR: '51' })
    const paid = await post('/charge', { ...invoice(), token: 'x-1111' })
    expect(paid.body).toMatchObject({ success: true, LR: '00' })
    const billet = await post('/charge', { ...invoice(), method: 'bank_slip' })
    expect(billet.body.identification).toHaveLength(47)
  })

  it('verifies a sub-account only with its documents', async () => {
    const { account_id } = (await post('/marketplace/create_account', { name: 'Rafael' })).body
    expect((await shop.get(`/accounts/${account_id}?api_token=token1`)).body.can_receive).toBe(false)
    const file = 'data:image/png;name=a.png;base64,AAAA'
    const files = { identification: file, selfie: file, address_proof: file }
    const path = `/accounts/${account_id}/request_verification`
    expect((await post(path, { data: { cpf: '12345678909' }, files })).status).toBe(422)
    await post(path, { data: { cpf: '12345678909' }, files: { ...files, balance_sheet: file } })
    expect((await shop.get(`/accounts/${account_id}?api_token=token1`)).body.can_receive).toBe(true)
  })

  it('sends money out only on a signed request', async () => {
    const body = JSON.stringify({
      api_token: 'token1',
      transfer_type: 'pix',
      amount_cents: 5_000,
      receiver: { name: 'Rafael', cpf_cnpj: '12345678909', pix: { type: 'email', key: 'r@example.com' } },
    })
    const time = '2026-11-15T09:00:00-03:00'
    const sign = (text: string) => createSign('RSA-SHA256').update(text).sign(keys.privateKey, 'base64')
    const send = (signature: string) =>
      shop.post('/transfer_requests', body, { 'request-time': time, signature: `signature=${signature}` })
    expect((await send(sign('something else'))).status).toBe(401)
    const accepted = await send(sign(`POST|/v1/transfer_requests\ntoken1|${time}\n${body}`))
    expect(accepted.status).toBe(202)
    await shop.sandbox.bank.webhooksDelivered()
    expect((await shop.get(`/transfer_requests/${accepted.body.id}?api_token=token1`)).body.status).toBe(
      'done',
    )
  })

  it('refuses a wrong token', async () => {
    expect(await shop.post('/invoices?api_token=other', invoice())).toMatchObject({
      status: 401,
      body: { errors: 'Unauthorized' },
    })
  })
})
