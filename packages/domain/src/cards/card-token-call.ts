import { documentKind } from '#people/document.ts'
import { cardDigits } from './card.ts'
import type { CardDetails } from './card-envelope.ts'

/**
 * A provider's tokenization call as data, so that the card frame knows no provider. A text in the body that
 * begins with `$` names a part of the card; everything else is sent unchanged.
 */
export type CardTokenCall = {
  url: string
  body: TokenCallBody
  /** The field of the answer that holds the token. */
  tokenField: string
}

export type TokenCallBody = { [field: string]: CardPart | string | TokenCallBody }

const cardParts = {
  $number: ({ cardNumber }: CardDetails) => cardDigits(cardNumber),
  $holderName: ({ holderName }: CardDetails) => holderName.trim(),
  $firstName: ({ holderName }: CardDetails) => holderName.trim().split(/\s+/)[0],
  $lastName: ({ holderName }: CardDetails) => holderName.trim().split(/\s+/).slice(1).join(' '),
  // A document that the buyer was not asked for is left out.
  $holderDocument: ({ holderDocument }: CardDetails) => holderDocument || undefined,
  $holderDocumentKind: ({ holderDocument }: CardDetails) => documentKind(holderDocument) ?? undefined,
  $expMonth: ({ expMonth }: CardDetails) => expMonth,
  $expMonthText: ({ expMonth }: CardDetails) => String(expMonth).padStart(2, '0'),
  $expYear: ({ expYear }: CardDetails) => expYear,
  $expYearText: ({ expYear }: CardDetails) => String(expYear),
  $cvv: ({ cvv }: CardDetails) => cvv,
}
export type CardPart = keyof typeof cardParts

export function fillTokenCall(body: TokenCallBody, card: CardDetails): object {
  return Object.fromEntries(
    Object.entries(body).map(([field, value]) => [
      field,
      typeof value === 'object'
        ? fillTokenCall(value, card)
        : isCardPart(value)
          ? cardParts[value](card)
          : value,
    ]),
  )
}

function isCardPart(value: string): value is CardPart {
  return Object.hasOwn(cardParts, value)
}
