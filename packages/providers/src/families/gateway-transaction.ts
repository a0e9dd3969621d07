import { cardDigits } from '@balcao/domain/cards/card'
import type { PixKeyType } from '@balcao/domain/payments/pix-key'
import { onlyDocumentCharacters } from '@balcao/domain/people/document'
import { nationalPhoneDigits } from '@balcao/domain/people/phone'
import type { Answer } from '#adapter/answer.ts'
import type { TransactionReading } from '#adapter/definition.ts'
import { secondsOfADay } from '#adapter/durations.ts'
import { itemsThatAddUp } from '#adapter/items-that-add-up.ts'
import { isSealedCard } from '#adapter/open-card.ts'
import type { ProviderApi } from '#adapter/provider-api.ts'
import { type EventReading, type Ignored, ignored, type Notification } from '#adapter/webhook.ts'
import type { CardData } from '#contract.ts'
import type { CreateTransaction } from '#inputs.ts'
import { gatewayCalls } from './gateway-calls.ts'

/** The transaction object that the white-label gateways inherited from one another, with `/transactions` around it. */

export const pixKeyTypeNames: Record<PixKeyType, string> = {
  CPF: 'cpf',
  CNPJ: 'cnpj',
  EMAIL: 'email',
  PHONE: 'phone',
  RANDOM: 'evp',
}

/** In whole days, the only unit of most gateways: a Pix of some minutes is valid for one day there. */
export function daysToPay({
  paymentMethod,
  billetDays = 3,
}: Pick<CreateTransaction, 'paymentMethod' | 'billetDays'>): number {
  return paymentMethod === 'BILLET' ? billetDays : 1
}

/** `takesSeconds` where a Pix may be valid for less than a day. */
type ChargeCall = { charge: string; takesSeconds?: boolean }

export async function chargeGateway<C>(
  input: CreateTransaction,
  api: ProviderApi<C>,
  { charge, takesSeconds = false }: ChargeCall = gatewayCalls.transactions,
): Promise<TransactionReading> {
  const { customer } = input
  const life = lifeOf(input, takesSeconds)
  const answer = await api.post(charge, {
    amount: api.amount(input.amount),
    currency: input.currency,
    ...(await methodBlock(input, api, life)),
    items: itemsThatAddUp(input).map(({ id, ...item }) => ({ ...item, externalRef: id })),
    customer: {
      name: customer.name,
      email: customer.email,
      phone: nationalPhoneDigits(customer.phone) ?? customer.phone,
      document: documentBlock(customer.document),
    },
    postbackUrl: input.webhookUrl,
    externalRef: input.orderId,
    ip: input.customerIp,
  })
  const reading = readGatewayTransaction(answer)
  if (input.paymentMethod === 'CREDIT_CARD') return reading
  const seconds = life.expiresIn ?? life.expiresInDays * secondsOfADay
  return { ...reading, expiresAt: reading.expiresAt ?? api.later(seconds) }
}

type Life = { expiresIn: number; expiresInDays?: never } | { expiresInDays: number; expiresIn?: never }

/** Whole days or seconds; the two exclude each other. */
function lifeOf(input: CreateTransaction, takesSeconds: boolean): Life {
  const { paymentMethod, pixMinutes } = input
  return takesSeconds && paymentMethod === 'PIX' && pixMinutes !== undefined
    ? { expiresIn: pixMinutes * 60 }
    : { expiresInDays: daysToPay(input) }
}

export function readGatewayTransaction(answer: Answer): TransactionReading {
  return {
    transactionId: answer.identifier('id'),
    rawStatus: answer.text('status'),
    amount: answer.optionalAmount('amount'),
    paidAmount: answer.optionalAmount('paidAmount'),
    refundedAmount: answer.optionalAmount('refundedAmount'),
    currency: answer.optionalText('currency'),
    orderId: answer.optionalText('externalRef'),
    endToEndId: answer.optionalText('pix.end2EndId'),
    pixCode: answer.optionalText('pix.qrcode'),
    pixQrCode: answer.optionalImage('pix.qrcodeBase64'),
    expiresAt: answer.optionalDate('pix.expirationDate', 'boleto.expirationDate'),
    billetCode: answer.optionalText('boleto.digitableLine', 'boleto.barcode'),
    billetUrl: answer.optionalText('boleto.url'),
  }
}

export function readGatewayWebhook({ body }: Notification): EventReading | Ignored {
  const type = body.text('type')
  if (type !== 'transaction') return ignored(`Events of type ${type} are not about transactions`)
  return {
    transactionId: body.identifier('data.id', 'objectId'),
    rawStatus: body.text('data.status'),
    amount: body.optionalAmount('data.amount'),
    paidAmount: body.optionalAmount('data.paidAmount'),
    refundedAmount: body.optionalAmount('data.refundedAmount'),
    orderId: body.optionalText('data.externalRef'),
    endToEndId: body.optionalText('data.pix.end2EndId'),
    eventId: body.optionalText('id'),
  }
}

export function documentBlock(document: string) {
  const number = onlyDocumentCharacters(document)
  return { number, type: number.length > 11 ? 'cnpj' : 'cpf' }
}

export function cardBlock({ number, holderName, expMonth, expYear, cvv }: CardData) {
  return {
    number: cardDigits(number),
    holderName,
    expirationMonth: expMonth,
    expirationYear: expYear,
    cvv,
  }
}

async function methodBlock<C>(input: CreateTransaction, api: ProviderApi<C>, life: Life) {
  switch (input.paymentMethod) {
    case 'PIX':
      return { paymentMethod: 'pix', pix: life }
    case 'BILLET':
      return { paymentMethod: 'boleto', boleto: life }
    case 'CREDIT_CARD':
      return {
        paymentMethod: 'credit_card',
        installments: input.installments,
        card: await cardOf(input.cardId, api),
      }
  }
}

/** A card tokenised by the provider is named by its token alone. */
async function cardOf<C>(cardId: string | undefined, api: ProviderApi<C>) {
  return cardId === undefined || isSealedCard(cardId)
    ? cardBlock(await api.openCard(cardId))
    : { token: cardId }
}
