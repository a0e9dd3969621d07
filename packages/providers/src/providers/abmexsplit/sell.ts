import { onlyDocumentCharacters } from '@balcao/domain/people/document'
import { nationalPhoneDigits } from '@balcao/domain/people/phone'
import type { Answer } from '#adapter/answer.ts'
import type { TransactionReading } from '#adapter/definition.ts'
import { secondsOfADay } from '#adapter/durations.ts'
import { itemsThatAddUp } from '#adapter/items-that-add-up.ts'
import type { ProviderApi } from '#adapter/provider-api.ts'
import { zipCodeOrDefault } from '#adapter/zip-code.ts'
import { cardBlock, daysToPay } from '#families/gateway-transaction.ts'
import type { CreateTransaction } from '#inputs.ts'

type AbmexsplitApi = ProviderApi<{ secretKey: string }>

export async function sell(input: CreateTransaction, api: AbmexsplitApi): Promise<TransactionReading> {
  const { customer, address } = input
  const answer = await api.post('/sells', {
    amount: api.amount(input.amount),
    items: itemsThatAddUp(input).map(({ id, title, unitPrice, quantity, tangible }) => ({
      id,
      title,
      unit_price: api.amount(unitPrice),
      quantity,
      tangible,
    })),
    customer: {
      name: customer.name,
      email: customer.email,
      phone: nationalPhoneDigits(customer.phone) ?? customer.phone,
      document: onlyDocumentCharacters(customer.document),
      address: address && {
        street: address.address,
        number: address.number,
        district: address.district,
        city: address.city,
        state: address.state,
        zip_code: zipCodeOrDefault(address.zipCode),
      },
    },
    splits: splitRules(input.splits),
    ...(await methodBlock(input, api)),
    webhook: input.webhookUrl,
    external_reference: input.orderId,
    ip: input.customerIp,
  })
  const reading = readSell(answer)
  if (input.paymentMethod === 'CREDIT_CARD') return reading
  return { ...reading, expiresAt: reading.expiresAt ?? api.later(daysToPay(input) * secondsOfADay) }
}

export function readSell(answer: Answer): TransactionReading {
  return {
    transactionId: answer.identifier('id'),
    rawStatus: answer.text('status'),
    amount: answer.optionalAmount('amount'),
    orderId: answer.optionalText('external_reference'),
    endToEndId: answer.optionalText('pix.end2EndId'),
    pixCode: answer.optionalText('pix.qrcode'),
    expiresAt: answer.optionalDate('pix.expirationDate', 'boleto.expirationDate'),
    billetCode: answer.optionalText('boleto.digitableLine', 'boleto.barcode'),
    billetUrl: answer.optionalText('boleto.url'),
  }
}

/** The platform comes first and is no marketplace of the provider: the unassigned rest is its own. */
function splitRules([first, ...others]: CreateTransaction['splits']) {
  const splits = first?.recipientId ? [first, ...others] : others
  if (splits.length === 0) return undefined
  return splits.map(({ recipientId, amount, type }) => ({
    marketplace_id: recipientId,
    amount,
    type: type === 'PERCENTAGE' ? 'percentage' : 'fixed',
  }))
}

async function methodBlock(input: CreateTransaction, api: AbmexsplitApi) {
  switch (input.paymentMethod) {
    case 'PIX':
      return { payment_method: 'pix', pix: { expiresInDays: daysToPay(input) } }
    case 'BILLET':
      return { payment_method: 'boleto', boleto: { expiresInDays: daysToPay(input) } }
    case 'CREDIT_CARD':
      return {
        payment_method: 'credit_card',
        installments: input.installments,
        card: cardBlock(await api.openCard(input.cardId)),
      }
  }
}
