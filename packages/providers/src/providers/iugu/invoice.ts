import { onlyDocumentCharacters } from '@balcao/domain/people/document'
import { nationalPhoneDigits } from '@balcao/domain/people/phone'
import type { Answer } from '#adapter/answer.ts'
import type { CallOptions } from '#adapter/call.ts'
import type { TransactionReading } from '#adapter/definition.ts'
import { secondsOfADay } from '#adapter/durations.ts'
import { isoInSaoPaulo } from '#adapter/iso-in-sao-paulo.ts'
import { itemsThatAddUp } from '#adapter/items-that-add-up.ts'
import { invalidRequest } from '#adapter/provider-failed.ts'
import { secondsToPay } from '#adapter/seconds-to-pay.ts'
import { defaultZipCode, zipCodeOrDefault } from '#adapter/zip-code.ts'
import type { CreateTransaction } from '#inputs.ts'
import { chargingAccount, type IuguApi, inTheNameOf } from './iugu-api.ts'

const smallestPrice = 100
const usualDays = { PIX: 1, BILLET: 3, CREDIT_CARD: 1 }
const payableWith = { PIX: 'pix', BILLET: 'bank_slip', CREDIT_CARD: 'credit_card' }

export async function chargeByInvoice(input: CreateTransaction, api: IuguApi): Promise<TransactionReading> {
  const headers = { 'idempotency-key': api.idempotencyKey() }
  const invoice = await createInvoice(input, api, { headers })
  return input.paymentMethod === 'PIX' ? { ...invoice, expiresAt: endOfCode(input, api) } : invoice
}

/** The buyer gets the platform's mails, so iugu sends none. */
export async function createInvoice(
  input: CreateTransaction,
  api: IuguApi,
  options: CallOptions,
): Promise<TransactionReading> {
  const { customer, paymentMethod } = input
  const invoice = {
    email: customer.email,
    due_date: api.day((paymentMethod === 'BILLET' && input.billetDays) || usualDays[paymentMethod]),
    payable_with: [payableWith[paymentMethod]],
    items: itemsThatAddUp(input, { smallestPrice }).map(({ title, unitPrice, quantity }) => ({
      description: title,
      quantity,
      price_cents: unitPrice,
    })),
    payer: payerBlock(input),
    order_id: input.orderId,
    notification_url: input.webhookUrl,
    splits: splitRules(input, chargingAccount(input, api)),
    pix_qr_code_expires_at: paymentMethod === 'PIX' ? isoInSaoPaulo(endOfCode(input, api)) : undefined,
    max_installments_value: input.installments > 1 ? input.installments : undefined,
    ignore_due_email: true,
    ignore_canceled_email: true,
  }
  return readInvoice(
    await api.post('/invoices', invoice, { ...options, ...inTheNameOf(input.receiverToken) }),
  )
}

function endOfCode(input: CreateTransaction, api: IuguApi): Date {
  return api.later(secondsToPay(input, secondsOfADay))
}

export function readInvoice(invoice: Answer): TransactionReading {
  return {
    transactionId: invoice.identifier('id'),
    rawStatus: invoice.text('status'),
    amount: invoice.optionalAmount('total_cents'),
    paidAmount: invoice.optionalAmount('total_paid_cents'),
    refundedAmount: invoice.optionalAmount('refunded_cents'),
    currency: invoice.optionalText('currency'),
    orderId: invoice.optionalText('order_id'),
    endToEndId: invoice.optionalText('pix.end_to_end_id'),
    pixCode: invoice.optionalText('pix.qrcode_text'),
    expiresAt: invoice.optionalDate('due_date'),
    billetCode: invoice.optionalText('bank_slip.digitable_line'),
    billetUrl: invoice.optionalText('bank_slip.bank_slip_pdf_url', 'bank_slip.bank_slip_url'),
  }
}

function payerBlock({ customer, address, paymentMethod }: CreateTransaction) {
  const digits = nationalPhoneDigits(customer.phone)
  return {
    name: customer.name,
    cpf_cnpj: onlyDocumentCharacters(customer.document),
    email: customer.email,
    phone_prefix: digits?.slice(0, 2),
    phone: digits?.slice(2),
    address: addressBlock(address) ?? (paymentMethod === 'BILLET' ? fallbackAddress : undefined),
  }
}

/** For a boleto of a buyer who was not asked for an address. */
const fallbackAddress = { zip_code: defaultZipCode, number: 'S/N' }

function addressBlock(address: CreateTransaction['address']) {
  return (
    address && {
      zip_code: zipCodeOrDefault(address.zipCode),
      street: address.address,
      number: address.number,
      district: address.district,
      city: address.city,
      state: address.state,
      country: 'Brasil',
    }
  )
}

/**
 * The unassigned rest stays with the selling account, and iugu refuses this account among the shares. iugu
 * silently ignores shares that leave no rest, and the money would go to the wrong people.
 */
function splitRules({ splits, amount: total }: CreateTransaction, seller: string) {
  const shares = splits.filter(({ recipientId }) => recipientId !== '' && recipientId !== seller)
  const shared = shares.reduce(
    (sum, { amount, type }) => sum + (type === 'PERCENTAGE' ? (total * amount) / 100 : amount),
    0,
  )
  if (shared >= total) throw invalidRequest('splits: iugu leaves something to the account that sells')
  const rules = shares.map(({ recipientId, amount, type }) => ({
    recipient_account_id: recipientId,
    ...(type === 'PERCENTAGE' ? { percent: amount } : { cents: amount }),
  }))
  return rules.length > 0 ? rules : undefined
}
