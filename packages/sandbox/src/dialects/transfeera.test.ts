import { createHmac } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '#testing/open-test-shop.ts'

let shop: TestShop
let token: Record<string, string>
beforeEach(async () => {
  shop = await openTestShop({ acquirer: 'TRANSFEERA', account: { publicKey: 'id', secretKey: 'secret' } })
  const { body } = await shop.post('/authorization', {
    grant_type: 'client_credentials',
    client_id: 'id',
    client_secret: 'secret',
  })
  token = { authorization: `Bearer ${body.access_token}` }
})
afterEach(() => shop.close())

const pix = {
  pix_key: 'loja@example.com',
  original_value: 197.5,
  expiration: 86_400,
  payer: { name: 'C', document: '12345678909' },
}

const boleto = {
  payment_methods: ['boleto'],
  amount: 197.5,
  due_date: '2026-11-18',
  payer: { name: 'C', tax_id: '12345678909' },
}
const byCard = (number: string) => ({
  payment_methods: ['credit_card'],
  amount: 197.5,
  payer: {
    name: 'C',
    tax_id: '12345678909',
    address: {
      street: 'Rua A',
      number: '1',
      district: 'Centro',
      city: 'São Paulo',
      state: 'SP',
      postal_code: '01001000',
    },
  },
  payment_method_details: {
    credit_card: {
      installments: 2,
      card: { number, holder_name: 'C', expiration_month: 12, expiration_year: 2030, cvv: '123' },
    },
  },
})

describe('TRANSFEERA', () => {
  it('charges by Pix, signs its webhooks, and refunds by the end-to-end id', async () => {
    const { signature_secret } = (
      await shop.post('/webhook', { url: shop.webhookUrl, object_types: ['CashIn'] }, token)
    ).body
    const { body } = await shop.post('/pix/qrcode/collection/immediate', pix, token)
    await shop.sandbox.bank.pay(body.emv_payload)
    const read = await shop.get(`/pix/qrcode/${body.txid}`, token)
    expect(read.body).toMatchObject({ status: 'CONCLUIDA', pix_received: [{ value: 197.5 }] })
    const { end2end_id } = read.body.pix_received[0]
    const refund = await shop.post(
      `/pix/cashin/${end2end_id}/refund`,
      { value: 97.5, integration_id: 'r1' },
      token,
    )
    expect(refund.body).toMatchObject({ value: 97.5, original_end2end_id: end2end_id })
    expect((await shop.get(`/pix/cashin/${end2end_id}/refund`, token)).body.entries).toMatchObject([
      { value: 97.5, type: 'DEPOSIT_REFUND', integration_id: 'r1' },
    ])

    const [told] = await shop.heard()
    const [, time, given] =
      /^t=(\d+),v1=([0-9a-f]+)$/.exec(String(told?.headers['transfeera-signature'])) ?? []
    expect(given).toBe(createHmac('sha256', signature_secret).update(`${time}.${told?.text}`).digest('hex'))
    expect(JSON.parse(told?.text ?? '')).toMatchObject({
      object: 'CashIn',
      data: { value: 197.5, end2end_id, txid: body.txid },
    })
  })

  it('holds payouts back until their batch is closed', async () => {
    const transfer = {
      value: 10.5,
      idempotency_key: 'k1',
      destination_bank_account: { pix_key: 'a@b.c', pix_key_type: 'EMAIL' },
    }
    const { body } = await shop.post('/batch', { type: 'TRANSFERENCIA', transfers: [transfer] }, token)
    await shop.sandbox.bank.webhooksDelivered()
    expect(await shop.sandbox.acquirer('TRANSFEERA').payouts()).toMatchObject([{ state: 'waiting' }])
    await shop.post(`/batch/${body.id}/close`, {}, token)
    await shop.sandbox.bank.webhooksDelivered()
    expect((await shop.get(`/batch/${body.id}/transfer`, token)).body.data).toMatchObject([
      { status: 'FINALIZADO', value: 10.5 },
    ])
  })

  it('issues a boleto with its PDF', async () => {
    const { body } = await shop.post('/charges', boleto, token)
    const [receivable] = body.receivables
    expect(receivable).toMatchObject({ status: 'created', amount: 197.5 })
    expect(receivable.boleto.linha_digitavel).toHaveLength(47)
    expect((await shop.get(`/charges/${body.id}/receivables/${receivable.id}/pdf`, token)).text).toMatch(
      /^%PDF/,
    )
  })

  it('reports a changed receivable, and a card payment also as a receipt', async () => {
    await shop.post('/webhook', { url: shop.webhookUrl, object_types: ['ChargeReceivable', 'Payin'] }, token)
    const news = async () => {
      const told = (await shop.webhooks()).slice(known)
      known += told.length
      return told.map(({ object, data }) => [object, data.status, data.charge_id])
    }
    let known = 0
    const made = await shop.post('/charges', boleto, token)
    await shop.sandbox.bank.pay(made.body.receivables[0].boleto.linha_digitavel)
    expect(await news()).toEqual([['ChargeReceivable', 'paid', made.body.id]])
    const paid = await shop.post('/charges', byCard('4111111111111111'), token)
    expect(paid.body.receivables).toMatchObject([
      { status: 'paid', payments: [{ paid_with: 'credit_card' }] },
    ])
    expect(await news()).toEqual([
      ['Payin', 'paid', undefined],
      ['ChargeReceivable', 'paid', paid.body.id],
    ])
    const refused = await shop.post('/charges', byCard('4000000000000002'), token)
    expect(refused.body.receivables).toMatchObject([{ status: 'canceled', payments: [] }])
    expect(await news()).toEqual([['ChargeReceivable', 'canceled', refused.body.id]])
  })

  it('requires the full address of a card payer', async () => {
    const { payer, ...charge } = byCard('4111111111111111')
    const answer = await shop.post('/charges', { ...charge, payer: { ...payer, address: {} } }, token)
    expect(answer.body).toMatchObject({ statusCode: 400, message: 'payer.address.street is required' })
  })

  it('refuses a call without a login, and an expired login', async () => {
    expect((await shop.post('/pix/qrcode/collection/immediate', pix)).status).toBe(401)
    shop.moveClock(1_800)
    expect((await shop.post('/pix/qrcode/collection/immediate', pix, token)).status).toBe(401)
  })
})
