import type { Exchange, ProviderCases } from '#cases/provider-cases.ts'
import { aPixSale } from '#cases/sample-inputs.ts'

const headers = { access_token: '$aact_live_canary' }
export const authorizationId = 'd51008fa-e28e-4823-82b4-4b1fcf485229'
const conciliationIdentifier = 'ASAAS0000000000000000000000001'
const authorization = {
  id: authorizationId,
  status: 'CREATED',
  contractId: 'order1',
  customerId: 'cus_1',
  payload: '00020101021226…',
  encodedImage: 'iVBORw0KGgo=',
  immediateQrCode: { conciliationIdentifier, originalValue: 97, expirationDate: '03/03/2026 12:00:00' },
}
const firstCharge = {
  id: 'pay_first',
  status: 'RECEIVED',
  value: 97,
  externalReference: null,
  pixQrCodeId: conciliationIdentifier,
}
const one = `/v3/pix/automatic/authorizations/${authorizationId}`

export const readsAuthorization = (answer: object = authorization): Exchange => ({
  request: { method: 'GET', path: one, headers },
  answer: { json: answer },
})
const findsFirstCharge = (...data: object[]): Exchange => ({
  request: { method: 'GET', path: '/v3/payments', query: { pixQrCodeId: conciliationIdentifier } },
  answer: { json: { data } },
})
const instructions = (...data: object[]): Exchange => ({
  request: {
    method: 'GET',
    path: '/v3/pix/automatic/paymentInstructions',
    query: { paymentId: 'transaction-1' },
    headers,
  },
  answer: { json: { data } },
})
const refused = { id: 'inst_1', status: 'REFUSED', dueDate: '05/03/2026', refusalReason: 'PAYMENT_OVERDUE' }

type CasesOf<O extends keyof ProviderCases['operations']> = NonNullable<ProviderCases['operations'][O]>

/** Charges that ask for a Pix Automático, or are paid by one. */
export function chargesByAutomaticPix(
  before: readonly Exchange[],
): CasesOf<'createTransaction'>['works'][number][] {
  return [
    {
      story: 'one code pays the first charge and asks for a Pix Automático of a fixed amount',
      input: aPixSale({
        description: 'Curso de pão de fermentação natural, do começo',
        automaticPix: { kind: 'AUTHORIZE', frequency: 'MONTHLY', startsOn: '2026-04-01', debitAmount: 4_990 },
      }),
      exchanges: [
        ...before,
        {
          request: {
            method: 'POST',
            path: '/v3/pix/automatic/authorizations',
            headers,
            body: {
              customerId: 'cus_1',
              contractId: 'order1',
              frequency: 'MONTHLY',
              startDate: '2026-04-01',
              value: 49.9,
              description: 'Curso de pão de fermentação natural',
              paymentCreationMode: 'MANUAL',
              retryPolicy: 'ALLOW_THREE_IN_SEVEN_DAYS',
              immediateQrCode: { originalValue: 97, expirationSeconds: 86_400 },
            },
          },
          answer: { json: authorization },
        },
      ],
      result: {
        transactionId: authorizationId,
        status: 'PENDING',
        amount: 9_700,
        pixCode: '00020101021226…',
        orderId: 'order-1',
      },
    },
    {
      story: 'a debit names its authorisation and its day, and has no code',
      input: aPixSale({ automaticPix: { kind: 'DEBIT', authorizationId, dueOn: '2026-03-09' } }),
      exchanges: [
        ...before,
        {
          request: {
            method: 'POST',
            path: '/v3/payments',
            headers,
            body: {
              customer: 'cus_1',
              billingType: 'PIX',
              value: 97,
              dueDate: '2026-03-09',
              pixAutomaticAuthorizationId: authorizationId,
              externalReference: 'order-1',
            },
          },
          answer: { json: { id: 'pay_1', status: 'PENDING', value: 97, externalReference: 'order-1' } },
        },
      ],
      result: { transactionId: 'pay_1', status: 'PENDING', amount: 9_700 },
    },
  ]
}

