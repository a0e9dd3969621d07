import type { Exchange, ProviderCases, ScriptedAnswer } from '#cases/provider-cases.ts'
import { aPixSale, aPixWithdraw, aRefund, aTransactionToRead, companies } from '#cases/sample-inputs.ts'

const headers = { authorization: 'Bearer token-1' }
const login: Exchange = {
  request: {
    method: 'POST',
    path: '/v1/auth',
    headers: { authorization: `Basic ${Buffer.from('client-1:client-secret-canary').toString('base64')}` },
  },
  answer: { json: { accessToken: 'token-1', type: 'Bearer', status: 200, errors: [] } },
  preparation: true,
}

/** The answer to a creation, and a later read of the same charge. */
const created = {
  uniqueId: 'request-1',
  creationTime: '2026-03-02T15:00:00.000Z',
  expirationTime: '1440',
  paymentInstructions: { qrCode: 'iVBORw0KGgo=', code: '00020101021226…' },
  paymentId: 'in-1',
  paymentMethod: 1,
  transaction: { salesId: 'order-1', amount: 97, countryCode: 'BRA', currencyCode: 'BRL', status: 10 },
}
const cashIn = {
  uniqueId: 'in-1',
  paymentMethod: 1,
  amount: 97,
  status: 'Pago com sucesso',
  statusCode: 32,
  qrCode: 'iVBORw0KGgo=',
  pixCopyPaste: '00020101021226…',
}
const cashOut = { uniqueId: 'out-1', status: 'Criado', statusCode: 10, amount: 150.5 }
const callback = {
  uniqueId: 'in-1',
  transactionValue: 97,
  fee: 1.5,
  dateTimeRequisition: '2026-03-02T15:05:00.000Z',
  status: 'Pago',
  statusCode: 11,
  bankcode: '',
  type: 'PIX',
  salesId: 'order-1',
}

const charges = (body: object, answer: ScriptedAnswer = { json: created }): Exchange => ({
  request: { method: 'POST', path: '/v1/cashin', headers, body },
  answer,
})
const readsCharge = (json: object): Exchange => ({
  request: { method: 'GET', path: '/v1/cashin/transaction-1', headers },
  answer: { json },
})
const reverses = (body: object, answer: ScriptedAnswer): Exchange => ({
  request: { method: 'POST', path: '/v1/cashin/reversal', headers, body },
  answer,
})

