import { expect, it } from 'vitest'
import { wordOf } from './word-of.ts'

it.each([
  ['{"type":"transaction","data":{"status":"paid","customer":{"status":"active"}}}', 'paid'],
  ['{"event":"PAYMENT_RECEIVED","payment":{"status":"RECEIVED"}}', 'RECEIVED'],
  ['{"typeTransaction":"PIX","statusTransaction":"PAID_OUT"}', 'PAID_OUT'],
  ['{"evento":"PixIn","idEnvio":"1"}', 'PixIn'],
  ['{"action":"payment.updated","data":{"id":"1"}}', 'payment.updated'],
  ['event=invoice.status_changed&data%5Bid%5D=1&data%5Bstatus%5D=paid', 'paid'],
  ['{"pix":[{"txid":"1","valor":"197.00"}]}', undefined],
  ['{"status":200}', undefined],
  ['{"id": 19', undefined],
  ['<h1>Aviso</h1>', undefined],
])('%s has the status word %s', (body, word) => {
  expect(wordOf({ body })).toBe(word)
})
