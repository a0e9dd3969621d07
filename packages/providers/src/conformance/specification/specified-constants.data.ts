import type { ProviderName } from '#provider-names.ts'

/**
 * Section 9 of the specification: values required in a request made at noon of 2 March 2026 (15:00 UTC), with
 * their providers. Where the specification says "one provider", the choice is recorded here.
 */
export const specifiedConstants: readonly [what: string, field: string, ...providers: ProviderName[]][] = [
  ['Pix expires in 1 day', 'pix.expiresInDays=1', 'ABMEX', 'HAWKPAY', 'LUMION'],
  ['Pix expires in 1 day, in seconds', 'calendario.expiracao=86400', 'ONZ', 'PODPAY', 'TREEAL'],
  ['Pix expires in 1440 minutes', 'expirationTime=1440', 'PAGO'],
  ['Pix expires in 1800 seconds', 'expiration_time=1800', 'PRIMEPAG'],
  ['Pix expires in 86400 seconds', 'expiration=86400', 'PAGSTAR'],
  ['Pix expires in 8000 seconds', 'pix.expiresIn=8000', 'WALLETZ'],
  ['Pix expires in 24 hours', 'tempoExpiracao=86400', 'FLOW2PAY'],
  ['Pix expires in two days at one provider', 'dueDate=2026-03-04', 'SUITPAY'],
  ['Pix expires in five days for a charge', 'payday=2026-03-07', 'CELCOIN'],
  [
    'a boleto expires in 3 days',
    'boleto.expiresInDays=3',
    'ABMEX',
    'SPACEFY',
    'AKTAPAY',
    'HAWKPAY',
    'LUMION',
  ],
  ['a boleto expires in 5 days', 'payments.0.boleto.due_at=2026-03-07T23:59:59-03:00', 'PAGARME'],
  ['a boleto expires in 1 day', 'due_date=2026-03-03', 'TRANSFEERA'],
  ['the payday of a charge is five days ahead', 'payday=2026-03-07', 'CELCOIN'],
  ['the card due date is one year out', 'dueDate=2027-03-02', 'ASAAS'],
  ['an id is cut to 22 characters', 'id=0197c2f47a1e7c3b9f005d', 'CRMCOIN'],
  ['cards are paid in 1 installment', 'installments=1', 'WITETEC'],
  [
    'a random descriptor has 13 characters',
    'payments.0.credit_card.statement_descriptor=WFDAYZ0W2CZ5M',
    'PAGARME',
  ],
  ['the price range', 'data.price_range=Mais que R$ 500,00', 'IUGU', 'IUGUBAAS'],
  ['the phone of a marketplace', 'phone=11999999999', 'ABMEXSPLIT'],
]