export const readsByAutomaticPix: CasesOf<'getTransaction'>['works'][number][] = [
  {
    story: 'the first payment of an authorisation is found by the identifier of its code',
    input: { transactionId: authorizationId, paymentMethod: 'PIX', automaticPix: 'AUTHORIZE' },
    exchanges: [
      readsAuthorization({ ...authorization, status: 'ACTIVE' }),
      findsFirstCharge({ ...firstCharge, id: 'pay_else', pixQrCodeId: 'another' }, firstCharge),
    ],
    result: { transactionId: authorizationId, status: 'APPROVED', amount: 9_700 },
  },
  {
    story: 'a code of an authorisation that nobody paid is over',
    input: { transactionId: authorizationId, paymentMethod: 'PIX', automaticPix: 'AUTHORIZE' },
    exchanges: [readsAuthorization({ ...authorization, status: 'REFUSED' }), findsFirstCharge()],
    result: { transactionId: authorizationId, status: 'CANCELED' },
  },
  {
    story: 'an authorisation whose answer was lost is found by its contract',
    input: { orderId: 'order-1', paymentMethod: 'PIX', automaticPix: 'AUTHORIZE' },
    exchanges: [
      {
        request: { method: 'GET', path: '/v3/pix/automatic/authorizations', query: { limit: '100' } },
        answer: { json: { hasMore: true, data: [{ ...authorization, contractId: 'x' }, authorization] } },
      },
      readsAuthorization(),
      findsFirstCharge(),
    ],
    result: { transactionId: authorizationId, status: 'PENDING', orderId: 'order-1' },
  },
  {
    story: 'a debit is read without its code, which nobody shall be shown',
    input: { transactionId: 'transaction-1', paymentMethod: 'PIX', automaticPix: 'DEBIT' },
    exchanges: [
      {
        request: { method: 'GET', path: '/v3/payments/transaction-1', headers },
        answer: { json: { id: 'transaction-1', status: 'PENDING', value: 97 } },
      },
    ],
    result: { status: 'PENDING' },
  },
]

export const refundOfFirstPayment: CasesOf<'refund'>['works'][number] = {
  story: 'the first payment of an authorisation is refunded by the charge that it became',
  input: { transactionId: authorizationId, paymentMethod: 'PIX' },
  exchanges: [
    readsAuthorization({ ...authorization, status: 'ACTIVE' }),
    findsFirstCharge(firstCharge),
    {
      request: { method: 'POST', path: '/v3/payments/pay_first/refund', headers },
      answer: { json: { ...firstCharge, status: 'REFUNDED' } },
    },
  ],
  result: { refundId: 'pay_first', certainty: 'KNOWN' },
}

