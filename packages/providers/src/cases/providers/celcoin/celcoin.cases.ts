import type { Exchange, ProviderCases, ScriptedAnswer } from '#cases/provider-cases.ts'
import { aBilletSale, aCardSale, aPixSale, aRefund, aTransactionToRead } from '#cases/sample-inputs.ts'
import { sealedCardOperations } from '#cases/sealed-card.ts'

const headers = { authorization: 'Bearer token-1' }
const login: Exchange = {
  request: {
    method: 'POST',
    path: '/v2/token',
    headers: { authorization: `Basic ${Buffer.from('galax-1:galax-hash-canary').toString('base64')}` },
    body: {
      grant_type: 'authorization_code',
      scope:
        'customers.read customers.write charges.read charges.write transactions.read transactions.write ' +
        'cards.read cards.write boletos.read payment-methods.read',
    },
  },
  answer: { json: { access_token: 'token-1', token_type: 'Bearer', expires_in: 600 } },
  preparation: true,
}

const charge = {
  galaxPayId: 998,
  myId: 'order-1',
  value: 9_700,
  status: 'active',
  mainPaymentMethodId: 'pix',
  Transactions: [
    {
      galaxPayId: 1_998,
      value: 9_700,
      status: 'pendingPix',
      Pix: { qrCode: '00020101021226…', image: 'https://qr.example/1.png', page: 'https://qr.example/1' },
    },
  ],
}
const withTransaction = (changes: object) => ({
  ...charge,
  Transactions: [{ ...charge.Transactions[0], ...changes }],
})
const charges = (
  body: object,
  answer: ScriptedAnswer = { json: { type: true, Charge: charge } },
): Exchange => ({
  request: { method: 'POST', path: '/v2/charges', headers, body },
  answer,
})
const chargeToRead = { ...aTransactionToRead, transactionId: '998' }
const readsCharge = (json: unknown, galaxPayIds = '998'): Exchange => ({
  request: {
    method: 'GET',
    path: '/v2/charges',
    query: { galaxPayIds, startAt: '0', limit: '10' },
    headers,
  },
  answer: { json: { totalQtdFoundInPage: 1, Charges: [json] } },
})
const cardBlock = {
  Card: { number: '4111111111111111', holder: 'MARIA DA SILVA', expiresAt: '2031-07', cvv: '9743' },
  preAuthorize: true,
  qtdInstallments: 3,
}
const captures: Exchange = {
  request: { method: 'PUT', path: '/v2/charges/998/galaxPayId/capture', headers },
  answer: { json: { type: true } },
}
const reverses = (body: object, answer: ScriptedAnswer): Exchange => ({
  request: { method: 'PUT', path: '/v2/charges/transaction-1/galaxPayId/reverse', headers, body },
  answer,
})

const notification = {
  event: 'transaction.updateStatus',
  webhookId: 55,
  confirmHash: 'webhook-token-canary',
  Transaction: { galaxPayId: 1_998, value: 9_700, status: 'payedPix' },
  Charge: { galaxPayId: 998, myId: 'order-1' },
}