export const cases: ProviderCases = {
  credentials: { publicKey: 'client-1', secretKey: 'client-secret-canary' },
  basePaths: ['/v1'],
  unsupportedMethod: {
    BILLET: 'Boleto not implemented',
    CREDIT_CARD: 'Credit card not implemented',
    BANK_ACCOUNT: 'Invalid payment method',
    RECEIVER: 'Invalid payment method',
  },
  operations: {
    createTransaction: {
      works: [
        {
          story: 'a Pix may be paid for 1440 minutes',
          input: aPixSale(),
          exchanges: [
            login,
            charges({
              creationTime: '2026-03-02T15:00:00.000Z',
              paymentMethod: 1,
              expirationTime: 1_440,
              urlConfirmation: 'https://balcao.example/webhooks/abc',
              checkoutType: 1,
              shopper: {
                docNumber: '52998224725',
                docType: '1',
                fullName: 'Maria da Silva',
                email: 'maria@exemplo.com.br',
                mobile: '11987654321',
                countryCode: 'BRA',
              },
              transaction: { amount: 97, countryCode: 'BRA', currencyCode: 'BRL', salesId: 'order-1' },
            }),
          ],
          result: {
            transactionId: 'in-1',
            status: 'PENDING',
            amount: 9_700,
            orderId: 'order-1',
            pixCode: '00020101021226…',
            pixQrCode: 'data:image/png;base64,iVBORw0KGgo=',
            expiresAt: new Date('2026-03-03T15:00:00.000Z'),
          },
          amountAt: 'transaction.amount',
        },
        ...companies.map(({ typed, number }) => ({
          story: `a company buys under its CNPJ ${number}`,
          input: aPixSale({ customer: { ...aPixSale().customer, document: typed } }),
          exchanges: [login, charges({ shopper: { docNumber: number, docType: '2' } })],
          result: { transactionId: 'in-1', status: 'PENDING' },
        })),
        {
          story: 'an answer in the words of a read is understood as well',
          input: aPixSale(),
          exchanges: [login, charges({}, { json: { ...cashIn, status: 10, statusCode: undefined } })],
          result: { transactionId: 'in-1', status: 'PENDING', amount: 9_700, pixCode: '00020101021226…' },
        },
      ],
      fails: [
        {
          story: 'the first complaint is passed on',
          input: aPixSale(),
          exchanges: [login, charges({}, { status: 400, json: { errors: ['docNumber inválido', 'x'] } })],
          failure: { kind: 'provider_error', message: 'docNumber inválido' },
        },
        {
          story: 'a refusal without words gets ours',
          input: aPixSale(),
          exchanges: [login, charges({}, { status: 400, json: {} })],
          failure: { kind: 'provider_error', message: 'Erro desconhecido.' },
        },
        {
          story: 'keys that are not accepted are about credentials',
          input: aPixSale(),
          exchanges: [{ ...login, answer: { status: 401, json: { errors: ['Não autorizado'] } } }],
          failure: { kind: 'credentials', message: 'Não autorizado' },
        },
        {
          story: 'a login without a token is about credentials, whatever its HTTP status says',
          input: aPixSale(),
          exchanges: [
            { ...login, answer: { json: { accessToken: null, status: 401, errors: ['Não autorizado'] } } },
          ],
          failure: { kind: 'credentials', message: 'Unauthorized.' },
        },
      ],
    },
    getTransaction: {
      works: [
        {
          story: 'a charge that was paid',
          input: aTransactionToRead,
          exchanges: [login, readsCharge(cashIn)],
          result: { transactionId: 'transaction-1', status: 'APPROVED', rawStatus: '32', amount: 9_700 },
        },
      ],
      fails: [
        {
          story: 'a charge that nobody knows is not found',
          input: aTransactionToRead,
          exchanges: [
            login,
            {
              request: { method: 'GET', path: '/v1/cashin/transaction-1' },
              answer: { status: 404, json: {} },
            },
          ],
          failure: { kind: 'provider_error', httpStatus: 404 },
        },
      ],
    },
    refund: {
      works: [
        {
          story: 'the whole is what the charge says',
          input: aRefund,
          exchanges: [
            login,
            readsCharge(cashIn),
            reverses(
              { uniqueId: 'transaction-1', returnAmount: 97, creationTime: '2026-03-02T15:00:00.000Z' },
              { json: { uniqueId: 'reversal-1' } },
            ),
          ],
          result: { refundId: 'reversal-1', success: true, certainty: 'UNCONFIRMED' },
          idAt: 'uniqueId',
        },
        {
          story: 'a part needs no look',
          input: { ...aRefund, amount: 1_050 },
          exchanges: [login, reverses({ returnAmount: 10.5 }, { json: { uniqueId: 'reversal-1' } })],
          result: { success: true },
        },
      ],
      fails: [
        {
          story: 'a refund that is refused keeps the message of the provider',
          input: { ...aRefund, amount: 1_050 },
          exchanges: [login, reverses({}, { status: 400, json: { errors: ['Saldo insuficiente'] } })],
          failure: { kind: 'provider_error', message: 'Saldo insuficiente' },
        },
      ],
    },
    withdraw: {
      works: [
        {
          story: 'a payout by Pix names the key and its kind',
          input: aPixWithdraw,
          exchanges: [
            login,
            {
              request: {
                method: 'POST',
                path: '/v1/cashout',
                headers,
                body: {
                  amount: 150.5,
                  bank: { pixKey: '3', pixValue: '+5511987654321' },
                  countryCode: 'BRA',
                  currencyCode: 'BRL',
                  merchantReference: 'withdraw-1',
                  shopper: { docNumber: '52998224725', fullName: 'Maria da Silva' },
                  transferType: '1',
                },
              },
              answer: { json: cashOut },
            },
          ],
          result: { withdrawId: 'out-1', status: 'PENDING', amount: 15_050 },
          idAt: 'uniqueId',
          amountAt: 'amount',
        },
        ...(
          [
            { pixType: 'CPF', pixKey: '529.982.247-25', pixValue: '52998224725', number: '1' },
            { pixType: 'CNPJ', pixKey: '11.222.333/0001-81', pixValue: '11222333000181', number: '1' },
            {
              pixType: 'EMAIL',
              pixKey: 'Maria@Exemplo.com.br',
              pixValue: 'maria@exemplo.com.br',
              number: '2',
            },
            {
              pixType: 'RANDOM',
              pixKey: '123e4567-e89b-42d3-a456-426614174000',
              pixValue: '123e4567-e89b-42d3-a456-426614174000',
              number: '4',
            },
          ] as const
        ).map(({ pixType, pixKey, pixValue, number }) => ({
          story: `a key of kind ${pixType} has the number ${number}`,
          input: {
            paymentMethod: 'PIX' as const,
            amount: 15_050,
            withdrawReference: 'withdraw-1',
            pixKey,
            pixType,
          },
          exchanges: [
            login,
            {
              request: {
                method: 'POST',
                path: '/v1/cashout',
                body: { bank: { pixKey: number, pixValue } },
              },
              answer: { json: { uniqueId: 'out-1' } },
            },
          ],
          result: { withdrawId: 'out-1', status: 'PENDING', rawStatus: '10' },
        })),
      ],
      fails: [
        {
          story: 'a payout that is refused keeps the message of the provider',
          input: aPixWithdraw,
          exchanges: [
            login,
            {
              request: { method: 'POST', path: '/v1/cashout' },
              answer: { status: 400, json: { errors: ['Saldo insuficiente'] } },
            },
          ],
          failure: { kind: 'provider_error', message: 'Saldo insuficiente' },
        },
      ],
    },
    getWithdraw: {
      works: [
        {
          story: 'a payout that was made',
          input: { withdrawId: 'out-1' },
          exchanges: [
            login,
            {
              request: { method: 'GET', path: '/v1/cashout/out-1', headers },
              answer: { json: { ...cashOut, statusCode: 32 } },
            },
          ],
          result: { withdrawId: 'out-1', status: 'APPROVED', amount: 15_050 },
        },
      ],
      fails: [
        {
          story: 'a payout that nobody knows is not found',
          input: { withdrawId: 'out-1' },
          exchanges: [
            login,
            { request: { method: 'GET', path: '/v1/cashout/out-1' }, answer: { status: 404, json: {} } },
          ],
          failure: { kind: 'provider_error', httpStatus: 404 },
        },
      ],
    },
  },
  statuses: {
    transaction: {
      probe: (word) => ({
        operation: 'getTransaction',
        input: aTransactionToRead,
        exchanges: [login, readsCharge({ ...cashIn, statusCode: word })],
      }),
      expected: {
        '10': 'PENDING',
        '35': 'PENDING',
        '11': 'APPROVED',
        '32': 'APPROVED',
        '4': 'APPROVED',
        '3': 'REFUNDED',
        '31': 'CANCELED',
        '34': 'REJECTED',
        '38': 'REJECTED',
        pending: 'PENDING',
        waiting: 'PENDING',
        waiting_payment: 'PENDING',
        partially_paid: 'PENDING',
        created: 'PENDING',
        processing: 'PENDING',
        paid: 'APPROVED',
        authorized: 'APPROVED',
        confirmed: 'APPROVED',
        received: 'APPROVED',
        refunded: 'REFUNDED',
        canceled: 'REFUNDED',
        chargedback: 'CHARGEBACK',
        chargeback: 'CHARGEBACK',
        in_protest: 'CHARGEBACK',
      },
      otherwise: 'REJECTED',
    },
    withdraw: {
      probe: (word) => ({
        operation: 'getWithdraw',
        input: { withdrawId: 'out-1' },
        exchanges: [
          login,
          {
            request: { method: 'GET', path: '/v1/cashout/out-1' },
            answer: { json: { ...cashOut, statusCode: word } },
          },
        ],
      }),
      expected: {
        '10': 'PENDING',
        '35': 'PENDING',
        '11': 'APPROVED',
        '32': 'APPROVED',
        '31': 'CANCELED',
        '34': 'REJECTED',
        '38': 'REJECTED',
        pending: 'PENDING',
        processing: 'PENDING',
        transferred: 'APPROVED',
        confirmed: 'APPROVED',
        completed: 'APPROVED',
        withdraw_paid: 'APPROVED',
        paid: 'APPROVED',
        approved: 'APPROVED',
        failed: 'REJECTED',
        refused: 'REJECTED',
        canceled: 'CANCELED',
      },
      otherwise: 'REJECTED',
    },
  },
  webhooks: [
    {
      story: 'a charge that was paid, by its number, and nothing proves by whom this is told',
      body: callback,
      reading: {
        kind: 'event',
        verification: 'none',
        event: {
          transactionId: 'in-1',
          status: 'APPROVED',
          rawStatus: '11',
          amountCents: 9_700,
          orderId: 'order-1',
        },
      },
    },
    {
      story: 'a number that nobody wrote down decides nothing',
      body: { ...callback, statusCode: 77 },
      reading: { kind: 'event', event: { status: 'REJECTED', mapped: false, certainty: 'UNCONFIRMED' } },
    },
    {
      story: 'news of payouts are ignored',
      body: { ...callback, salesId: undefined, merchantReference: 'withdraw-1', errorDescription: '' },
      reading: { kind: 'ignored' },
    },
    {
      story: 'a callback that names nothing is ignored',
      body: { statusCode: 32 },
      reading: { kind: 'ignored' },
    },
  ],
}