export const automaticPixOperations: ProviderCases['operations'] = {
  cancelTransaction: {
    works: [
      {
        story: 'a charge that nobody paid is removed, and read afterwards',
        input: { transactionId: 'transaction-1', paymentMethod: 'PIX' },
        exchanges: [
          readsTransaction({ deleted: false }),
          {
            request: { method: 'DELETE', path: '/v3/payments/transaction-1', headers },
            answer: { json: { deleted: true } },
          },
          readsTransaction({ deleted: true }),
        ],
        result: { status: 'CANCELED' },
      },
      {
        story: 'one that was removed before is only read',
        input: { transactionId: 'transaction-1', paymentMethod: 'PIX' },
        exchanges: [readsTransaction({ deleted: true }), readsTransaction({ deleted: true })],
        result: { status: 'CANCELED' },
      },
    ],
    fails: [
      {
        story: 'a charge that is paid meanwhile is not removed',
        input: { transactionId: 'transaction-1', paymentMethod: 'PIX' },
        exchanges: [
          readsTransaction({ deleted: false }),
          {
            request: { method: 'DELETE', path: '/v3/payments/transaction-1' },
            answer: {
              status: 400,
              json: { errors: [{ code: 'x', description: 'A cobrança já foi recebida.' }] },
            },
          },
        ],
        failure: { kind: 'provider_error', message: 'A cobrança já foi recebida.' },
      },
    ],
  },
  getPixAuthorization: {
    works: [
      {
        story: 'an authorisation that the payer ended at their bank',
        input: { authorizationId },
        exchanges: [
          readsAuthorization({
            ...authorization,
            status: 'CANCELLED',
            cancellationReason: 'REQUESTED_BY_PAYER_USER',
          }),
        ],
        result: { authorizationId, status: 'CANCELED', canceledBy: 'PAYER' },
      },
    ],
    fails: [
      {
        story: 'an authorisation that nobody knows is not found',
        input: { authorizationId },
        exchanges: [
          {
            request: { method: 'GET', path: one },
            answer: {
              status: 404,
              json: { errors: [{ code: 'not_found', description: 'Não encontrado.' }] },
            },
          },
        ],
        failure: { kind: 'provider_error', httpStatus: 404 },
      },
    ],
  },
  cancelPixAuthorization: {
    works: [
      {
        story: 'an authorisation is ended by the seller',
        input: { authorizationId },
        exchanges: [
          {
            request: { method: 'DELETE', path: one, headers },
            answer: { json: { ...authorization, status: 'CANCELLED' } },
          },
        ],
        result: { status: 'CANCELED', certainty: 'KNOWN' },
      },
    ],
    fails: [
      {
        story: 'an authorisation that has ended is not ended again',
        input: { authorizationId },
        exchanges: [
          {
            request: { method: 'DELETE', path: one },
            answer: { status: 400, json: { errors: [{ code: 'x', description: 'Não está ativa.' }] } },
          },
        ],
        failure: { kind: 'provider_error', message: 'Não está ativa.' },
      },
    ],
  },
  getPixDebit: {
    works: [
      {
        story: 'the latest of several tries counts, whatever their order and the form of their days',
        input: { transactionId: 'transaction-1' },
        exchanges: [
          instructions({ ...refused, id: 'inst_2', status: 'SCHEDULED', dueDate: '2026-03-07' }, refused),
        ],
        result: { status: 'WAITING', dueOn: '2026-03-07' },
      },
      {
        story: 'a debit without money',
        input: { transactionId: 'transaction-1' },
        exchanges: [instructions(refused)],
        result: { status: 'FAILED', dueOn: '2026-03-05', reason: 'PAYMENT_OVERDUE' },
      },
      {
        story: 'a debit of which the bank has not heard yet',
        input: { transactionId: 'transaction-1' },
        exchanges: [instructions()],
        result: { status: 'WAITING' },
      },
    ],
    fails: [
      {
        story: 'an answer without a list says nothing',
        input: { transactionId: 'transaction-1' },
        exchanges: [
          {
            request: { method: 'GET', path: '/v3/pix/automatic/paymentInstructions' },
            answer: { json: {} },
          },
        ],
        failure: { kind: 'bad_response' },
      },
    ],
  },
  retryPixDebit: {
    works: [
      {
        story: 'a failed debit is ordered for another day',
        input: { transactionId: 'transaction-1', dueOn: '2026-03-07' },
        exchanges: [
          instructions(refused),
          {
            request: {
              method: 'POST',
              path: '/v3/pix/automatic/paymentInstructions/inst_1/retries',
              headers,
              body: { dueDate: '2026-03-07' },
            },
            answer: { json: { id: 'inst_2', status: 'AWAITING_REQUEST' } },
          },
        ],
        result: { status: 'WAITING', dueOn: '2026-03-07' },
      },
      {
        story: 'a day that was ordered before is not ordered twice',
        input: { transactionId: 'transaction-1', dueOn: '2026-03-05' },
        exchanges: [instructions(refused)],
        result: { status: 'FAILED' },
      },
    ],
    fails: [
      {
        story: 'a charge of which the bank never heard has nothing to repeat',
        input: { transactionId: 'transaction-1', dueOn: '2026-03-07' },
        exchanges: [instructions()],
        failure: { kind: 'invalid_request' },
      },
    ],
  },
}

function readsTransaction(flags: object): Exchange {
  return {
    request: { method: 'GET', path: '/v3/payments/transaction-1', headers },
    answer: { json: { id: 'transaction-1', status: 'PENDING', value: 97, ...flags } },
  }
}
