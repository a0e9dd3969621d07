import type { Exchange, ProviderCases } from '#cases/provider-cases.ts'
import { aPixSale, aPixWithdraw, aTransactionToRead } from '#cases/sample-inputs.ts'

const login: Exchange = {
  request: {
    method: 'POST',
    path: '/oauth/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: {
      grant_type: 'client_credentials',
      client_id: 'pk_live_canary',
      client_secret: 'sk_live_canary',
    },
  },
  answer: { json: { access_token: 'token-canary', expires_in: 300 } },
  preparation: true,
}
const headers = { authorization: 'Bearer token-canary' }
const transaction = {
  id: 1234567,
  status: 'waiting_payment',
  amount: 9_700,
  externalRef: 'order-1',
  pix: { qrcode: '00020101021226…' },
}
const payout = { id: 998, status: 'pending', amount: 15_050 }

/** The specification's rules for each member, written out again instead of imported. */
export function tokenGatewayCases({
  pix,
  expiresAt,
  payoutPath,
  unknownWord,
}: {
  pix: object
  expiresAt: Date
  payoutPath?: string
  unknownWord: 'PENDING' | 'REJECTED'
}): ProviderCases {
  const charges = (answer: Exchange['answer']): Exchange => ({
    request: {
      method: 'POST',
      path: '/transactions',
      headers,
      body: {
        amount: 9_700,
        paymentMethod: 'pix',
        pix,
        items: [{ title: 'Curso de violão', unitPrice: 9_700, quantity: 1, externalRef: 'offer-1' }],
        customer: { document: { number: '52998224725', type: 'cpf' }, phone: '11987654321' },
        postbackUrl: 'https://balcao.example/webhooks/abc',
        externalRef: 'order-1',
      },
    },
    answer,
  })
  const reads = (answer: Exchange['answer']): Exchange => ({
    request: { method: 'GET', path: '/transactions/transaction-1', headers },
    answer,
  })
  const paysOut = (answer: Exchange['answer']): Exchange => ({
    request: {
      method: 'POST',
      path: payoutPath ?? '',
      headers,
      body: {
        amount: 15_050,
        pixKey: '+5511987654321',
        pixKeyType: 'phone',
        document: '52998224725',
        externalRef: 'withdraw-1',
      },
    },
    answer,
  })
  return {
    credentials: { publicKey: 'pk_live_canary', secretKey: 'sk_live_canary' },
    basePaths: [''],
    operations: {
      createTransaction: {
        works: [
          {
            story: 'a Pix that lives as long as the specification says',
            input: aPixSale(),
            exchanges: [login, charges({ json: transaction })],
            result: {
              transactionId: '1234567',
              status: 'PENDING',
              amount: 9_700,
              orderId: 'order-1',
              pixCode: '00020101021226…',
              expiresAt,
            },
            idAt: 'id',
            amountAt: 'amount',
          },
          {
            story: 'a host that wants its login as JSON gets it',
            input: aPixSale(),
            exchanges: [
              { ...login, answer: { status: 415, json: {} } },
              {
                ...login,
                request: {
                  ...login.request,
                  headers: { 'content-type': 'application/json' },
                },
              },
              charges({ json: transaction }),
            ],
            result: { transactionId: '1234567' },
          },
        ],
        fails: [
          {
            story: 'without a public key nobody is asked',
            input: aPixSale(),
            without: ['publicKey'],
            exchanges: [],
            failure: { kind: 'credentials', message: 'Public key is required' },
          },
          {
            story: 'the words of a refusal are passed on',
            input: aPixSale(),
            exchanges: [login, charges({ status: 422, json: { message: 'Documento inválido' } })],
            failure: { kind: 'provider_error', message: 'Documento inválido' },
          },
        ],
      },
      getTransaction: {
        works: [
          {
            story: 'a charge that was paid',
            input: aTransactionToRead,
            exchanges: [login, reads({ json: { ...transaction, status: 'paid' } })],
            result: { transactionId: '1234567', status: 'APPROVED', amount: 9_700 },
          },
        ],
        fails: [
          {
            story: 'a charge that nobody knows is not found',
            input: aTransactionToRead,
            exchanges: [login, reads({ status: 404, json: {} })],
            failure: { kind: 'provider_error', httpStatus: 404 },
          },
        ],
      },
      ...(payoutPath !== undefined && {
        withdraw: {
          works: [
            {
              story: 'a payout goes where the specification says',
              input: aPixWithdraw,
              exchanges: [login, paysOut({ json: payout })],
              result: { withdrawId: '998', status: 'PENDING', amount: 15_050 },
              idAt: 'id',
              amountAt: 'amount',
            },
          ],
          fails: [
            {
              story: 'a payout that is refused keeps the message of the provider',
              input: aPixWithdraw,
              exchanges: [login, paysOut({ status: 400, json: { message: 'Saldo insuficiente' } })],
              failure: { kind: 'provider_error', message: 'Saldo insuficiente' },
            },
          ],
        },
      }),
    },
    statuses: {
      transaction: {
        probe: (word) => ({
          operation: 'getTransaction',
          input: aTransactionToRead,
          exchanges: [login, reads({ json: { ...transaction, status: word } })],
        }),
        expected: {
          processing: 'PENDING',
          waiting: 'PENDING',
          created: 'PENDING',
          waiting_payment: 'PENDING',
          partially_paid: 'PENDING',
          pending: 'PENDING',
          paid: 'APPROVED',
          authorized: 'APPROVED',
          confirmed: 'APPROVED',
          received: 'APPROVED',
          refunded: 'REFUNDED',
          canceled: 'REFUNDED',
          chargedback: 'CHARGEBACK',
          in_protest: 'CHARGEBACK',
          chargeback: 'CHARGEBACK',
          refused: 'REJECTED',
        },
        otherwise: unknownWord,
      },
      ...(payoutPath !== undefined && {
        withdraw: {
          probe: (word: string) => ({
            operation: 'withdraw' as const,
            input: aPixWithdraw,
            exchanges: [login, paysOut({ json: { ...payout, status: word } })],
          }),
          expected: {
            pending: 'PENDING',
            bank_processing: 'PENDING',
            processing: 'PENDING',
            success: 'APPROVED',
            transferred: 'APPROVED',
            confirmed: 'APPROVED',
            completed: 'APPROVED',
            paid: 'APPROVED',
            approved: 'APPROVED',
            refused: 'REJECTED',
            failed: 'REJECTED',
          },
          otherwise: unknownWord,
        },
      }),
    },
    webhooks: [
      {
        story: 'a paid charge, and nothing proves by whom this is told',
        body: { type: 'transaction', data: { ...transaction, status: 'paid' } },
        reading: {
          kind: 'event',
          verification: 'none',
          event: { transactionId: '1234567', status: 'APPROVED', amountCents: 9_700, orderId: 'order-1' },
        },
      },
      {
        story: 'what is not about a transaction is ignored',
        body: { type: 'withdraw', data: { id: 998, status: 'paid' } },
        reading: { kind: 'ignored' },
      },
    ],
  }
}
