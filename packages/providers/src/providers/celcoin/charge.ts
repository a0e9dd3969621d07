import { cardDigits } from '@balcao/domain/cards/card'
import { onlyDocumentCharacters } from '@balcao/domain/people/document'
import { nationalPhoneDigits } from '@balcao/domain/people/phone'
import type { Answer } from '#adapter/answer.ts'
import { declineReasonOfCode } from '#adapter/decline-reason.ts'
import type { TransactionReading } from '#adapter/definition.ts'
import { secondsOfADay } from '#adapter/durations.ts'
import { path } from '#adapter/path.ts'
import type { ProviderApi } from '#adapter/provider-api.ts'
import { badResponse, ProviderFailed } from '#adapter/provider-failed.ts'
import { zipCodeOrDefault } from '#adapter/zip-code.ts'
import type { CreateTransaction } from '#inputs.ts'

type CelcoinApi = ProviderApi<{
  publicKey: string
  secretKey: string
  webhookToken?: string | undefined
}>

const usualDays = 5

export async function chargeByCode(input: CreateTransaction, api: CelcoinApi): Promise<TransactionReading> {
  const charge = await createCharge(
    input,
    api,
    input.paymentMethod === 'PIX'
      ? {
          mainPaymentMethodId: 'pix',
          PaymentMethodPix: {
            instructions: input.description,
            Deadline: { type: 'days', value: daysToPay(input) },
          },
        }
      : {
          mainPaymentMethodId: 'boleto',
          PaymentMethodBoleto: { instructions: input.description ?? input.items[0]?.title },
        },
  )
  return { ...charge, expiresAt: api.later(daysToPay(input) * secondsOfADay) }
}

/**
 * Reserved first. A reservation is captured at once, and then read, because the answer to the capture has few fields.
 */
export async function chargeByCard(input: CreateTransaction, api: CelcoinApi): Promise<TransactionReading> {
  const card = await api.openCard(input.cardId)
  const charge = await createCharge(input, api, {
    mainPaymentMethodId: 'creditcard',
    PaymentMethodCreditCard: {
      Card: {
        number: cardDigits(card.number),
        holder: card.holderName,
        expiresAt: `${card.expYear}-${String(card.expMonth).padStart(2, '0')}`,
        cvv: card.cvv,
      },
      preAuthorize: true,
      qtdInstallments: input.installments,
    },
  })
  if (charge.rawStatus !== 'authorized') return charge
  await api.put(path`/charges/${charge.transactionId}/galaxPayId/capture`, {})
  return getCharge(charge.transactionId, api)
}

export async function getCharge(galaxPayId: string, api: CelcoinApi): Promise<TransactionReading> {
  const charge = await searchCharge(api, { parameter: 'galaxPayIds', field: 'galaxPayId', id: galaxPayId })
  if (charge) return readCharge(charge)
  throw new ProviderFailed({ kind: 'provider_error', message: 'The charge is unknown.', httpStatus: 404 })
}

export async function findCharge(orderId: string, api: CelcoinApi): Promise<TransactionReading | undefined> {
  const charge = await searchCharge(api, { parameter: 'myIds', field: 'myId', id: orderId })
  return charge && readCharge(charge)
}

export function readCharge(charge: Answer): TransactionReading {
  const transaction = charge.at('Transactions.0')
  const rawStatus = transaction.text('status')
  const code = transaction.optionalText('AbecsReasonDenied.code')
  return {
    transactionId: charge.identifier('galaxPayId'),
    rawStatus,
    amount: charge.optionalAmount('value'),
    orderId: charge.optionalText('myId'),
    endToEndId: transaction.optionalText('Pix.endToEnd'),
    declineReason: rawStatus === 'denied' ? declineReasonOfCode(code) : undefined,
    pixCode: transaction.optionalText('Pix.qrCode'),
    billetCode: transaction.optionalText('Boleto.bankLine'),
    billetUrl: transaction.optionalText('Boleto.pdf'),
  }
}

/** A list with only foreign charges was not filtered by the reference, and so does not prove an absence. */
async function searchCharge(
  api: CelcoinApi,
  { parameter, field, id }: { parameter: 'galaxPayIds' | 'myIds'; field: 'galaxPayId' | 'myId'; id: string },
): Promise<Answer | undefined> {
  const found = await api.get('/charges', { query: { [parameter]: id, startAt: '0', limit: '10' } })
  const charges = found.requiredList('Charges')
  const charge = charges.find((entry) => entry.optionalText(field) === id)
  if (!charge && charges.length > 0) throw badResponse('The list does not answer what was asked')
  return charge
}

async function createCharge(
  input: CreateTransaction,
  api: CelcoinApi,
  method: object,
): Promise<TransactionReading> {
  const answer = await api.post('/charges', {
    myId: input.orderId,
    value: api.amount(input.amount),
    payday: api.day(daysToPay(input)),
    additionalInfo: input.description ?? input.items[0]?.title,
    Customer: customerBlock(input),
    ...method,
  })
  api.made(answer.identifier('Charge.galaxPayId'))
  return readCharge(answer.at('Charge'))
}

function daysToPay({ paymentMethod, billetDays }: CreateTransaction): number {
  return (paymentMethod === 'BILLET' && billetDays) || usualDays
}

function customerBlock({ customer, address }: CreateTransaction) {
  const document = onlyDocumentCharacters(customer.document)
  const phone = nationalPhoneDigits(customer.phone)
  return {
    myId: document,
    name: customer.name,
    document,
    emails: [customer.email],
    phones: phone ? [Number(phone)] : undefined,
    Address: address && {
      zipCode: zipCodeOrDefault(address.zipCode),
      street: address.address,
      number: address.number,
      neighborhood: address.district,
      city: address.city,
      state: address.state,
    },
  }
}
