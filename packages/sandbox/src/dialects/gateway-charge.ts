import type { PaymentMethod } from '@balcao/domain/vocabulary'
import { createCharge } from '#core/create-charge.ts'
import { daysLater, endOfDay } from '#core/days.ts'
import type { Charge } from '#core/records.ts'
import type { Call } from '#http/dialect.ts'
import { problemOfOrder, readCard, readCustomer, readItems, sumOfItems } from './gateway-request.ts'

/** Differences between the white-label gateways in a new charge. */
export type GatewayRules = {
  methods: Record<string, PaymentMethod>
  documentTypes: readonly string[]
  itemsMustAddUp: boolean
  newId(call: Call): string
  /** The expiry of a Pix, or the problem of the requested one. */
  pixExpiry(call: Call): Date | string
}

export type GatewayCharge = { kind: 'charge'; charge: Charge } | { kind: 'problem'; message: string }

const billetDays = 3

/**
 * Creates a charge in the form common to all white-label gateways: items, customer, method and a block for
 * it.
 */
export function createGatewayCharge(call: Call, rules: GatewayRules): GatewayCharge {
  const { books, account, body } = call
  const problem = (message: string): GatewayCharge => ({ kind: 'problem', message })
  const method = rules.methods[body.text('paymentMethod') ?? '']
  if (!method) return problem(`paymentMethod must be one of ${Object.keys(rules.methods).join(', ')}`)
  const order = { amount: body.integer('amount') ?? 0, customer: readCustomer(body), items: readItems(body) }
  const wrong = problemOfOrder(order)
  if (wrong) return problem(wrong)
  if (!rules.documentTypes.includes(body.text('customer.document.type') ?? '')) {
    return problem(`customer.document.type must be one of ${rules.documentTypes.join(', ')}`)
  }
  if (rules.itemsMustAddUp && sumOfItems(order.items) !== order.amount) {
    return problem('amount must be equal to the sum of the items')
  }

  const base = {
    ...order,
    id: rules.newId(call),
    currency: body.text('currency'),
    installments: body.integer('installments') ?? 1,
    externalRef: body.text('externalRef') ?? null,
    description: body.text('description') ?? null,
    postbackUrl: body.text('postbackUrl') ?? null,
    metadata: body.at('metadata') ?? null,
    splits: readSplits(call),
  }
  if (method === 'CREDIT_CARD') {
    const read = readCard(body)
    if (read.kind === 'problem') return problem(read.message)
    return { kind: 'charge', charge: createCharge(books, account, { ...base, method, ...read }) }
  }
  const expiry = method === 'PIX' ? rules.pixExpiry(call) : billetExpiry(call)
  if (typeof expiry === 'string') return problem(expiry)
  return { kind: 'charge', charge: createCharge(books, account, { ...base, method, expiresAt: expiry }) }
}

/** Whole days between one and a limit; one day by default. */
export function pixExpiryInDays({ books, body }: Pick<Call, 'books' | 'body'>, limit: number): Date | string {
  const days = body.has('pix.expiresInDays') ? (body.integer('pix.expiresInDays') ?? 0) : 1
  return days >= 1 && days <= limit
    ? daysLater(books.now(), days)
    : `pix.expiresInDays must be between 1 and ${limit}`
}

function billetExpiry({ books, body }: Call): Date | string {
  const days = body.has('boleto.expiresInDays') ? (body.integer('boleto.expiresInDays') ?? 0) : billetDays
  return days >= 1 ? endOfDay(books.now(), days) : 'boleto.expiresInDays must be a positive integer'
}

function readSplits({ body }: Call) {
  return [...body.list('splits'), ...body.list('split')].map((split) => ({
    recipientId: split.text('recipientId') ?? '',
    amount: split.integer('amount') ?? 0,
  }))
}
