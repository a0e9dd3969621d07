import type { Answer } from '#core/faults.ts'
import { keyOf, writeReceiver } from '#core/open-books.ts'
import type { Call, Route } from '#http/dialect.ts'
import { pagarmeProblem } from './pagarme-problem.ts'

/** Customers and their stored cards. A card's id ends in its last digits, which select the test outcome. */
export const customerRoutes: Route[] = [
  { method: 'POST', path: '/core/v5/customers', operation: 'customer', handle: createCustomer },
  { method: 'POST', path: '/core/v5/customers/:id/cards', operation: 'token', handle: keepCard },
]

function createCustomer({ books, acquirer, account, body }: Call): Answer {
  const name = body.text('name')
  if (!name) return pagarmeProblem(422, 'customer.name', 'The name field is required.')
  const customer = writeReceiver(books, {
    acquirer,
    account: account.id,
    id: `cus_${books.identifiers.alphanumeric(16)}`,
    state: 'active',
    name,
    email: body.text('email') ?? '',
    document: body.text('document') ?? '',
    details: null,
    createdAt: books.now().toISOString(),
  })
  const { id, email, document, createdAt } = customer
  return { status: 200, body: { id, name, email, document, created_at: createdAt } }
}

function keepCard({ books, acquirer, account, params, body }: Call): Answer {
  const customer = books.receivers.get(keyOf({ acquirer, id: params.id ?? '' }))
  if (customer?.account !== account.id) return pagarmeProblem(404, 'customer', 'Customer not found.')
  const lastDigits = /\d{4}$/.exec(body.text('token') ?? body.text('number') ?? '')?.[0]
  if (!lastDigits) return pagarmeProblem(422, 'card', 'The token or the number is required.')
  return {
    status: 200,
    body: {
      id: `card_${books.identifiers.alphanumeric(12)}${lastDigits}`,
      last_four_digits: lastDigits,
      status: 'active',
      type: 'credit',
      created_at: books.now().toISOString(),
    },
  }
}
