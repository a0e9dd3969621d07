import { cardBrand, cardDigits } from '@balcao/domain/cards/card'
import { readBoleto } from '@balcao/domain/payments/boleto'
import { statementDescriptor } from '@balcao/domain/payments/statement-descriptor'
import { documentKind, onlyDocumentCharacters } from '@balcao/domain/people/document'
import type { Answer } from '#adapter/answer.ts'
import type { TransactionReading } from '#adapter/definition.ts'
import { secondsOfADay } from '#adapter/durations.ts'
import { isoInSaoPaulo } from '#adapter/iso-in-sao-paulo.ts'
import { isSealedCard } from '#adapter/open-card.ts'
import { ProviderFailed } from '#adapter/provider-failed.ts'
import { secondsToPay } from '#adapter/seconds-to-pay.ts'
import { zipCodeOrDefault } from '#adapter/zip-code.ts'
import type { CardData } from '#contract.ts'
import type { CreateTransaction } from '#inputs.ts'
import type { CardChallenge, DeclineReason } from '#results.ts'
import type { MercadopagoApi } from './mercadopago-api.ts'

const usualBilletDays = 3
/** Mercado Pago refuses a Pix with a shorter lifetime. */
const shortestPixSeconds = 1_800

/** Time to confirm a purchase at the card's bank; "cerca de 5 minutos", and no answer names its end. */
const challengeMs = 5 * 60_000

/** Where Mercado Pago's name of a brand differs from the usual one. */
const brandNames = new Map([['mastercard', 'master']])

const declineReasons = new Map<string, DeclineReason>(
  Object.entries({
    cc_rejected_insufficient_amount: 'insufficient_funds',
    cc_rejected_bad_filled_card_number: 'invalid_card',
    cc_rejected_bad_filled_date: 'invalid_card',
    cc_rejected_bad_filled_security_code: 'invalid_card',
    cc_rejected_bad_filled_other: 'invalid_card',
    cc_rejected_high_risk: 'suspected_fraud',
    cc_rejected_blacklist: 'suspected_fraud',
    cc_rejected_card_disabled: 'not_permitted',
    cc_rejected_invalid_installments: 'not_permitted',
    cc_rejected_max_attempts: 'not_permitted',
    cc_rejected_duplicated_payment: 'not_permitted',
    cc_rejected_3ds_challenge: 'not_authenticated',
    cc_rejected_3ds_mandatory: 'not_authenticated',
  }),
)

export async function payByPix(input: CreateTransaction, api: MercadopagoApi): Promise<TransactionReading> {
  const seconds = Math.max(shortestPixSeconds, secondsToPay(input, secondsOfADay))
  return createPayment(input, api, {
    payment_method_id: 'pix',
    date_of_expiration: withMilliseconds(isoInSaoPaulo(api.later(seconds))),
  })
}

/** The Central Bank requires the payer's address on every slip, so without an address there is no boleto. */
export async function payByBillet(
  input: CreateTransaction,
  api: MercadopagoApi,
): Promise<TransactionReading> {
  if (!input.address) {
    throw new ProviderFailed({ kind: 'unsupported', message: 'Payment method not supported' })
  }
  return createPayment(input, api, {
    payment_method_id: 'bolbradesco',
    date_of_expiration: withMilliseconds(`${api.day(input.billetDays ?? usualBilletDays)}T23:59:59-03:00`),
  })
}

export async function payByCard(input: CreateTransaction, api: MercadopagoApi): Promise<TransactionReading> {
  const { token, brand } = await tokenAndBrand(input, api)
  return createPayment(input, api, {
    token,
    payment_method_id: brandNames.get(brand) ?? brand,
    installments: input.installments,
    statement_descriptor: statementDescriptor(input.softDescriptor ?? input.description ?? '') || undefined,
    capture: true,
    three_d_secure_mode: threeDSecureMode(input, api),
  })
}

/** Sent with every charge: a charge must not wait for a confirmation if its buyer is not at the page. */
function threeDSecureMode({ mayChallenge }: CreateTransaction, { credentials }: MercadopagoApi) {
  return mayChallenge && credentials.threeDSecure === 'optional' ? 'optional' : 'not_supported'
}

/** A token made by a browser does not reveal its brand, so the caller passes it. */
async function tokenAndBrand(
  { cardId, cardBrand: known = '', customer }: CreateTransaction,
  api: MercadopagoApi,
): Promise<{ token: string; brand: string }> {
  if (cardId && !isSealedCard(cardId)) return { token: cardId, brand: known }
  const card = await api.openCard(cardId)
  return { token: await createCardToken(card, customer, api), brand: cardBrand(card.number)?.id ?? '' }
}

