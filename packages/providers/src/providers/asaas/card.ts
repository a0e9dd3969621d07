import { cardDigits } from '@balcao/domain/cards/card'
import { onlyDocumentCharacters } from '@balcao/domain/people/document'
import { nationalPhoneDigits } from '@balcao/domain/people/phone'
import type { TransactionReading } from '#adapter/definition.ts'
import { isSealedCard } from '#adapter/open-card.ts'
import { invalidRequest } from '#adapter/provider-failed.ts'
import { zipCodeOrDefault } from '#adapter/zip-code.ts'
import type { CardData } from '#contract.ts'
import type { CreateTransaction, TokenizeCard } from '#inputs.ts'
import type { CardToken } from '#results.ts'
import type { AsaasApi } from './asaas-api.ts'
import { createCharge, findOrCreateCustomer } from './charge.ts'

const oneYear = 365

/** A card is sealed by the card frame, or is a token made by Asaas before. */
export async function chargeByCard(input: CreateTransaction, api: AsaasApi): Promise<TransactionReading> {
  const { cardId, customerIp } = input
  const card =
    cardId && !isSealedCard(cardId)
      ? { creditCardToken: cardId }
      : { ...cardBlock(await api.openCard(cardId)), ...holderBlock(input) }
  return createCharge({
    input,
    api,
    billingType: 'CREDIT_CARD',
    dueDate: api.day(oneYear),
    more: { ...card, remoteIp: customerIp },
  })
}

export async function tokenizeAsaasCard(input: TokenizeCard, api: AsaasApi): Promise<CardToken> {
  const { sealedCard, customer, customerIp, address } = input
  if (!customer) throw invalidRequest('customer: Asaas keeps a card under the customer who holds it')
  const answer = await api.post('/creditCard/tokenizeCreditCard', {
    customer: await findOrCreateCustomer(customer, api),
    ...cardBlock(await api.openCard(sealedCard)),
    ...holderBlock({ customer, address }),
    remoteIp: customerIp,
  })
  return { token: answer.text('creditCardToken') }
}

function cardBlock({ number, holderName, expMonth, expYear, cvv }: CardData) {
  return {
    creditCard: {
      holderName,
      number: cardDigits(number),
      expiryMonth: String(expMonth).padStart(2, '0'),
      expiryYear: String(expYear),
      ccv: cvv,
    },
  }
}

/**
 * Asaas refuses a card without a phone, a postal code and a house number, which buyers of digital products do
 * not give.
 */
function holderBlock({ customer, address }: Pick<CreateTransaction, 'customer' | 'address'>) {
  return {
    creditCardHolderInfo: {
      name: customer.name,
      email: customer.email,
      cpfCnpj: onlyDocumentCharacters(customer.document),
      phone: nationalPhoneDigits(customer.phone) ?? customer.phone,
      postalCode: zipCodeOrDefault(address?.zipCode),
      addressNumber: address?.number ?? 'S/N',
    },
  }
}
