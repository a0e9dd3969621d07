import { type CardRead, readTestCard, readTestToken } from '#core/test-cards.ts'
import type { Fields } from '#http/fields.ts'

type TransfeeraCard = { method: 'CREDIT_CARD'; installments: number } & CardRead

const place = 'payment_method_details.credit_card'
const address = ['street', 'number', 'district', 'city', 'state', 'postal_code']

/**
 * A card in a charge is specified, not documented: its publicly known form is a payment link, where
 * `payment_method_details.credit_card` holds `max_installments`. So its details are read there, under any usual name,
 * plain or in a `card` block, or as a token. The full address of a card payer is required: the specification supplies a
 * default.
 */
export function readTransfeeraCard(body: Fields): TransfeeraCard | { problem: string } {
  const missing = address.find((field) => !body.text(`payer.address.${field}`))
  if (missing) return { problem: `payer.address.${missing} is required` }
  const read = (...names: string[]) =>
    names
      .flatMap((name) => [body.text(`${place}.${name}`), body.text(`${place}.card.${name}`)])
      .find((text) => text !== undefined)
  const installments = Number(read('installments', 'max_installments') ?? 1)
  const token = read('token', 'card_token', 'card_id')
  if (token) return { method: 'CREDIT_CARD', installments, ...readTestToken(token) }
  const number = read('number', 'card_number') ?? ''
  const holderName = read('holder_name', 'cardholder_name', 'name')
  const month = Number(read('expiration_month', 'exp_month', 'expiry_month', 'month'))
  const year = Number(read('expiration_year', 'exp_year', 'expiry_year', 'year'))
  if (!/^\d{13,19}$/.test(number) || !holderName) return { problem: 'credit_card is incomplete' }
  if (!(month >= 1 && month <= 12 && year >= 2000)) return { problem: 'the expiry of the card is invalid' }
  if (!/^\d{3,4}$/.test(read('cvv', 'security_code', 'cvc') ?? '')) return { problem: 'cvv is invalid' }
  const card = readTestCard({ number, holderName, expirationMonth: month, expirationYear: year })
  return { method: 'CREDIT_CARD', installments, ...card }
}