export function readPayment(payment: Answer, api: MercadopagoApi): TransactionReading {
  const transactionId = payment.identifier('id')
  const detail = payment.optionalText('status_detail') ?? ''
  const refundedAmount = payment.optionalAmount('transaction_amount_refunded')
  const rawStatus = statusWord(payment.text('status'), detail, refundedAmount)
  const isBillet = payment.optionalText('payment_type_id') === 'ticket'
  const code = payment.at('point_of_interaction.transaction_data')
  const challenge = detail === 'pending_challenge' ? readChallenge(payment) : undefined
  return {
    transactionId,
    rawStatus,
    amount: payment.optionalAmount('transaction_amount'),
    refundedAmount,
    currency: payment.optionalText('currency_id'),
    orderId: payment.optionalText('external_reference'),
    declineReason: rawStatus === 'rejected' ? (declineReasons.get(detail) ?? 'issuer_refused') : undefined,
    // A boleto may carry its own Pix code as well.
    pixCode: code.optionalText('qr_code'),
    pixQrCode: code.optionalImage('qr_code_base64'),
    expiresAt: payment.optionalDate('date_of_expiration') ?? (challenge && endOfChallenge(payment, api)),
    challenge,
    billetCode: payment.optionalText('transaction_details.digitable_line') ?? lineOfBarcode(payment, api),
    billetUrl: isBillet ? payment.optionalText('transaction_details.external_resource_url') : undefined,
  }
}

function readChallenge(payment: Answer): CardChallenge | undefined {
  const url = payment.optionalText(
    'three_ds_info.external_resource_url',
    'three_dsinfo.external_resource_url',
  )
  const creq = payment.optionalText('three_ds_info.creq', 'three_dsinfo.creq')
  return url === undefined || creq === undefined ? undefined : { url, fields: { creq } }
}

function endOfChallenge(payment: Answer, api: MercadopagoApi): Date {
  const createdAt = payment.optionalDate('date_created') ?? api.now()
  return new Date(createdAt.getTime() + challengeMs)
}

/** A dispute won by the seller keeps its status: only the detail shows the win, and that nothing was refunded. */
function statusWord(status: string, detail: string, refundedAmount = 0): string {
  const isWon = status === 'charged_back' && detail === 'reimbursed' && refundedAmount === 0
  return isWon ? 'charged_back reimbursed' : status
}

/** Some answers have only the barcode, from which the digitable line is computed. */
function lineOfBarcode(payment: Answer, api: MercadopagoApi): string | undefined {
  const barcode = payment.optionalText('barcode.content', 'transaction_details.barcode.content')
  const boleto = barcode === undefined ? undefined : readBoleto(barcode, api.day(0))
  return boleto?.valid ? boleto.line : undefined
}

async function createPayment(
  input: CreateTransaction,
  api: MercadopagoApi,
  method: object,
): Promise<TransactionReading> {
  const { customer } = input
  const [firstName, ...lastNames] = customer.name.split(/\s+/)
  const payment = {
    transaction_amount: api.amount(input.amount),
    description: input.description ?? input.items[0]?.title,
    ...method,
    external_reference: input.orderId,
    notification_url: input.webhookUrl && withoutOldNotifications(input.webhookUrl),
    payer: {
      email: customer.email,
      first_name: firstName,
      last_name: lastNames.join(' ') || undefined,
      identification: identificationBlock(customer.document),
      address: addressBlock(input.address),
    },
    additional_info: {
      ip_address: input.customerIp,
      items: input.items.map(({ id, title, unitPrice, quantity }) => ({
        id,
        title,
        quantity,
        unit_price: api.amount(unitPrice),
      })),
    },
  }
  const headers = { 'x-idempotency-key': api.idempotencyKey() }
  return readPayment(await api.post('/v1/payments', payment, { headers }), api)
}

/**
 * The older notifications of the same payment have a signature that cannot be checked with any secret, and would look
 * forged.
 */
function withoutOldNotifications(webhookUrl: string): string {
  const address = new URL(webhookUrl)
  address.searchParams.set('source_news', 'webhooks')
  return address.href
}

function addressBlock(address: CreateTransaction['address']) {
  return (
    address && {
      zip_code: zipCodeOrDefault(address.zipCode),
      street_name: address.address,
      street_number: address.number,
      neighborhood: address.district,
      city: address.city,
      federal_unit: address.state,
    }
  )
}

/** The only date format in the documentation's examples. */
function withMilliseconds(moment: string): string {
  return moment.replace(/-03:00$/, '.000-03:00')
}

async function createCardToken(
  { number, holderName, holderDocument, expMonth, expYear, cvv }: CardData,
  customer: CreateTransaction['customer'],
  api: MercadopagoApi,
): Promise<string> {
  const card = {
    card_number: cardDigits(number),
    expiration_month: expMonth,
    expiration_year: expYear,
    security_code: cvv,
    cardholder: {
      name: holderName,
      identification: identificationBlock(holderDocument ?? customer.document),
    },
  }
  return (await api.post('/v1/card_tokens', card, { preparation: true })).identifier('id')
}

function identificationBlock(document: string) {
  return { type: documentKind(document) ?? 'CPF', number: onlyDocumentCharacters(document) }
}
