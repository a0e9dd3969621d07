import type { Exchange, FailingCase, OperationCases, WorkingCase } from '#cases/provider-cases.ts'
import { aRefund, aTransactionToRead } from '#cases/sample-inputs.ts'
import type { gatewayTransactionCases } from './gateway-transaction.cases.ts'

type Operations = ReturnType<typeof gatewayTransactionCases>['operations']

const calls = {
  user: { charge: '/v1/user/transactions', read: '/v1/user/transactions/transaction-1' },
  orders: { charge: '/v1/orders', read: '/v1/details/orders/transaction-1' },
  payments: { charge: '/v1/payments', read: '/v1/payments/transaction-1' },
}

const refundCalls: readonly {
  calls: string
  story: string
  amount?: number
  request: Exchange['request']
}[] = [
  {
    calls: 'user',
    story: 'the whole is taken back',
    request: { method: 'DELETE', path: '/v1/transactions/transaction-1' },
  },
  {
    calls: 'orders',
    story: 'the whole is cancelled',
    request: { method: 'POST', path: '/v1/doCancel', body: { id: 'transaction-1' } },
  },
  {
    calls: 'orders',
    story: 'a part is cancelled by its amount',
    amount: 1_000,
    request: { method: 'POST', path: '/v1/doCancel', body: { id: 'transaction-1', amount: 1_000 } },
  },
  {
    calls: 'payments',
    story: 'the whole is cancelled',
    request: { method: 'PUT', path: '/v1/payments/cancel/transaction-1' },
  },
  {
    calls: 'payments',
    story: 'a part is refunded by its amount',
    amount: 1_000,
    request: { method: 'PUT', path: '/v1/payments/refund/transaction-1', body: { amount: 1_000 } },
  },
]

/** Cases of an account with other calls selected: the same sale and read, another refund. */
export function withOtherCalls<O extends Operations>(operations: O): O {
  const { createTransaction, getTransaction, refund } = operations
  return {
    ...operations,
    createTransaction: alsoBy(createTransaction, 'charge'),
    getTransaction: alsoBy(getTransaction, 'read'),
    refund: {
      works: [...refund.works, ...refundCalls.map(refundBy)],
      fails: [...(refund.fails ?? []), aPartOfTheWhole, unknownCalls],
    },
  }
}

function alsoBy<Of extends 'createTransaction' | 'getTransaction'>(
  { works, ...rest }: OperationCases<Of>,
  call: 'charge' | 'read',
): OperationCases<Of> {
  const [first] = works
  const others = Object.entries(calls).map(([name, paths]) => ({
    ...first,
    story: `by the calls of ${name}: ${first.story}`,
    exchanges: first.exchanges.map(({ request, ...exchange }) => ({
      ...exchange,
      request: { ...request, path: paths[call] },
    })),
    with: { calls: name },
  }))
  return { ...rest, works: [...works, ...others] }
}

function refundBy({ calls, story, amount, request }: (typeof refundCalls)[number]): WorkingCase<'refund'> {
  return {
    story: `by the calls of ${calls}: ${story}`,
    input: { ...aRefund, ...(amount && { amount }) },
    exchanges: [{ request, answer: { json: { id: 1234567, status: 'refunded', amount: 9700 } } }],
    result: { refundId: '1234567', success: true },
    with: { calls },
  }
}

const aPartOfTheWhole: FailingCase<'refund'> = {
  story: 'by the calls of user: a part cannot be taken back',
  input: { ...aRefund, amount: 1_000 },
  exchanges: [],
  failure: { kind: 'invalid_request', message: 'amount: these calls give back a transaction as a whole' },
  with: { calls: 'user' },
}

const unknownCalls: FailingCase<'refund'> = {
  story: 'calls that nobody knows are not made',
  input: { transactionId: aTransactionToRead.transactionId, paymentMethod: 'PIX' },
  exchanges: [],
  failure: {
    kind: 'credentials',
    message: 'API calls must be one of transactions, user, orders, payments',
  },
  with: { calls: 'toString' },
}
