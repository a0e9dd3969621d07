import type { Exchange, ProviderCases } from '#cases/provider-cases.ts'
import { aPixSale, aPixWithdraw, aRefund, aTransactionToRead } from '#cases/sample-inputs.ts'

const loginTo = (contentType: string): Exchange => ({
  request: {
    method: 'POST',
    path: '/cash-in/oauth/token',
    headers: { 'content-type': contentType },
    body: {
      grant_type: 'client_credentials',
      client_id: 'in-id',
      client_secret: 'in-secret-canary',
    },
  },
  answer: { status: 201, json: { access_token: 'in-token-canary', expires_in: 300, token_type: 'Bearer' } },
  preparation: true,
})
const cashOutLogin: Exchange = {
  request: {
    method: 'POST',
    path: '/api/v2/oauth/token',
    body: { grantType: 'client_credentials', clientId: 'out-id', clientSecret: 'out-secret-canary' },
  },
  answer: { json: { accessToken: 'out-token-canary', expiresAt: 1772463900 } },
  preparation: true,
}
const cashIn = { authorization: 'Bearer in-token-canary' }
const cashOut = { authorization: 'Bearer out-token-canary' }

const charge = {
  txid: 'c3e0e7a4e7f1469a9f782d3d4999343c',
  status: 'ATIVA',
  calendario: { criacao: '2026-03-02T15:00:00Z', expiracao: 86400 },
  valor: { original: '97.00' },
  chave: 'pix@balcao.example',
  pixCopiaECola: '00020101021226…',
}
const receipt = { endToEndId: 'E123', txid: charge.txid, valor: '97.00', horario: '2026-03-02T15:05:00Z' }
const returned = [{ id: '1', valor: '97.00', status: 'DEVOLVIDO' }]
const payout = {
  id: 1,
  endToEndId: 'E998',
  status: 'PROCESSING',
  payment: { currency: 'BRL', amount: 150.5 },
}

/** Idempotency keys and refund ids are sent without hyphens. */
const key = '7d9f0c1e2b3a4c5d8e6f708192a3b4c5'

const readsCharge = (answer: Exchange['answer']): Exchange => ({
  request: { method: 'GET', path: '/cash-in/cob/transaction-1', headers: cashIn },
  answer,
})
const returnsPix = (valor: string, status: string): Exchange => ({
  request: {
    method: 'PUT',
    path: `/cash-in/pix/E123/devolucao/${key}`,
    headers: cashIn,
    body: { valor },
  },
  answer: { status: 201, json: { id: key, rtrId: 'D1', valor, status } },
})
const paysOut: Exchange = {
  request: {
    method: 'POST',
    path: '/api/v2/pix/payments/dict',
    headers: { ...cashOut, 'x-idempotency-key': key },
    body: {
      pixKey: '+5511987654321',
      payment: { currency: 'BRL', amount: 150.5 },
      creditorDocument: '52998224725',
    },
  },
  answer: { status: 202, json: payout },
}

