import { createHmac } from 'node:crypto'
import { encodeBankSlip } from '@balcao/domain/payments/boleto'
import type { Exchange, ProviderCases, ScriptedAnswer } from '#cases/provider-cases.ts'
import {
  aBankAccountWithdraw,
  aBilletSale,
  aCardSale,
  aPixSale,
  aPixWithdraw,
  aReceiver,
  aRefund,
  aTransactionToRead,
  idempotencyKey,
  noon,
} from '#cases/sample-inputs.ts'
import { sealedCardOperations } from '#cases/sealed-card.ts'

const headers = { authorization: 'Bearer token-1' }
const login: Exchange = {
  request: {
    method: 'POST',
    path: '/login/authorization',
    body: { grant_type: 'client_credentials', client_id: 'client-1', client_secret: 'client-secret-canary' },
  },
  answer: { json: { access_token: 'token-1', token_type: 'Bearer', expires_in: 1_800 } },
  preparation: true,
}

const qrCode = {
  id: 'qr-1',
  txid: 'txid1',
  status: 'ATIVA',
  original_value: 97,
  integration_id: 'order-1',
  emv_payload: '00020101021226…',
  image_base64: 'data:image/png;base64,iVBORw0KGgo=',
}
const codes = (body: object, answer: ScriptedAnswer = { json: qrCode }): Exchange => ({
  request: { method: 'POST', path: '/api/pix/qrcode/collection/immediate', headers, body },
  answer,
})
const readsCode = (json: object): Exchange => ({
  request: { method: 'GET', path: '/api/pix/qrcode/transaction-1', headers },
  answer: { json },
})

const readsRefunds = (json: unknown) => ({
  request: { method: 'GET' as const, path: '/api/pix/cashin/E123/refund', headers },
  answer: { json },
})
const returned = (value: number, changes: object = {}) => ({
  id: 'refund-1',
  value,
  type: 'DEPOSIT_REFUND',
  error_code: null,
  return_id: 'D123',
  end2end_id: 'E123',
  ...changes,
})
/** Half of the hash of order-1, since the id itself is too short for a txid. */
const ourTxid = '0bafe22156d2698c143b86040446d366'

const slipOf = (amountCents: number) =>
  encodeBankSlip({
    bankCode: '341',
    amountCents,
    dueDate: '2026-03-03',
    freeField: '1790010104351004791020150',
  }).line
const charge = {
  id: 'charge-1',
  payment_methods: ['boleto'],
  external_id: 'order-1',
  receivables: [
    {
      id: 'receivable-1',
      status: 'created',
      amount: 97,
      due_date: '2026-03-03',
      expiration_date: '2026-03-03',
      boleto: { id: 'boleto-1', barcode: '3419…', linha_digitavel: slipOf(9_700) },
    },
  ],
}
const withReceivable = (changes: object) => ({
  ...charge,
  receivables: [{ ...charge.receivables[0], ...changes }],
})
const charges = (body: object, answer: ScriptedAnswer = { json: charge }): Exchange => ({
  request: { method: 'POST', path: '/api/charges', headers, body },
  answer,
})
const fetchesSlip = (answer: ScriptedAnswer): Exchange => ({
  request: { method: 'GET', path: '/api/charges/charge-1/receivables/receivable-1/pdf', headers },
  answer,
})
const pdf = { headers: { 'content-type': 'application/pdf' }, body: '%PDF-1.7 …' }

const opensBatch = (transfer: object, answer: ScriptedAnswer = { json: { id: 'batch-1' } }): Exchange => ({
  request: {
    method: 'POST',
    path: '/api/batch',
    headers,
    body: { type: 'TRANSFERENCIA', auto_close: false, transfers: [transfer] },
  },
  answer,
  preparation: true,
})
const closesBatch: Exchange = {
  request: { method: 'POST', path: '/api/batch/batch-1/close', headers },
  answer: { json: {} },
}
const transfer = { id: '60040', value: 150.5, status: 'FINALIZADO', pix_end2end_id: 'E998' }
const readsBatch = (json: unknown): Exchange => ({
  request: { method: 'GET', path: '/api/batch/batch-1/transfer', headers },
  answer: { json },
})

const received: Exchange = {
  request: { method: 'GET', path: '/api/pix/cashin/E123', headers },
  answer: { json: { id: 'in-1', value: 97, txid: 'txid1', end2end_id: 'E123' } },
}

