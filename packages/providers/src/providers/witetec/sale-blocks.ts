import { documentKind, onlyDocumentCharacters } from '@balcao/domain/people/document'
import { nationalPhoneDigits } from '@balcao/domain/people/phone'
import { itemsThatAddUp } from '#adapter/items-that-add-up.ts'
import type { ProviderApi } from '#adapter/provider-api.ts'
import type { CardData } from '#contract.ts'
import { cardBlock } from '#families/gateway-transaction.ts'
import type { CreateTransaction } from '#inputs.ts'

/** Blocks with the same form in both generations, each in its own unit. */

export function customerBlock({ name, email, phone, document }: CreateTransaction['customer']) {
  return {
    name,
    email,
    phone: nationalPhoneDigits(phone) ?? phone,
    documentType: documentKind(document) ?? 'CPF',
    document: onlyDocumentCharacters(document),
  }
}

export function itemsBlock<C>(input: CreateTransaction, api: ProviderApi<C>) {
  return itemsThatAddUp(input).map(({ id, title, unitPrice, quantity, tangible }) => ({
    title,
    amount: api.amount(unitPrice),
    quantity,
    tangible,
    externalRef: id,
  }))
}

export function holderAndCardBlock(card: CardData, { document }: CreateTransaction['customer']) {
  return {
    ...cardBlock(card),
    holderDocument: onlyDocumentCharacters(card.holderDocument ?? document),
  }
}