/** The family's options, as far as they are visible from outside. */
export function pixBankCases({
  certificates = 'demanded',
  acceptedPayout,
  loginAsJson = false,
  otherEvents = 'ignored',
}: {
  certificates?: 'demanded' | 'presented'
  acceptedPayout?: 'APPROVED'
  loginAsJson?: boolean
  otherEvents?: 'ignored' | 'pending'
} = {}): ProviderCases {
  const cashInLogin = loginTo(loginAsJson ? 'application/json' : 'application/x-www-form-urlencoded')
  return {
    credentials: {
      publicKey: 'in-id',
      secretKey: 'in-secret-canary',
      cashOutPublicKey: 'out-id',
      cashOutSecretKey: 'out-secret-canary',
      pixKey: 'pix@balcao.example',
      webhookToken: 'webhook-token-canary',
    },
    basePaths: ['/cash-in', '/api/v2'],
    operations: {
      createTransaction: {
        works: [
          {
            story: 'a charge of one day, in reais as text',
            input: aPixSale(),
            exchanges: [
              cashInLogin,
              {
                request: {
                  method: 'POST',
                  path: '/cash-in/cob',
                  headers: cashIn,
                  body: {
                    calendario: { expiracao: 86400 },
                    devedor: { nome: 'Maria da Silva', cpf: '52998224725' },
                    valor: { original: '97.00', modalidadeAlteracao: 0 },
                    chave: 'pix@balcao.example',
                  },
                },
                answer: { status: 201, json: charge },
              },
            ],
            result: {
              transactionId: charge.txid,
              status: 'PENDING',
              amount: 9_700,
              pixCode: '00020101021226…',
              expiresAt: new Date('2026-03-03T15:00:00.000Z'),
            },
            idAt: 'txid',
            amountAt: 'valor.original',
          },
          {
            story: 'what the payer reads is cut to the 140 characters of the standard',
            input: aPixSale({ description: 'x'.repeat(141) }),
            exchanges: [
              cashInLogin,
              {
                request: {
                  method: 'POST',
                  path: '/cash-in/cob',
                  body: { solicitacaoPagador: 'x'.repeat(140) },
                },
                answer: { status: 201, json: charge },
              },
            ],
            result: { status: 'PENDING' },
          },
          {
            story: 'a company pays under its CNPJ',
            input: aPixSale({
              customer: {
                name: 'Balcão Ltda',
                document: '11.222.333/0001-81',
                email: 'a@b.com.br',
                phone: '11987654321',
              },
            }),
            exchanges: [
              cashInLogin,
              {
                request: {
                  method: 'POST',
                  path: '/cash-in/cob',
                  body: { devedor: { nome: 'Balcão Ltda', cnpj: '11222333000181' } },
                },
                answer: { status: 201, json: charge },
              },
            ],
            result: { transactionId: charge.txid },
          },
          {
            story: 'a token that the bank has dropped is fetched anew, once',
            input: aPixSale(),
            exchanges: [
              cashInLogin,
              {
                request: { method: 'POST', path: '/cash-in/cob', headers: cashIn },
                answer: { status: 401, json: { title: 'onz-0018' } },
              },
              { ...cashInLogin, answer: { json: { access_token: 'second-token', expires_in: 300 } } },
              {
                request: {
                  method: 'POST',
                  path: '/cash-in/cob',
                  headers: { authorization: 'Bearer second-token' },
                },
                answer: { status: 201, json: charge },
              },
            ],
            result: { transactionId: charge.txid },
          },
        ],
        fails: [
          ...(certificates === 'demanded'
            ? [
                {
                  story: 'a platform without the certificate for receiving is not let in',
                  input: aPixSale(),
                  without: ['cashIn'],
                  exchanges: [],
                  failure: { kind: 'credentials', message: 'Unauthorized.' } as const,
                },
              ]
            : []),
          {
            story: 'a receiving key is needed',
            input: aPixSale(),
            without: ['pixKey'],
            exchanges: [],
            failure: { kind: 'credentials', message: 'Receiving Pix key is required' },
          },
          {
            story: 'the detail of a refusal is passed on',
            input: aPixSale(),
            exchanges: [
              cashInLogin,
              {
                request: { method: 'POST', path: '/cash-in/cob' },
                answer: {
                  status: 400,
                  json: { title: 'Requisição inválida', status: 400, detail: 'Chave inexistente.' },
                },
              },
            ],
            failure: { kind: 'provider_error', message: 'Chave inexistente.' },
          },
          {
            story: 'a login that fails has charged nobody',
            input: aPixSale(),
            exchanges: [
              { ...cashInLogin, answer: { status: 401, json: { detail: 'Credenciais inválidas' } } },
            ],
            failure: { kind: 'credentials', message: 'Credenciais inválidas' },
          },
        ],
      },
      getTransaction: {
        works: [
          {
            story: 'a charge that was paid brings its end-to-end id',
            input: aTransactionToRead,
            exchanges: [
              cashInLogin,
              readsCharge({ json: { ...charge, status: 'CONCLUIDA', pix: [receipt] } }),
            ],
            result: { status: 'APPROVED', amount: 9_700, endToEndId: 'E123' },
          },
          {
            story: 'money that went back counts as a chargeback, although the charge stays concluded',
            input: aTransactionToRead,
            exchanges: [
              cashInLogin,
              readsCharge({
                json: { ...charge, status: 'CONCLUIDA', pix: [{ ...receipt, devolucoes: returned }] },
              }),
            ],
            result: { status: 'CHARGEBACK', rawStatus: 'REFUND' },
          },
          {
            story: 'a part that went back leaves the sale approved',
            input: aTransactionToRead,
            exchanges: [
              cashInLogin,
              readsCharge({
                json: {
                  ...charge,
                  status: 'CONCLUIDA',
                  pix: [{ ...receipt, devolucoes: [{ valor: '10.00', status: 'DEVOLVIDO' }] }],
                },
              }),
            ],
            result: { status: 'APPROVED' },
          },
        ],
        fails: [
          {
            story: 'a charge that nobody knows is not found',
            input: aTransactionToRead,
            exchanges: [cashInLogin, readsCharge({ status: 404, json: { title: 'Não encontrado' } })],
            failure: { kind: 'provider_error', httpStatus: 404, message: 'Não encontrado' },
          },
        ],
      },
      refund: {
        works: [
          {
            story: 'a whole refund reads what was received and sends it back',
            input: aRefund,
            exchanges: [
              cashInLogin,
              readsCharge({ json: { ...charge, status: 'CONCLUIDA', pix: [receipt] } }),
              returnsPix('97.00', 'EM_PROCESSAMENTO'),
            ],
            result: { refundId: key, success: true, certainty: 'UNCONFIRMED' },
            idAt: 'id',
          },
          {
            story: 'a part goes back at once when its end-to-end id is known',
            input: { ...aRefund, amount: 1_050, endToEndId: 'E123' },
            exchanges: [cashInLogin, returnsPix('10.50', 'DEVOLVIDO')],
            result: { success: true, certainty: 'KNOWN' },
          },
          {
            story: 'a word that nobody knows leaves the end of a refund open',
            input: { ...aRefund, amount: 1_050, endToEndId: 'E123' },
            exchanges: [cashInLogin, returnsPix('10.50', 'ZZZ_NEW')],
            result: { success: true, certainty: 'UNCONFIRMED' },
          },
          {
            story: 'a bank that did not return it says so',
            input: { ...aRefund, amount: 1_050, endToEndId: 'E123' },
            exchanges: [cashInLogin, returnsPix('10.50', 'NAO_REALIZADO')],
            result: { success: false, certainty: 'KNOWN' },
          },
        ],
        fails: [
          {
            story: 'a charge that was never paid cannot be refunded',
            input: aRefund,
            exchanges: [cashInLogin, readsCharge({ json: charge })],
            failure: { kind: 'invalid_request', message: 'Only a Pix that was received can be refunded.' },
          },
          {
            story: 'without a key of the intent nothing is sent',
            input: aRefund,
            without: ['idempotencyKey'],
            exchanges: [],
            failure: { kind: 'invalid_request', message: 'An idempotency key is required.' },
          },
        ],
      },
      withdraw: {
        works: [
          {
            story: acceptedPayout
              ? 'a payout is shown approved at once and stays unconfirmed'
              : 'a payout that the bank has only accepted is pending',
            input: aPixWithdraw,
            // Where certificates are optional, a platform without certificates is not refused.
            ...(certificates === 'presented' && { without: ['cashOut'] }),
            exchanges: [cashOutLogin, paysOut],
            result: {
              withdrawId: 'E998',
              status: acceptedPayout ?? 'PENDING',
              rawStatus: 'PROCESSING',
              mapped: true,
              certainty: acceptedPayout ? 'UNCONFIRMED' : 'KNOWN',
              amount: 15_050,
            },
            idAt: 'endToEndId',
            amountAt: 'payment.amount',
          },
          {
            story: 'a payout that the bank cancels at once is not shown as approved',
            input: aPixWithdraw,
            exchanges: [
              cashOutLogin,
              {
                ...paysOut,
                answer: { status: 202, json: { ...payout, status: 'CANCELED', errorCode: 'AB03' } },
              },
            ],
            result: { status: 'REJECTED', rawStatus: 'CANCELED', certainty: 'KNOWN' },
          },
          {
            story: 'a payout that has arrived at once is known to have arrived',
            input: aPixWithdraw,
            exchanges: [cashOutLogin, { ...paysOut, answer: { json: { ...payout, status: 'LIQUIDATED' } } }],
            result: { status: 'APPROVED', certainty: 'KNOWN' },
          },
          {
            story: 'an install that wants the other form of login gets it',
            input: aPixWithdraw,
            exchanges: [
              { ...cashOutLogin, answer: { status: 404, json: { title: 'Application not found' } } },
              {
                request: {
                  method: 'POST',
                  path: '/api/v2/oauth/token',
                  headers: { 'content-type': 'application/x-www-form-urlencoded' },
                  body: { client_id: 'out-id', client_secret: 'out-secret-canary' },
                },
                answer: { json: { access_token: 'out-token-canary', expires_in: 300 } },
                preparation: true,
              },
              paysOut,
            ],
            result: { withdrawId: 'E998' },
          },
        ],
        fails: [
          {
            story: 'a platform that does not exist is not let in',
            input: aPixWithdraw,
            without: ['platform'],
            exchanges: [],
            failure: { kind: 'credentials', message: 'Unauthorized.' },
          },
          ...(certificates === 'demanded'
            ? [
                {
                  story: 'a platform without the certificate for paying is not let in',
                  input: aPixWithdraw,
                  without: ['cashOut'],
                  exchanges: [],
                  failure: { kind: 'credentials', message: 'Unauthorized.' } as const,
                },
              ]
            : []),
          {
            story: 'a platform without credentials for paying is not let in either',
            input: aPixWithdraw,
            without: ['cashOutSecretKey'],
            exchanges: [],
            failure: { kind: 'credentials', message: 'Unauthorized.' },
          },
          {
            story: 'a payout that is refused keeps the message of the provider',
            input: aPixWithdraw,
            exchanges: [
              cashOutLogin,
              { ...paysOut, answer: { status: 422, json: { type: 'onz-0002', title: 'Chave inválida' } } },
            ],
            failure: { kind: 'provider_error', message: 'Chave inválida' },
          },
        ],
      },
      getWithdraw: {
        works: [
          {
            story: 'a payout that has arrived',
            input: { withdrawId: 'E998' },
            exchanges: [
              cashOutLogin,
              {
                request: { method: 'GET', path: '/api/v2/pix/payments/E998', headers: cashOut },
                answer: { json: { data: { ...payout, status: 'LIQUIDATED' } } },
              },
            ],
            result: { withdrawId: 'E998', status: 'APPROVED', certainty: 'KNOWN', amount: 15_050 },
          },
          {
            story: 'a payout whose answer was lost is found by its key',
            input: { withdrawReference: 'withdraw-1' },
            exchanges: [
              cashOutLogin,
              {
                request: { method: 'GET', path: `/api/v2/pix/payments/idempotencyKey/${key}` },
                answer: { json: payout },
              },
            ],
            result: { withdrawId: 'E998', status: 'PENDING' },
          },
        ],
        fails: [
          {
            story: 'a key that the bank does not know proves that nothing was paid',
            input: { withdrawReference: 'withdraw-1' },
            exchanges: [
              cashOutLogin,
              {
                request: { method: 'GET', path: `/api/v2/pix/payments/idempotencyKey/${key}` },
                answer: { status: 404, json: {} },
              },
            ],
            failure: {
              kind: 'provider_error',
              httpStatus: 404,
              message: 'The provider knows no such reference.',
            },
          },
        ],
      },
    },
    statuses: {
      transaction: {
        probe: (word) => ({
          operation: 'getTransaction',
          input: aTransactionToRead,
          exchanges: [cashInLogin, readsCharge({ json: { ...charge, status: word } })],
        }),
        expected: {
          ATIVA: 'PENDING',
          REMOVIDA_PELO_PSP: 'PENDING',
          CONCLUIDA: 'APPROVED',
          LIQUIDATED: 'APPROVED',
          REFUND: 'CHARGEBACK',
          REMOVIDA_PELO_USUARIO_RECEBEDOR: 'REJECTED',
        },
        otherwise: 'REJECTED',
      },
      withdraw: {
        probe: (word) => ({
          operation: 'getWithdraw',
          input: { withdrawId: 'E998' },
          exchanges: [
            cashOutLogin,
            {
              request: { method: 'GET', path: '/api/v2/pix/payments/E998' },
              answer: { json: { ...payout, status: word } },
            },
          ],
        }),
        expected: {
          PENDING: 'PENDING',
          ACTIVE: 'PENDING',
          PROCESSING: 'PENDING',
          QUEUED: 'PENDING',
          ON_QUEUE: 'PENDING',
          WAITING_CONFIRMATION: 'PENDING',
          LIQUIDATED: 'APPROVED',
          PARTIALLY_REFUNDED: 'APPROVED',
          CANCELED: 'REJECTED',
          REFUNDED: 'REJECTED',
          REJECTED: 'REJECTED',
        },
        otherwise: 'REJECTED',
      },
      webhook: {
        probe: (word) => {
          const [type, status] = word.split(' ')
          return {
            webhook: { type, data: { txId: charge.txid, status, payment: { amount: 97 } } },
            headers: { 'x-webhook-secret': 'webhook-token-canary' },
          }
        },
        expected: {
          RECEIVE: 'PENDING',
          ...(otherEvents === 'pending' && { TRANSFER: 'PENDING', CASHOUT: 'PENDING' }),
          'RECEIVE LIQUIDATED': 'APPROVED',
          REFUND: 'CHARGEBACK',
        },
        otherwise: otherEvents === 'pending' ? 'PENDING' : null,
      },
    },
    webhooks: [
      {
        story: 'money that has arrived, with the secret of our portal',
        headers: { 'x-webhook-secret': 'webhook-token-canary' },
        body: {
          type: 'RECEIVE',
          data: {
            id: 1,
            txId: charge.txid,
            endToEndId: 'E123',
            status: 'LIQUIDATED',
            payment: { currency: 'BRL', amount: 97 },
          },
        },
        reading: {
          kind: 'event',
          verification: 'token',
          event: { transactionId: charge.txid, status: 'APPROVED', amountCents: 9_700, endToEndId: 'E123' },
        },
      },
      {
        story: 'the list of the standard reports several receipts in one call',
        without: ['webhookToken'],
        body: {
          pix: [
            receipt,
            { ...receipt, txid: 'other', devolucoes: returned },
            { ...receipt, txid: undefined },
          ],
        },
        reading: {
          kind: 'event',
          verification: 'none',
          event: { transactionId: charge.txid, status: 'APPROVED', amountCents: 9_700 },
          furtherEvents: [{ transactionId: 'other', status: 'CHARGEBACK' }],
        },
      },
      {
        story: 'the list of the standard, which carries no secret of ours, is unproven and not forged',
        body: { pix: [receipt] },
        reading: { kind: 'event', verification: 'none', event: { transactionId: charge.txid } },
      },
      {
        story: 'a receipt by itself, which also carries no secret of ours, is unproven and not forged',
        body: { ...receipt, pagador: { nome: 'Maria da Silva' } },
        reading: {
          kind: 'event',
          verification: 'none',
          event: { transactionId: charge.txid, status: 'APPROVED', amountCents: 9_700 },
        },
      },
      {
        story: 'one receipt in the place of the list counts as one',
        body: { pix: receipt },
        reading: {
          kind: 'event',
          verification: 'none',
          event: { transactionId: charge.txid, status: 'APPROVED', amountCents: 9_700 },
        },
      },
      {
        story: 'a single return in the place of the list counts as one',
        body: { pix: [{ ...receipt, devolucoes: { valor: '10.00', status: 'DEVOLVIDO' } }] },
        reading: {
          kind: 'event',
          verification: 'none',
          event: { transactionId: charge.txid, status: 'APPROVED', refundedCents: 1_000 },
        },
      },
      {
        story: 'a list with another secret is a forgery',
        headers: { 'x-webhook-secret': 'guessed' },
        body: { pix: [receipt] },
        reading: { kind: 'forged' },
      },
      {
        story: 'an event of the accounts host without its secret is a forgery',
        body: { type: 'RECEIVE', data: { txId: charge.txid, status: 'LIQUIDATED' } },
        reading: { kind: 'forged' },
      },
      {
        story: 'a receipt that makes no sense does not hide the others',
        without: ['webhookToken'],
        body: { pix: [{ ...receipt, txid: 'odd', valor: 'R$ 97,00' }, receipt] },
        reading: { kind: 'event', event: { transactionId: charge.txid, status: 'APPROVED' } },
      },
      {
        story: 'a cancelled movement is ignored',
        headers: { 'x-webhook-secret': 'webhook-token-canary' },
        body: { type: 'RECEIVE', data: { txId: charge.txid, status: 'CANCELED' } },
        reading: { kind: 'ignored' },
      },
      {
        story: 'an event that is a cancellation is ignored, in capitals or not',
        headers: { 'x-webhook-secret': 'webhook-token-canary' },
        body: { type: 'canceled', data: { txId: charge.txid, status: 'LIQUIDATED' } },
        reading: { kind: 'ignored' },
      },
      {
        story: 'the words of an event count in small letters too',
        headers: { 'x-webhook-secret': 'webhook-token-canary' },
        body: { type: 'receive', data: { txId: charge.txid, status: 'liquidated' } },
        reading: { kind: 'event', event: { status: 'APPROVED', mapped: true } },
      },
      {
        story: 'a cancelled refund is ignored as well',
        headers: { 'x-webhook-secret': 'webhook-token-canary' },
        body: { type: 'REFUND', data: { txId: charge.txid, status: 'CANCELED' } },
        reading: { kind: 'ignored' },
      },
      {
        story: 'news of payouts, which name no charge, are ignored',
        headers: { 'x-webhook-secret': 'webhook-token-canary' },
        body: { type: 'TRANSFER', data: { endToEndId: 'E998', status: 'LIQUIDATED' } },
        reading: { kind: 'ignored' },
      },
      {
        story: 'another secret is a forgery',
        headers: { 'x-webhook-secret': 'guessed' },
        body: { type: 'RECEIVE', data: { txId: charge.txid, status: 'LIQUIDATED' } },
        reading: { kind: 'forged' },
      },
    ],
  }
}