export const cases: ProviderCases = {
  credentials: {
    publicKey: 'galax-1',
    secretKey: 'galax-hash-canary',
    webhookToken: 'webhook-token-canary',
  },
  basePaths: ['/v2'],
  operations: {
    createTransaction: {
      works: [
        {
          story: 'a Pix is a charge that may be paid for five days',
          input: aPixSale(),
          exchanges: [
            login,
            charges({
              myId: 'order-1',
              value: 9_700,
              payday: '2026-03-07',
              mainPaymentMethodId: 'pix',
              PaymentMethodPix: { Deadline: { type: 'days', value: 5 } },
              Customer: {
                myId: '52998224725',
                name: 'Maria da Silva',
                document: '52998224725',
                emails: ['maria@exemplo.com.br'],
                phones: [11_987_654_321],
              },
            }),
          ],
          result: {
            transactionId: '998',
            status: 'PENDING',
            amount: 9_700,
            orderId: 'order-1',
            pixCode: '00020101021226…',
            expiresAt: new Date('2026-03-07T15:00:00.000Z'),
          },
          idAt: 'Charge.galaxPayId',
          amountAt: 'Charge.value',
        },
        {
          story: 'a card is reserved, captured and read',
          input: aCardSale(),
          exchanges: [
            login,
            charges(
              {
                mainPaymentMethodId: 'creditcard',
                PaymentMethodCreditCard: cardBlock,
                Customer: { Address: { zipCode: '01001000', street: 'Praça da Sé', neighborhood: 'Sé' } },
              },
              { json: { type: true, Charge: withTransaction({ status: 'authorized', Pix: null }) } },
            ),
            captures,
            readsCharge(withTransaction({ status: 'captured', Pix: null })),
          ],
          result: { transactionId: '998', status: 'APPROVED', amount: 9_700 },
        },
        {
          story: 'a card that is denied is not captured',
          input: aCardSale(),
          exchanges: [
            login,
            charges({}, { json: { type: true, Charge: withTransaction({ status: 'denied' }) } }),
          ],
          result: { status: 'REJECTED', certainty: 'KNOWN' },
        },
        {
          story: 'a card that is denied says why, by the code that the cards of Brazil share',
          input: aCardSale(),
          exchanges: [
            login,
            charges(
              {},
              {
                json: {
                  type: true,
                  Charge: withTransaction({
                    status: 'denied',
                    AbecsReasonDenied: { code: '0051', message: 'Saldo insuficiente' },
                  }),
                },
              },
            ),
          ],
          result: { status: 'REJECTED', declineReason: 'insufficient_funds' },
        },
        {
          story: 'a boleto is due in five days',
          input: aBilletSale(),
          exchanges: [
            login,
            charges(
              { mainPaymentMethodId: 'boleto', payday: '2026-03-07' },
              {
                json: {
                  type: true,
                  Charge: withTransaction({
                    status: 'pendingBoleto',
                    Pix: null,
                    Boleto: {
                      bankLine: '34191790010104351004791020150008291070026000',
                      pdf: 'https://slip.example/1.pdf',
                    },
                  }),
                },
              },
            ),
          ],
          result: {
            billetCode: '34191790010104351004791020150008291070026000',
            billetUrl: 'https://slip.example/1.pdf',
            expiresAt: new Date('2026-03-07T15:00:00.000Z'),
          },
        },
      ],
      fails: [
        {
          story: 'of several complaints the first is passed on, whatever field it is about',
          input: aPixSale(),
          exchanges: [
            login,
            charges(
              {},
              {
                status: 400,
                json: {
                  error: { message: 'Erro de validação.', details: { 'Customer.document': ['é inválido'] } },
                },
              },
            ),
          ],
          failure: { kind: 'provider_error', message: 'é inválido' },
        },
        {
          story: 'a capture that is refused leaves a reserved card behind, which is named',
          input: aCardSale(),
          exchanges: [
            login,
            charges({}, { json: { type: true, Charge: withTransaction({ status: 'authorized' }) } }),
            { ...captures, answer: { status: 400, json: { error: { message: 'Não capturado' } } } },
          ],
          failure: { kind: 'unknown', reference: '998', message: 'Não capturado' },
        },
      ],
    },
    getTransaction: {
      works: [
        {
          story: 'a charge is found in the list, by its id',
          input: chargeToRead,
          exchanges: [login, readsCharge(withTransaction({ status: 'payedPix' }))],
          result: { transactionId: '998', status: 'APPROVED', amount: 9_700 },
        },
        {
          story: 'a charge whose answer was lost is found by our reference',
          input: { orderId: 'order-1', paymentMethod: 'PIX' },
          exchanges: [
            login,
            {
              request: {
                method: 'GET',
                path: '/v2/charges',
                query: { myIds: 'order-1', startAt: '0', limit: '10' },
                headers,
              },
              answer: { json: { Charges: [charge] } },
            },
          ],
          result: { transactionId: '998', pixCode: '00020101021226…' },
        },
      ],
      fails: [
        {
          story: 'an id that is not in the list is not found',
          input: chargeToRead,
          exchanges: [
            login,
            { request: { method: 'GET', path: '/v2/charges' }, answer: { json: { Charges: [] } } },
          ],
          failure: { kind: 'provider_error', httpStatus: 404 },
        },
        {
          story: 'a reference that is not in the list proves that nothing was charged',
          input: { orderId: 'order-1', paymentMethod: 'PIX' },
          exchanges: [
            login,
            { request: { method: 'GET', path: '/v2/charges' }, answer: { json: { Charges: [] } } },
          ],
          failure: { kind: 'provider_error', httpStatus: 404 },
        },
        {
          story: 'a list of charges that are not ours proves nothing',
          input: { orderId: 'order-1', paymentMethod: 'PIX' },
          exchanges: [
            login,
            {
              request: { method: 'GET', path: '/v2/charges' },
              answer: { json: { Charges: [{ ...charge, myId: 'order-2' }] } },
            },
          ],
          failure: { kind: 'bad_response' },
        },
        {
          story: 'another charge than the one that was asked for is not read',
          input: chargeToRead,
          exchanges: [login, readsCharge({ ...charge, galaxPayId: 999 })],
          failure: { kind: 'bad_response' },
        },
        {
          story: 'an answer without a list proves nothing',
          input: { orderId: 'order-1', paymentMethod: 'PIX' },
          exchanges: [login, { request: { method: 'GET', path: '/v2/charges' }, answer: { json: {} } }],
          failure: { kind: 'bad_response' },
        },
      ],
    },
    refund: {
      works: [
        {
          story: 'the whole is reversed when no amount is given',
          input: aRefund,
          exchanges: [
            login,
            reverses({}, { json: { type: true, Charge: withTransaction({ status: 'reversed' }) } }),
          ],
          result: { refundId: 'transaction-1', success: true, certainty: 'KNOWN' },
        },
        {
          story: 'a part is reversed by its cents, and a bare yes leaves its end open',
          input: { ...aRefund, amount: 1_000 },
          exchanges: [login, reverses({ valueToReverse: 1_000 }, { json: { type: true } })],
          result: { success: true, certainty: 'UNCONFIRMED' },
        },
      ],
      fails: [
        {
          story: 'a refund that is refused keeps the message of the provider',
          input: aRefund,
          exchanges: [login, reverses({}, { status: 400, json: { error: { message: 'Já estornada' } } })],
          failure: { kind: 'provider_error', message: 'Já estornada' },
        },
      ],
    },
    ...sealedCardOperations,
  },
  statuses: {
    transaction: {
      probe: (word) => ({
        operation: 'getTransaction',
        input: chargeToRead,
        exchanges: [login, readsCharge(withTransaction({ status: word }))],
      }),
      expected: {
        notSend: 'PENDING',
        noSend: 'PENDING',
        authorized: 'PENDING',
        pendingBoleto: 'PENDING',
        lessValueBoleto: 'PENDING',
        pendingPix: 'PENDING',
        captured: 'APPROVED',
        payedBoleto: 'APPROVED',
        moreValueBoleto: 'APPROVED',
        paidDuplicityBoleto: 'APPROVED',
        payedPix: 'APPROVED',
        payExternal: 'APPROVED',
        free: 'APPROVED',
        reversed: 'REFUNDED',
        chargeback: 'CHARGEBACK',
        cancel: 'CANCELED',
        cancelByContract: 'CANCELED',
        denied: 'REJECTED',
        notCompensated: 'REJECTED',
        unavailablePix: 'REJECTED',
      },
      otherwise: 'REJECTED',
    },
  },
  webhooks: [
    {
      story: 'a Pix that was paid, with the hash of our account in the body',
      body: notification,
      reading: {
        kind: 'event',
        verification: 'token',
        event: {
          transactionId: '998',
          status: 'APPROVED',
          amountCents: 9_700,
          orderId: 'order-1',
          eventId: '55',
        },
      },
    },
    {
      story: 'without the hash in the configuration nothing is proved',
      without: ['webhookToken'],
      body: notification,
      reading: { kind: 'event', verification: 'none' },
    },
    {
      story: 'another hash is a forgery',
      body: { ...notification, confirmHash: 'guessed' },
      reading: { kind: 'forged' },
    },
    {
      story: 'a new transaction of a subscription is ignored',
      body: { ...notification, event: 'subscription.addTransaction' },
      reading: { kind: 'ignored' },
    },
    {
      story: 'an event without a block of the charge names it inside the transaction',
      body: {
        ...notification,
        Charge: undefined,
        Transaction: { ...notification.Transaction, chargeGalaxPayId: 998, chargeMyId: 'order-1' },
      },
      reading: { kind: 'event', event: { transactionId: '998', status: 'APPROVED', orderId: 'order-1' } },
    },
    {
      story: 'a transaction of no charge of ours is ignored',
      body: { ...notification, Charge: undefined, Subscription: { myId: 'x' } },
      reading: { kind: 'ignored' },
    },
  ],
}
