import type { Exchange, ProviderCases } from '#cases/provider-cases.ts'
import { aPixSale, aRefund } from '#cases/sample-inputs.ts'

const login: Exchange = {
  request: {
    method: 'POST',
    path: '/no-auth/autenticacao/v1/api/login',
    headers: { token: 'engine-token-canary' },
    body: { clientId: 'client-id', clientSecret: 'secret-canary' },
  },
  answer: { json: { sucesso: true, accessToken: 'token-canary', mensagem: null } },
  preparation: true,
}
const headers = { authorization: 'Bearer token-canary', token: 'engine-token-canary' }
const charge = {
  sucesso: true,
  mensagem: null,
  txId: 'tx1',
  transferStatus: 'PENDING',
  qrcode: { emv: '00020101021226…', imagem: 'iVBORw0KGgo=' },
}

const asksForQrcode = (answer: Exchange['answer']): Exchange => ({
  request: {
    method: 'POST',
    path: '/qrcode/v2/gerar',
    headers,
    body: { valor: 9_700, tempoExpiracao: 86_400, comImagem: true },
  },
  answer,
})
const returnsMoney = (answer: Exchange['answer']): Exchange => ({
  request: {
    method: 'POST',
    path: '/pix/v1/transferir-reverso',
    headers,
    body: { endToEnd: 'E123', valor: 9_700 },
  },
  answer,
})
const wholeRefund = { ...aRefund, amount: 9_700, endToEndId: 'E123' }
const event = { evento: 'PixIn', token: 'webhook-token-canary', txId: 'tx1', endToEnd: 'E123', valor: 9_700 }

export const cases: ProviderCases = {
  credentials: {
    publicKey: 'client-id',
    secretKey: 'secret-canary',
    engineToken: 'engine-token-canary',
    webhookToken: 'webhook-token-canary',
  },
  basePaths: [''],
  operations: {
    createTransaction: {
      works: [
        {
          story: 'a QR code of one day, in whole cents',
          input: aPixSale(),
          exchanges: [login, asksForQrcode({ json: charge })],
          result: {
            transactionId: 'tx1',
            status: 'PENDING',
            amount: 9_700,
            pixCode: '00020101021226…',
            pixQrCode: 'data:image/png;base64,iVBORw0KGgo=',
            expiresAt: new Date('2026-03-03T15:00:00.000Z'),
          },
          idAt: 'txId',
        },
        {
          story: 'a word of the engine that nobody knows is still a charge to be paid',
          input: aPixSale(),
          exchanges: [login, asksForQrcode({ json: { ...charge, transferStatus: 'EM_ABERTO' } })],
          result: { status: 'PENDING', mapped: false, certainty: 'UNCONFIRMED' },
        },
      ],
      fails: [
        {
          story: 'a refusal is told with its cause',
          input: aPixSale(),
          exchanges: [login, asksForQrcode({ json: { sucesso: false, mensagem: 'valor inválido' } })],
          failure: { kind: 'provider_error', message: 'Erro ao criar transação PIX: valor inválido' },
        },
        {
          story: 'a login that is refused has charged nobody',
          input: aPixSale(),
          exchanges: [{ ...login, answer: { json: { sucesso: false, mensagem: 'Cliente desconhecido' } } }],
          failure: { kind: 'credentials', message: 'Failed to authenticate with Flow2Pay' },
        },
        {
          story: 'a login that is forbidden says the same',
          input: aPixSale(),
          exchanges: [{ ...login, answer: { status: 403, json: { erro: { motivo: 'IP' } } } }],
          failure: { kind: 'credentials', message: 'Failed to authenticate with Flow2Pay' },
        },
        {
          story: 'without a public key nobody is asked',
          input: aPixSale(),
          without: ['publicKey'],
          exchanges: [],
          failure: { kind: 'credentials', message: 'Public key and secret key are required' },
        },
        {
          story: 'without a secret key nobody is asked either',
          input: aPixSale(),
          without: ['secretKey'],
          exchanges: [],
          failure: { kind: 'credentials', message: 'Public key and secret key are required' },
        },
      ],
    },
    refund: {
      works: [
        {
          story: 'money that was received goes back by its end-to-end id',
          input: wholeRefund,
          exchanges: [login, returnsMoney({ json: { sucesso: true, codigoTransacao: 'D1' } })],
          result: { refundId: 'D1', success: true, certainty: 'UNCONFIRMED' },
          idAt: 'codigoTransacao',
        },
        {
          story: 'a whole sale goes back as what was paid for it, since the engine has to be told',
          input: { ...aRefund, paidAmount: 9_700, endToEndId: 'E123' },
          exchanges: [login, returnsMoney({ json: { sucesso: true, codigoTransacao: 'D1' } })],
          result: { refundId: 'D1', success: true, certainty: 'UNCONFIRMED' },
        },
        {
          story: 'a return that has a code was taken, whatever else is left unsaid',
          input: wholeRefund,
          exchanges: [login, returnsMoney({ json: { codigoTransacao: 'D1' } })],
          result: { refundId: 'D1', success: true, certainty: 'UNCONFIRMED' },
        },
      ],
      fails: [
        {
          story: 'a return that is refused is told with its cause',
          input: wholeRefund,
          exchanges: [login, returnsMoney({ json: { sucesso: false, mensagem: 'Saldo insuficiente' } })],
          failure: { kind: 'provider_error', message: 'Erro ao solicitar devolução: Saldo insuficiente' },
        },
        {
          story: 'without its end-to-end id nothing can be returned',
          input: aRefund,
          exchanges: [],
          failure: { kind: 'invalid_request' },
        },
        {
          story: 'without an amount nothing is returned',
          input: { ...aRefund, endToEndId: 'E123' },
          exchanges: [],
          failure: { kind: 'invalid_request' },
        },
      ],
    },
  },
  statuses: {
    transaction: {
      probe: (word) => ({ webhook: { ...event, evento: word } }),
      expected: { PENDING: 'PENDING', PixIn: 'APPROVED', PixInReversal: 'CHARGEBACK' },
      otherwise: 'PENDING',
    },
  },
  webhooks: [
    {
      story: 'a receipt with the token that we share',
      body: event,
      reading: {
        kind: 'event',
        verification: 'token',
        event: { transactionId: 'tx1', status: 'APPROVED', amountCents: 9_700, endToEndId: 'E123' },
      },
    },
    {
      story: 'without a token of ours nothing is proved',
      without: ['webhookToken'],
      body: { ...event, token: undefined },
      reading: { kind: 'event', verification: 'none' },
    },
    {
      story: 'another token is a forgery',
      body: { ...event, token: 'guessed' },
      reading: { kind: 'forged' },
    },
    {
      story: 'an event about no charge is ignored',
      body: { ...event, txId: undefined },
      reading: { kind: 'ignored' },
    },
  ],
  unsupportedMethod: 'Método de pagamento não implementado para Flow2Pay.',
}