const cashIn = {
  id: 'event-1',
  version: 'v1',
  account_id: 'account-1',
  object: 'CashIn',
  data: { id: 'in-1', value: 97, end2end_id: 'E123', txid: 'txid1', integration_id: 'order-1' },
}
const cashInRefund = {
  id: 'event-2',
  version: 'v1',
  object: 'CashInRefund',
  data: {
    id: 'refund-1',
    status: 'DEVOLVIDO',
    value: 97,
    original_end2end_id: 'E123',
    return_id: 'D123',
    integration_id: idempotencyKey,
  },
}

function signed(body: object, time = noon.getTime()): Record<string, string> {
  const text = `${time}.${JSON.stringify(body)}`
  const signature = createHmac('sha256', 'webhook-secret-canary').update(text).digest('hex')
  return { 'transfeera-signature': `t=${time},v1=${signature}` }
}

export const cases: ProviderCases = {
  credentials: {
    publicKey: 'client-1',
    secretKey: 'client-secret-canary',
    pixKey: 'loja@exemplo.com.br',
    webhookSecret: 'webhook-secret-canary',
  },
  basePaths: ['/api', '/login'],
  operations: {
    createTransaction: {
      works: [
        {
          story: 'a Pix to our key lasts a day and is known by its txid',
          input: aPixSale(),
          exchanges: [
            login,
            codes({
              pix_key: 'loja@exemplo.com.br',
              original_value: 97,
              txid: ourTxid,
              integration_id: 'order-1',
              expiration: 86_400,
              payer: { name: 'Maria da Silva', document: '52998224725' },
            }),
          ],
          result: {
            transactionId: 'txid1',
            status: 'PENDING',
            amount: 9_700,
            orderId: 'order-1',
            pixCode: '00020101021226…',
            pixQrCode: 'data:image/png;base64,iVBORw0KGgo=',
            expiresAt: new Date('2026-03-03T15:00:00.000Z'),
          },
          idAt: 'txid',
          amountAt: 'original_value',
        },
        {
          story: 'a reference of the right length is the txid itself',
          input: aPixSale({ orderId: '0197c2f4-7a1e-7c3b-9f00-5d1c2b3a4e5f' }),
          exchanges: [login, codes({ txid: '0197c2f47a1e7c3b9f005d1c2b3a4e5f' })],
          result: { transactionId: 'txid1' },
        },
        {
          story: 'a boleto is due tomorrow, and its slip is kept by us',
          input: aBilletSale(),
          exchanges: [
            login,
            charges({
              payment_methods: ['boleto'],
              amount: 97,
              due_date: '2026-03-03',
              expiration_date: '2026-03-03',
              external_id: 'order-1',
              payer: { name: 'Maria da Silva', tax_id: '52998224725', email: 'maria@exemplo.com.br' },
            }),
            fetchesSlip(pdf),
          ],
          result: {
            transactionId: 'charge-1',
            status: 'PENDING',
            amount: 9_700,
            billetCode: slipOf(9_700),
            billetUrl: 'https://files.example/billets/1',
            expiresAt: new Date('2026-03-04T02:59:59.000Z'),
          },
        },
        {
          story: 'a card payer without an address gets one',
          input: { ...aCardSale(), address: undefined },
          exchanges: [
            login,
            charges(
              {
                payment_methods: ['credit_card'],
                payer: {
                  address: {
                    street: 'Praça da Sé',
                    number: '1',
                    district: 'Sé',
                    city: 'São Paulo',
                    state: 'SP',
                    postal_code: '01001000',
                  },
                },
                payment_method_details: {
                  credit_card: { installments: 3, number: '4111111111111111', cvv: '9743' },
                },
              },
              { json: withReceivable({ status: 'paid', boleto: null }) },
            ),
          ],
          result: { transactionId: 'charge-1', status: 'APPROVED', amount: 9_700 },
        },
        {
          story: 'a card charge that comes back cancelled was refused',
          input: aCardSale(),
          exchanges: [login, charges({}, { json: withReceivable({ status: 'canceled', boleto: null }) })],
          result: { transactionId: 'charge-1', status: 'REJECTED', certainty: 'KNOWN' },
        },
        {
          story: 'an address that is known is the one that is sent, with a whole postal code',
          input: aCardSale({
            address: {
              zipCode: '12',
              address: 'Rua das Flores',
              number: '7',
              district: 'Centro',
              city: 'Curitiba',
              state: 'PR',
            },
          }),
          exchanges: [
            login,
            charges(
              { payer: { address: { street: 'Rua das Flores', city: 'Curitiba', postal_code: '01001000' } } },
              { json: withReceivable({ status: 'paid', boleto: null }) },
            ),
          ],
          result: { status: 'APPROVED' },
        },
      ],
      fails: [
        {
          story: 'a slip that is no PDF leaves a charge behind, which is named',
          input: aBilletSale(),
          exchanges: [login, charges({}), fetchesSlip({ body: '<html></html>' })],
          failure: { kind: 'unknown', message: 'Error on upload pdf', reference: 'charge-1' },
        },
        {
          story: 'a slip that cannot be fetched is the same',
          input: aBilletSale(),
          exchanges: [login, charges({}), fetchesSlip({ status: 404, json: {} })],
          failure: { kind: 'unknown', message: 'Error on upload pdf', reference: 'charge-1' },
        },
        {
          story: 'a slip that cannot be kept is the same',
          input: aBilletSale(),
          without: ['upload'],
          exchanges: [login, charges({}), fetchesSlip(pdf)],
          failure: { kind: 'unknown', message: 'Error on upload pdf', reference: 'charge-1' },
        },
        {
          story: 'of a boleto the digitable line is believed, not what is said beside it',
          input: aBilletSale(),
          exchanges: [
            login,
            charges({}, { json: withReceivable({ boleto: { linha_digitavel: slipOf(97) } }) }),
            fetchesSlip(pdf),
          ],
          failure: { kind: 'bad_response', reference: 'charge-1' },
        },
        {
          story: 'without a key to receive on there is no Pix',
          input: aPixSale(),
          without: ['pixKey'],
          exchanges: [],
          failure: { kind: 'credentials', message: 'Receiving Pix key is required' },
        },
        {
          story: 'the words of a refusal are passed on',
          input: aPixSale(),
          exchanges: [
            login,
            codes(
              {},
              { status: 400, json: { statusCode: 400, error: 'Bad Request', message: 'Chave inválida' } },
            ),
          ],
          failure: { kind: 'provider_error', message: 'Chave inválida' },
        },
      ],
    },
    getTransaction: {
      works: [
        {
          story: 'a Pix that was paid carries its receipt',
          input: aTransactionToRead,
          exchanges: [
            login,
            readsCode({ ...qrCode, status: 'CONCLUIDA', pix_received: [{ end2end_id: 'E123', value: 97 }] }),
            readsRefunds({ entries: [returned(40)], metadata: { pagination: { totalItems: 1 } } }),
          ],
          result: { transactionId: 'txid1', status: 'APPROVED', amount: 9_700, endToEndId: 'E123' },
        },
        {
          story: 'a Pix whose whole money went back is refunded, though its code never says so',
          input: aTransactionToRead,
          exchanges: [
            login,
            readsCode({ ...qrCode, status: 'CONCLUIDA', pix_received: [{ end2end_id: 'E123', value: 97 }] }),
            readsRefunds({ entries: [returned(40), returned(57)] }),
          ],
          result: { transactionId: 'txid1', status: 'REFUNDED', amount: 9_700 },
        },
        {
          story: 'the list of refunds may come bare',
          input: aTransactionToRead,
          exchanges: [
            login,
            readsCode({ ...qrCode, status: 'CONCLUIDA', pix_received: { end2end_id: 'E123', value: 97 } }),
            readsRefunds([{ id: 'refund-1', value: 97, status: 'DEVOLVIDO' }]),
          ],
          result: { status: 'REFUNDED' },
        },
        ...[
          { error_code: 'AM04', error_message: 'Saldo insuficiente' },
          { type: 'PENDING_DEPOSIT_REFUND' },
          { type: 'CANCELLED_DEPOSIT_REFUND' },
        ].map((changes) => ({
          story: `a refund that failed or waits gave nothing back: ${Object.values(changes).join(' ')}`,
          input: aTransactionToRead,
          exchanges: [
            login,
            readsCode({ ...qrCode, status: 'CONCLUIDA', pix_received: { end2end_id: 'E123', value: 97 } }),
            readsRefunds({ entries: [returned(97, changes)] }),
          ],
          result: { status: 'APPROVED' },
        })),
        {
          story: 'a Pix whose answer was lost is found by the txid that we gave it',
          input: { orderId: 'order-1', paymentMethod: 'PIX' },
          exchanges: [
            login,
            {
              request: { method: 'GET', path: `/api/pix/qrcode/${ourTxid}`, headers },
              answer: { json: { ...qrCode, txid: ourTxid } },
            },
          ],
          result: { transactionId: ourTxid, status: 'PENDING', amount: 9_700, orderId: 'order-1' },
        },
        {
          story: 'a card charge that was cancelled reads as refused',
          input: { transactionId: 'charge-1', paymentMethod: 'CREDIT_CARD' },
          exchanges: [
            login,
            {
              request: { method: 'GET', path: '/api/charges/charge-1', headers },
              answer: { json: withReceivable({ status: 'canceled', boleto: null }) },
            },
          ],
          result: { transactionId: 'charge-1', status: 'REJECTED' },
        },
        {
          story: 'a boleto that was cancelled is cancelled',
          input: { transactionId: 'charge-1', paymentMethod: 'BILLET' },
          exchanges: [
            login,
            {
              request: { method: 'GET', path: '/api/charges/charge-1', headers },
              answer: { json: withReceivable({ status: 'canceled' }) },
            },
          ],
          result: { transactionId: 'charge-1', status: 'CANCELED' },
        },
        {
          story: 'a boleto is read as a charge',
          input: { transactionId: 'charge-1', paymentMethod: 'BILLET' },
          exchanges: [
            login,
            {
              request: { method: 'GET', path: '/api/charges/charge-1', headers },
              answer: { json: withReceivable({ status: 'paid' }) },
            },
          ],
          result: { transactionId: 'charge-1', status: 'APPROVED', amount: 9_700 },
        },
      ],
      fails: [
        {
          story: 'a Pix that nobody knows is not found',
          input: aTransactionToRead,
          exchanges: [
            login,
            {
              request: { method: 'GET', path: '/api/pix/qrcode/transaction-1' },
              answer: { status: 404, json: { message: 'Not found' } },
            },
          ],
          failure: { kind: 'provider_error', httpStatus: 404 },
        },
        {
          story: 'a txid of ours that nobody knows proves that nothing was charged',
          input: { orderId: 'order-1', paymentMethod: 'PIX' },
          exchanges: [
            login,
            {
              request: { method: 'GET', path: `/api/pix/qrcode/${ourTxid}` },
              answer: { status: 404, json: { message: 'Not found' } },
            },
          ],
          failure: { kind: 'provider_error', httpStatus: 404 },
        },
        {
          story: 'a boleto cannot be looked up, and that proves nothing',
          input: { orderId: 'order-1', paymentMethod: 'BILLET' },
          exchanges: [],
          failure: { kind: 'bad_response' },
        },
      ],
    },
    refund: {
      works: [
        {
          story: 'the receipt is looked up, and the whole of it goes back',
          input: aRefund,
          exchanges: [
            login,
            readsCode({ ...qrCode, status: 'CONCLUIDA', pix_received: { end2end_id: 'E123' } }),
            {
              request: {
                method: 'POST',
                path: '/api/pix/cashin/E123/refund',
                headers,
                body: { value: 97, integration_id: idempotencyKey },
              },
              answer: { json: { id: 'refund-1', status: 'PROCESSANDO' } },
            },
          ],
          result: { refundId: 'refund-1', success: true, certainty: 'UNCONFIRMED' },
          idAt: 'id',
        },
        ...[{ status: 'NAO_REALIZADO' }, { status: 'PROCESSANDO', error_code: 'AM04' }].map((answer) => ({
          story: `a refund that is refused at once says so: ${Object.values(answer).join(' ')}`,
          input: { ...aRefund, amount: 1_050, endToEndId: 'E123' },
          exchanges: [
            login,
            {
              request: { method: 'POST', path: '/api/pix/cashin/E123/refund' },
              answer: { json: { id: 'refund-1', ...answer } },
            },
          ],
          result: { refundId: 'refund-1', success: false, certainty: 'KNOWN' },
        })),
        {
          story: 'a part of a known receipt needs no look-up',
          input: { ...aRefund, amount: 1_050, endToEndId: 'E123' },
          exchanges: [
            login,
            {
              request: { method: 'POST', path: '/api/pix/cashin/E123/refund', body: { value: 10.5 } },
              answer: { json: { id: 'refund-1' } },
            },
          ],
          result: { success: true },
        },
      ],
      fails: [
        {
          story: 'a Pix that was never paid cannot go back',
          input: aRefund,
          exchanges: [login, readsCode(qrCode)],
          failure: { kind: 'invalid_request', message: 'Only a Pix that was received can be refunded.' },
        },
        {
          story: 'a boleto cannot be refunded here',
          input: { ...aRefund, paymentMethod: 'BILLET' },
          exchanges: [],
          failure: { kind: 'unsupported', message: 'Not implemented yet.' },
        },
      ],
    },
    ...sealedCardOperations,
    withdraw: {
      works: [
        {
          story: 'a payout by Pix is a batch that pays when it is closed',
          input: aPixWithdraw,
          exchanges: [
            login,
            opensBatch({
              value: 150.5,
              integration_id: 'withdraw-1',
              idempotency_key: idempotencyKey,
              destination_bank_account: {
                pix_key_type: 'TELEFONE',
                pix_key: '+5511987654321',
                name: 'Maria da Silva',
                cpf_cnpj: '52998224725',
              },
              pix_key_validation: { cpf_cnpj: '52998224725' },
            }),
            closesBatch,
          ],
          result: { withdrawId: 'batch-1', status: 'PENDING', amount: 15_050 },
        },
        {
          story: 'a random key is called by its Portuguese name',
          input: {
            paymentMethod: 'PIX',
            amount: 15_050,
            withdrawReference: 'withdraw-1',
            pixKey: '123e4567-e89b-42d3-a456-426614174000',
            pixType: 'RANDOM',
          },
          exchanges: [
            login,
            opensBatch({ destination_bank_account: { pix_key_type: 'CHAVE_ALEATORIA' } }),
            closesBatch,
          ],
          result: { withdrawId: 'batch-1' },
        },
        {
          story: 'a payout to a bank account takes the check digit apart',
          input: aBankAccountWithdraw,
          exchanges: [
            login,
            opensBatch({
              destination_bank_account: {
                name: 'Maria da Silva',
                cpf_cnpj: '52998224725',
                bank_code: '341',
                agency: '0123',
                account: '12345',
                account_digit: '6',
                account_type: 'CONTA_CORRENTE',
              },
            }),
            closesBatch,
          ],
          result: { withdrawId: 'batch-1' },
        },
      ],
      fails: [
        {
          story: 'a batch that is refused has paid nobody',
          input: aPixWithdraw,
          exchanges: [login, opensBatch({}, { status: 422, json: { message: 'Chave inválida' } })],
          failure: { kind: 'provider_error', message: 'Chave inválida' },
        },
        {
          story: 'a closing without an answer may have paid, and its batch is named',
          input: aPixWithdraw,
          exchanges: [login, opensBatch({}), { ...closesBatch, answer: { status: 504, body: '' } }],
          failure: { kind: 'unknown', reference: 'batch-1' },
        },
        {
          story: 'a closing that is refused has paid nobody',
          input: aPixWithdraw,
          exchanges: [
            login,
            opensBatch({}),
            { ...closesBatch, answer: { status: 400, json: { message: 'Saldo insuficiente' } } },
          ],
          failure: { kind: 'provider_error', message: 'Saldo insuficiente' },
        },
      ],
    },
    getWithdraw: {
      works: [
        {
          story: 'a payout that was made is read through its batch',
          input: { withdrawId: 'batch-1' },
          exchanges: [login, readsBatch([{ ...transfer, finish_date: '2026-03-02T15:01:00Z' }])],
          result: {
            withdrawId: 'batch-1',
            status: 'APPROVED',
            amount: 15_050,
            endToEndId: 'E998',
            approvedAt: new Date('2026-03-02T15:01:00.000Z'),
          },
        },
        {
          story: 'the list may come wrapped',
          input: { withdrawId: 'batch-1' },
          exchanges: [login, readsBatch({ data: [transfer] })],
          result: { withdrawId: 'batch-1', status: 'APPROVED' },
        },
      ],
      fails: [
        {
          story: 'a batch without its transfer says nothing',
          input: { withdrawId: 'batch-1' },
          exchanges: [login, readsBatch([])],
          failure: { kind: 'bad_response' },
        },
      ],
    },
    createReceiver: {
      works: [
        {
          story: 'a receiver is the Pix key that it gave',
          input: aReceiver({ bankAccount: { ...aReceiver().bankAccount, pixCode: 'Maria@Exemplo.com.br' } }),
          exchanges: [
            login,
            {
              request: {
                method: 'POST',
                path: '/api/pix/key',
                headers,
                body: { key: 'maria@exemplo.com.br', key_type: 'EMAIL' },
              },
              answer: { json: { id: 'key-1', created_at: '2026-03-02T15:00:00Z' } },
            },
          ],
          result: { receiverId: 'key-1', status: 'ACTIVE', receiverProvider: 'TRANSFEERA' },
        },
        {
          story: 'without one it is its document, and without a date it is not there yet',
          input: aReceiver(),
          exchanges: [
            login,
            {
              request: {
                method: 'POST',
                path: '/api/pix/key',
                body: { key: '52998224725', key_type: 'CPF' },
              },
              answer: { json: { id: 'key-1' } },
            },
          ],
          result: { receiverId: 'key-1', status: 'PENDING' },
        },
      ],
      fails: [
        {
          story: 'a key of somebody else is refused',
          input: aReceiver(),
          exchanges: [
            login,
            {
              request: { method: 'POST', path: '/api/pix/key' },
              answer: { status: 422, json: { message: 'Chave já registrada' } },
            },
          ],
          failure: { kind: 'provider_error', message: 'Chave já registrada' },
        },
      ],
    },
    getReceiver: {
      works: [
        {
          story: 'a key that was added',
          input: { receiverId: 'key-1', name: 'Maria da Silva' },
          exchanges: [
            login,
            {
              request: { method: 'GET', path: '/api/pix/key/key-1', headers },
              answer: { json: { id: 'key-1', created_at: '2026-03-02T15:00:00Z' } },
            },
          ],
          result: { receiverId: 'key-1', status: 'ACTIVE', name: 'Maria da Silva' },
        },
      ],
      fails: [
        {
          story: 'a key that nobody knows is not found',
          input: { receiverId: 'key-1' },
          exchanges: [
            login,
            { request: { method: 'GET', path: '/api/pix/key/key-1' }, answer: { status: 404, json: {} } },
          ],
          failure: { kind: 'provider_error', message: 'Receiver not found.', httpStatus: 404 },
        },
      ],
    },
  },
  statuses: {
    transaction: {
      probe: (word) => ({
        operation: 'getTransaction',
        input: aTransactionToRead,
        exchanges: [login, readsCode({ ...qrCode, status: word })],
      }),
      expected: {
        ATIVA: 'PENDING',
        REMOVIDA_PELO_PSP: 'PENDING',
        created: 'PENDING',
        processing: 'PENDING',
        canceling: 'PENDING',
        CONCLUIDA: 'APPROVED',
        paid: 'APPROVED',
        refunded: 'REFUNDED',
        canceled: 'CANCELED',
        REMOVIDA_PELO_USUARIO_RECEBEDOR: 'REJECTED',
        'card refused': 'REJECTED',
      },
      otherwise: 'REJECTED',
    },
    withdraw: {
      probe: (word) => ({
        operation: 'getWithdraw',
        input: { withdrawId: 'batch-1' },
        exchanges: [login, readsBatch([{ ...transfer, status: word }])],
      }),
      expected: {
        CRIADA: 'PENDING',
        CRIADO: 'PENDING',
        TRANSFERIDO: 'PENDING',
        FINALIZADO: 'APPROVED',
        FALHA: 'REJECTED',
        DEVOLVIDO: 'REJECTED',
      },
      otherwise: 'REJECTED',
    },
    receiver: {
      probe: (word) => ({
        operation: 'getReceiver',
        input: { receiverId: 'key-1' },
        exchanges: [
          login,
          {
            request: { method: 'GET', path: '/api/pix/key/key-1' },
            answer: {
              json: { id: 'key-1', created_at: word === 'created' ? '2026-03-02T15:00:00Z' : null },
            },
          },
        ],
      }),
      expected: { created: 'ACTIVE', 'not created yet': 'PENDING' },
      otherwise: null,
    },
    webhook: {
      probe: (word) => {
        const body = { object: 'ChargeReceivable', data: { charge_id: 'charge-1', status: word } }
        return { webhook: body, headers: signed(body) }
      },
      expected: {
        created: 'PENDING',
        processing: 'PENDING',
        canceling: 'PENDING',
        CashIn: 'APPROVED',
        paid: 'APPROVED',
        CashInRefund: 'REFUNDED',
        refunded: 'REFUNDED',
        canceled: 'CANCELED',
      },
      otherwise: 'REJECTED',
    },
  },
  webhooks: [
    {
      story: 'money that came in, signed',
      headers: signed(cashIn),
      body: cashIn,
      reading: {
        kind: 'event',
        verification: 'signature',
        event: {
          transactionId: 'txid1',
          status: 'APPROVED',
          amountCents: 9_700,
          orderId: 'order-1',
          endToEndId: 'E123',
          eventId: 'event-1',
        },
      },
    },
    {
      story: 'money that went back as a whole, which the receipt proves',
      headers: signed(cashInRefund),
      body: cashInRefund,
      exchanges: [login, received],
      reading: { kind: 'event', event: { transactionId: 'txid1', status: 'REFUNDED', amountCents: 9_700 } },
    },
    {
      story: 'a part that went back leaves the Pix received, and says how much it is',
      without: ['webhookSecret'],
      body: { ...cashInRefund, data: { ...cashInRefund.data, value: 10 } },
      exchanges: [login, received, readsRefunds({ entries: [returned(10)] })],
      reading: {
        kind: 'event',
        event: { transactionId: 'txid1', status: 'APPROVED', amountCents: 9_700, refundedCents: 1_000 },
      },
    },
    {
      story: 'the last part that went back makes it whole',
      without: ['webhookSecret'],
      body: { ...cashInRefund, data: { ...cashInRefund.data, value: 10 } },
      exchanges: [login, received, readsRefunds({ entries: [returned(87), returned(10)] })],
      reading: { kind: 'event', event: { transactionId: 'txid1', status: 'REFUNDED', amountCents: 9_700 } },
    },
    {
      story: 'a refund that was not made gave nothing back, and nobody is asked',
      headers: signed({ ...cashInRefund, data: { ...cashInRefund.data, status: 'NAO_REALIZADO' } }),
      body: { ...cashInRefund, data: { ...cashInRefund.data, status: 'NAO_REALIZADO' } },
      reading: { kind: 'ignored' },
    },
    {
      story: 'an event of another version is not guessed at',
      headers: signed({ ...cashIn, version: 'v2' }),
      body: { ...cashIn, version: 'v2' },
      reading: { kind: 'ignored' },
    },
    {
      story: 'the trial call of a new address is ignored',
      without: ['webhookSecret'],
      body: { test: true },
      reading: { kind: 'ignored' },
    },
    {
      story: 'a boleto that was paid',
      without: ['webhookSecret'],
      body: {
        object: 'ChargeReceivable',
        data: { id: 'receivable-1', charge_id: 'charge-1', status: 'paid' },
      },
      reading: {
        kind: 'event',
        verification: 'none',
        event: { transactionId: 'charge-1', status: 'APPROVED' },
      },
    },
    {
      story: 'a body that was changed by one letter is a forgery',
      headers: signed(cashIn),
      body: { ...cashIn, id: 'event-9' },
      reading: { kind: 'forged' },
    },
    {
      story: 'a signature of an hour ago may be of a retry: it proves nothing, and forges nothing',
      headers: signed(cashIn, noon.getTime() - 3_600_000),
      body: cashIn,
      reading: { kind: 'event', verification: 'none', event: { status: 'APPROVED' } },
    },
    {
      story: 'money that came in without any code of ours is ignored',
      without: ['webhookSecret'],
      body: { ...cashIn, data: { id: 'in-2', value: 5, end2end_id: 'E5' } },
      reading: { kind: 'ignored' },
    },
    {
      story: 'news of payouts are ignored',
      without: ['webhookSecret'],
      body: { object: 'Transfer', data: { id: '60040', status: 'FINALIZADO' } },
      reading: { kind: 'ignored' },
    },
  ],
}
