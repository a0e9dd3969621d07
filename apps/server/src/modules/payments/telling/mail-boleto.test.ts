import { dayInSaoPaulo } from '@balcao/domain/calendar'
import { readBoleto } from '@balcao/domain/payments/boleto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkPayment } from '#modules/payments/asking/check-payment.ts'
import { createShop, type Shop } from '#test/shop.ts'

let shop: Shop

beforeAll(async () => {
  shop = await createShop()
})
afterAll(() => shop.stop())

const mailsAbout = async (paymentId: string) =>
  (await shop.inbox()).filter(({ key }) => key === `boleto-created:${paymentId}`)

test('a buyer who chose a boleto gets a mail with its line, amount and due day', async () => {
  const { paymentId, payment } = await shop.buy({ method: 'BILLET' })
  await shop.drainJobs()
  const [mail, ...others] = await mailsAbout(paymentId)
  expect(others).toEqual([])
  const line = payment.billet?.code ?? ''
  const boleto = readBoleto(line, dayInSaoPaulo(shop.clock.now()))
  if (!boleto.valid || !boleto.dueDate) throw new Error('The acquirer gave no boleto')
  const [year, month, day] = boleto.dueDate.split('-')
  expect(mail?.text.replace(/[. ]/g, '')).toContain(line)
  expect(mail?.text).toContain(`Vencimento: ${day}/${month}/${year}`)
  expect(mail?.text).toContain(`/checkout/payment/${paymentId}`)
})

test('a buyer who paid before the mail was written gets only the confirmation', async () => {
  const { paymentId, payment } = await shop.buy({ method: 'BILLET' })
  await shop.sandbox.bank.pay(payment.billet?.code ?? '')
  await checkPayment(shop.app, { platformId: shop.platformId, paymentId, source: 'WEBHOOK' })
  await shop.settle()
  expect(await mailsAbout(paymentId)).toEqual([])
})
