import type { Customer, Item } from '#core/records.ts'
import { type CardRead, readTestCard, readTestToken } from '#core/test-cards.ts'
import type { Fields } from '#http/fields.ts'

/** Parts of a request common to the white-label gateways. */

export function readCustomer(body: Fields): Customer {
  return {
    name: body.text('customer.name') ?? '',
    email: body.text('customer.email') ?? '',
    phone: body.text('customer.phone') ?? '',
    document: body.text('customer.document.number') ?? body.text('customer.document') ?? '',
  }
}

export function readItems(body: Fields): Item[] {
  return body.list('items').map((item) => ({
    title: item.text('title') ?? '',
    unitPrice: item.integer('unitPrice') ?? -1,
    quantity: item.integer('quantity') ?? -1,
    tangible: item.boolean('tangible') ?? false,
    externalRef: item.text('externalRef') ?? null,
  }))
}

export function sumOfItems(items: Item[]): number {
  return items.reduce((total, { unitPrice, quantity }) => total + unitPrice * quantity, 0)
}

export type GatewayCard = ({ kind: 'card' } & CardRead) | { kind: 'problem'; message: string }

/** Reads a raw card, or a token made elsewhere, and finds its test outcome. `at` is its place in the body. */
export function readCard(body: Fields, at = 'card.'): GatewayCard {
  const token = body.text(`${at}token`) ?? body.text(`${at}hash`) ?? body.text(`${at}id`)
  if (token !== undefined) {
    return { kind: 'card', ...readTestToken(token) }
  }
  const number = body.text(`${at}number`) ?? ''
  if (!/^\d{13,19}$/.test(number))
    return { kind: 'problem', message: `${at}number must have 13 to 19 digits` }
  const holderName = body.text(`${at}holderName`)
  if (!holderName) return { kind: 'problem', message: `${at}holderName is required` }
  const month = Number(body.text(`${at}expirationMonth`))
  if (!Number.isInteger(month) || month < 1 || month > 12) {
    return { kind: 'problem', message: `${at}expirationMonth must be between 1 and 12` }
  }
  const year = Number(body.text(`${at}expirationYear`))
  if (!Number.isInteger(year) || year < 2000 || year > 2100) {
    return { kind: 'problem', message: `${at}expirationYear must have four digits` }
  }
  if (!/^\d{3,4}$/.test(body.text(`${at}cvv`) ?? '')) {
    return { kind: 'problem', message: `${at}cvv must have 3 or 4 digits` }
  }
  return {
    kind: 'card',
    ...readTestCard({ number, holderName, expirationMonth: month, expirationYear: year }),
  }
}

/** The first problem among the fields that every gateway requires, or nothing. */
export function problemOfOrder({
  amount,
  customer,
  items,
}: {
  amount: number
  customer: Customer
  items: Item[]
}) {
  if (amount < 1) return 'amount must be a positive integer, in cents'
  if (customer.name === '') return 'customer.name is required'
  if (!customer.email.includes('@')) return 'customer.email must be an e-mail address'
  if (!/^(\d{11}|[0-9A-Z]{14})$/.test(customer.document))
    return 'customer.document.number must be a CPF or CNPJ'
  if (items.length === 0) return 'items must hold at least one item'
  if (items.some(({ title }) => title === '')) return 'items.title is required'
  if (items.some(({ unitPrice, quantity }) => unitPrice < 0 || quantity < 1)) {
    return 'items.unitPrice and items.quantity must be integers'
  }
  return undefined
}
