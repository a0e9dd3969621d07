import { cardDigits } from '@balcao/domain/cards/card'
import { readBoleto } from '@balcao/domain/payments/boleto'
import { onlyDocumentCharacters } from '@balcao/domain/people/document'
import type { Answer } from '#adapter/answer.ts'
import type { TransactionReading } from '#adapter/definition.ts'
import { fallbackAddress } from '#adapter/fallback-address.ts'
import { path } from '#adapter/path.ts'
import { ProviderFailed } from '#adapter/provider-failed.ts'
import { zipCodeOrDefault } from '#adapter/zip-code.ts'
import type { CreateTransaction } from '#inputs.ts'
import type { TransfeeraApi } from './transfeera-api.ts'

const usualDays = 1

/** The address of a card payer without one. */
const addressOfNobody = { ...fallbackAddress, number: '1' }

export async function chargeByBillet(
  input: CreateTransaction,
  api: TransfeeraApi,
): Promise<TransactionReading> {
  const answer = await createCharge(input, api, {
    payment_methods: ['boleto'],
    payer: { ...payerBlock(input), address: addressBlock(input.address) },
  })
  const charge = readCharge(answer, api)
  return { ...charge, billetUrl: await keepSlip(answer, api) }
}

export async function chargeByCard(
  input: CreateTransaction,
  api: TransfeeraApi,
): Promise<TransactionReading> {
  const card = await api.openCard(input.cardId)
  const answer = await createCharge(input, api, {
    payment_methods: ['credit_card'],
    payer: { ...payerBlock(input), address: addressBlock(input.address ?? addressOfNobody) },
    payment_method_details: {
      credit_card: {
        installments: input.installments,
        number: cardDigits(card.number),
        holder_name: card.holderName,
        expiration_month: card.expMonth,
        expiration_year: card.expYear,
        cvv: card.cvv,
      },
    },
  })
  return readCardCharge(answer, api)
}

/**
 * A charge is never cancelled while its card is processed, and a paid charge is refunded, so "canceled" means refused.
 */
export function readCardCharge(answer: Answer, api: TransfeeraApi): TransactionReading {
  const charge = readCharge(answer, api)
  return charge.rawStatus === 'canceled' ? { ...charge, rawStatus: 'card refused' } : charge
}

export function readCharge(charge: Answer, api: TransfeeraApi): TransactionReading {
  const receivable = charge.at('receivables.0')
  const line = receivable.optionalText('boleto.linha_digitavel')
  const slip = line === undefined ? undefined : readBoleto(line, api.day(0))
  const amountOnSlip = slip?.valid && slip.kind === 'BANK' ? slip.amountCents : undefined
  return {
    transactionId: charge.identifier('id'),
    rawStatus: receivable.text('status'),
    amount: amountOnSlip ?? receivable.optionalAmount('amount'),
    orderId: charge.optionalText('external_id'),
    expiresAt: receivable.optionalDate('expiration_date', 'due_date'),
    billetCode: line,
  }
}

async function createCharge(input: CreateTransaction, api: TransfeeraApi, method: object): Promise<Answer> {
  const lastDay = api.day((input.paymentMethod === 'BILLET' && input.billetDays) || usualDays)
  const answer = await api.post('/charges', {
    amount: api.amount(input.amount),
    due_date: lastDay,
    expiration_date: lastDay,
    description: input.description,
    external_id: input.orderId,
    ...method,
  })
  api.made(answer.identifier('id'))
  return answer
}

/** Transfeera serves the slip as a file behind its login; the buyer gets a stored copy. */
async function keepSlip(charge: Answer, api: TransfeeraApi): Promise<string> {
  const [id, receivable] = [charge.identifier('id'), charge.identifier('receivables.0.id')]
  try {
    const { bytes } = await api.download(path`/charges/${id}/receivables/${receivable}/pdf`)
    if (!api.upload || !isPdf(bytes))
      throw new Error('There is no file to upload, or no upload in the context')
    return (await api.upload({ folder: 'billets', contentType: 'application/pdf', bytes })).url
  } catch {
    throw new ProviderFailed({ kind: 'unknown', message: 'Error on upload pdf' })
  }
}

function isPdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-'
}

function payerBlock({ customer }: CreateTransaction) {
  return {
    name: customer.name,
    tax_id: onlyDocumentCharacters(customer.document),
    email: customer.email,
  }
}

function addressBlock(address: CreateTransaction['address']) {
  return (
    address && {
      street: address.address,
      number: address.number,
      district: address.district,
      city: address.city,
      state: address.state,
      postal_code: zipCodeOrDefault(address.zipCode),
    }
  )
}
