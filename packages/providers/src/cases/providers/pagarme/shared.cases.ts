import { createHmac, generateKeyPairSync, sign } from 'node:crypto'
import type { Exchange, ProviderCases, WebhookCase, WorkingCase } from '#cases/provider-cases.ts'
import {
  aBilletSale,
  aCardSale,
  aCardToKeep,
  aPixSale,
  aReceiver,
  aReceiverWithdraw,
  aRefund,
  aTransactionToRead,
  idempotencyKey,
  pixCodeOnBoleto,
} from '#cases/sample-inputs.ts'

const headers = { authorization: `Basic ${Buffer.from('sk_live_canary:').toString('base64')}` }
const writing = { ...headers, 'idempotency-key': idempotencyKey }

/** A key pair generated in the test stands for the keys that the hub publishes. */
const hub = generateKeyPairSync('rsa', { modulusLength: 2048 })
const webhookKeys = JSON.stringify({
  keys: [
    { ...hub.publicKey.export({ format: 'jwk' }), kid: 'key-1', alg: 'RS256' },
    { kty: 'EC', crv: 'P-256', kid: 'key-2' },
    { kty: 'RSA', kid: 'key-3' },
    null,
  ],
})

const billing = {
  line_1: '1, Praça da Sé, Sé',
  zip_code: '01001000',
  city: 'São Paulo',
  state: 'SP',
  country: 'BR',
}
const charge = {
  id: 'ch_1',
  amount: 9_700,
  status: 'pending',
  payment_method: 'pix',
  last_transaction: {
    id: 'tran_1',
    status: 'waiting_payment',
    qr_code: '00020101021226…',
    qr_code_url: 'https://api.pagar.me/core/v5/transactions/tran_1/qrcode',
    expires_at: '2026-03-03T15:00:00Z',
  },
}
const order = {
  id: 'or_1',
  code: 'order-1',
  amount: 9_700,
  currency: 'BRL',
  status: 'pending',
  charges: [charge],
}
const withCharge = (changes: object) => ({ ...order, charges: [{ ...charge, ...changes }] })
const paid = withCharge({ status: 'paid', paid_amount: 9_700, paid_at: '2026-03-02T15:01:00Z' })

const orders = (body: object, answer: Exchange['answer'] = { json: order }): Exchange => ({
  request: { method: 'POST', path: '/core/v5/orders', headers: writing, body },
  answer,
})
const pays = (payment: object, answer?: Exchange['answer']) => orders({ payments: [payment] }, answer)
const readsOrder = (json: object): Exchange => ({
  request: { method: 'GET', path: '/core/v5/orders/transaction-1', headers },
  answer: { json },
})
const deletesCharge = (body: object, answer: Exchange['answer']): Exchange => ({
  request: { method: 'DELETE', path: '/core/v5/charges/ch_1', headers: writing, body },
  answer,
})
const readsRecipient = (json: object): Exchange => ({
  request: { method: 'GET', path: '/core/v5/recipients/rp_1', headers },
  answer: { json: { id: 'rp_1', name: 'Maria da Silva', ...json } },
})
const withdrawal = { id: 998, status: 'pending_transfer', amount: 15_050 }

/** Cases common to PAGARME and PAGARMEBAAS: everything except the wording of recipients. */
export function pagarmeCases(recipients: 'specified' | 'v5'): ProviderCases {
  const { created, readsBalance, switched } = recipientCases[recipients]
  return {
    credentials: {
      secretKey: 'sk_live_canary',
      publicKey: 'pk_live',
      webhookToken: 'loja:password-canary',
      webhookKeys,
    },
    platform: { defaultReceiverId: 'rp_platform' },
    basePaths: ['/core/v5'],
    operations: {
      createTransaction: {
        works: [
          {
            story: 'a Pix is an order with one charge, which holds the code',
            input: aPixSale(),
            exchanges: [
              orders({
                code: 'order-1',
                closed: true,
                items: [{ amount: 9_700, description: 'Curso de violão', quantity: 1, code: 'offer-1' }],
                customer: {
                  name: 'Maria da Silva',
                  email: 'maria@exemplo.com.br',
                  document: '52998224725',
                  document_type: 'CPF',
                  type: 'individual',
                  phones: { mobile_phone: { country_code: '55', area_code: '11', number: '987654321' } },
                },
                payments: [{ payment_method: 'pix', pix: { expires_in: 86_400 } }],
                ip: '203.0.113.7',
              }),
            ],
            result: {
              transactionId: 'or_1',
              status: 'PENDING',
              amount: 9_700,
              currency: 'BRL',
              orderId: 'order-1',
              pixCode: '00020101021226…',
              expiresAt: new Date('2026-03-03T15:00:00.000Z'),
            },
            idAt: 'id',
            amountAt: 'amount',
          },
          {
            story: 'shipping and coupons make one line of the whole, because items must add up',
            input: aPixSale({ amount: 11_200 }),
            exchanges: [
              orders({ items: [{ amount: 11_200, quantity: 1 }] }, { json: { ...order, amount: 11_200 } }),
            ],
            result: { amount: 11_200 },
          },
          {
            story: 'a gift makes one line of the whole, because nothing is sold for nothing',
            input: aPixSale({
              items: [
                { id: 'offer-1', title: 'Curso de violão', unitPrice: 9_700, quantity: 1, tangible: false },
                { id: 'offer-2', title: 'Brinde', unitPrice: 0, quantity: 1, tangible: false },
              ],
            }),
            exchanges: [orders({ items: [{ amount: 9_700, quantity: 1 }] })],
            result: { amount: 9_700 },
          },
          {
            story: 'the platform shares as its own recipient',
            input: aPixSale({
              splits: [
                { recipientId: '', amount: 90, type: 'PERCENTAGE' },
                { recipientId: 'rp_1', amount: 10, type: 'PERCENTAGE' },
              ],
            }),
            exchanges: [
              pays({
                split: [
                  { recipient_id: 'rp_platform', amount: 90, type: 'percentage' },
                  { recipient_id: 'rp_1', amount: 10, type: 'percentage' },
                ],
              }),
            ],
            result: { transactionId: 'or_1' },
          },
          {
            story: 'splits name recipients, by part or by amount, and who bears the fees',
            input: aPixSale({
              splits: [
                { recipientId: 'rp_1', amount: 12, type: 'PERCENTAGE', liable: true },
                {
                  recipientId: 'rp_2',
                  amount: 1_050,
                  type: 'FLAT',
                  chargeProcessingFee: true,
                  chargeRemainder: false,
                },
              ],
            }),
            exchanges: [
              pays({
                split: [
                  { recipient_id: 'rp_1', amount: 12, type: 'percentage', options: { liable: true } },
                  {
                    recipient_id: 'rp_2',
                    amount: 1_050,
                    type: 'flat',
                    options: { charge_processing_fee: true, charge_remainder_fee: false },
                  },
                ],
              }),
            ],
            result: { transactionId: 'or_1' },
          },
          {
            story: 'a card is captured at once, under a short name on the statement',
            input: aCardSale({ description: 'Curso de Violão: módulo 1' }),
            exchanges: [
              pays(
                {
                  payment_method: 'credit_card',
                  credit_card: {
                    installments: 3,
                    operation_type: 'auth_and_capture',
                    statement_descriptor: 'CursodeViolao',
                    card: {
                      number: '4111111111111111',
                      holder_name: 'MARIA DA SILVA',
                      holder_document: '52998224725',
                      exp_month: 7,
                      exp_year: 2031,
                      cvv: '9743',
                      billing_address: billing,
                    },
                  },
                },
                {
                  json: {
                    ...order,
                    status: 'paid',
                    charges: [{ ...charge, status: 'paid', payment_method: 'credit_card' }],
                  },
                },
              ),
            ],
            result: { status: 'APPROVED', paymentMethod: 'CREDIT_CARD' },
          },
          {
            story: 'a sale without a name that could be printed gets one of thirteen letters and digits',
            input: aCardSale({ description: '★' }),
            exchanges: [pays({ credit_card: { statement_descriptor: 'WFDAYZ0W2CZ5M' } })],
            result: { transactionId: 'or_1' },
          },
          {
            story: 'a card that Pagar.me tokenized is charged by its token',
            input: aCardSale({ cardId: 'token_1' }),
            exchanges: [
              pays(
                { credit_card: { card_token: 'token_1', card: { billing_address: billing } } },
                { json: paid },
              ),
            ],
            result: { status: 'APPROVED' },
          },
          {
            story:
              'the card of a buyer of a file has an address too, because every card without one is refused',
            input: aCardSale({ address: undefined }),
            exchanges: [
              pays({
                credit_card: { card: { billing_address: { ...billing, line_1: 'S/N, Praça da Sé, Sé' } } },
              }),
            ],
            result: { transactionId: 'or_1' },
          },
          {
            story: 'a card that Pagar.me keeps is charged by its id',
            input: aCardSale({ cardId: 'card_1' }),
            exchanges: [pays({ credit_card: { card_id: 'card_1' } }, { json: paid })],
            result: { status: 'APPROVED' },
          },
          {
            story: 'a refused card is no error but a failed order, and says why',
            input: aCardSale(),
            exchanges: [
              pays(
                {},
                {
                  json: {
                    ...order,
                    status: 'failed',
                    charges: [
                      {
                        id: 'ch_1',
                        status: 'failed',
                        payment_method: 'credit_card',
                        last_transaction: {
                          status: 'not_authorized',
                          success: false,
                          acquirer_return_code: '51',
                          acquirer_message: 'Saldo insuficiente',
                        },
                      },
                    ],
                  },
                },
              ),
            ],
            result: { status: 'REJECTED', certainty: 'KNOWN', declineReason: 'insufficient_funds' },
          },
          {
            story: 'a boleto is due in five days, and carries its Pix code',
            input: aBilletSale({ address: aCardSale().address }),
            exchanges: [
              pays(
                {
                  payment_method: 'boleto',
                  boleto: {
                    due_at: '2026-03-07T23:59:59-03:00',
                    billing_address: { line_1: '1, Praça da Sé, Sé', zip_code: '01001000', country: 'BR' },
                  },
                },
                {
                  json: withCharge({
                    payment_method: 'boleto',
                    last_transaction: {
                      status: 'generated',
                      line: '34191790010104351004791020150008291070026000',
                      pdf: 'https://slip.example/1.pdf',
                      qr_code: pixCodeOnBoleto,
                      due_at: '2026-03-07T23:59:59-03:00',
                    },
                  }),
                },
              ),
            ],
            result: {
              status: 'PENDING',
              billetCode: '34191790010104351004791020150008291070026000',
              billetUrl: 'https://slip.example/1.pdf',
              pixCode: pixCodeOnBoleto,
              expiresAt: new Date('2026-03-08T02:59:59.000Z'),
            },
          },
          {
            story: 'a picture of the bar code is no Pix code',
            input: aBilletSale({ address: aCardSale().address }),
            exchanges: [
              pays(
                { payment_method: 'boleto' },
                {
                  json: withCharge({
                    payment_method: 'boleto',
                    last_transaction: {
                      status: 'generated',
                      line: '34191790010104351004791020150008291070026000',
                      qr_code: 'https://api.pagar.me/core/v5/transactions/tran_1/qrcode',
                    },
                  }),
                },
              ),
            ],
            result: { billetCode: '34191790010104351004791020150008291070026000' },
            lacks: ['pixCode'],
          },
        ],
        fails: [
          {
            story: 'of several complaints the first is passed on, whatever field it is about',
            input: aPixSale(),
            exchanges: [
              orders(
                {},
                {
                  status: 422,
                  json: {
                    message: 'The request is invalid.',
                    errors: { 'order.customer.email': ['The email field is not valid.', 'x'] },
                  },
                },
              ),
            ],
            failure: { kind: 'provider_error', message: 'The email field is not valid.' },
          },
          {
            story: 'a key that is not accepted is about credentials',
            input: aPixSale(),
            exchanges: [
              orders(
                {},
                { status: 401, json: { message: 'Authorization has been denied for this request.' } },
              ),
            ],
            failure: { kind: 'credentials', message: 'Authorization has been denied for this request.' },
          },
          {
            story:
              'without a key of its own no order is made, since a second try could not be told from a second sale',
            input: aPixSale(),
            without: ['idempotencyKey'],
            exchanges: [],
            failure: { kind: 'invalid_request', message: 'An idempotency key is required.' },
          },
          {
            story: 'an order that we cannot read is named, so that it can be found again',
            input: aPixSale(),
            exchanges: [orders({}, { json: { id: 'or_1', amount: 9_700 } })],
            failure: { kind: 'bad_response', reference: 'or_1' },
          },
        ],
      },
      getTransaction: {
        works: [
          {
            story: 'a paid Pix carries its end-to-end id',
            input: aTransactionToRead,
            exchanges: [
              readsOrder(
                withCharge({ status: 'paid', last_transaction: { status: 'paid', end_to_end_id: 'E123' } }),
              ),
            ],
            result: { transactionId: 'or_1', status: 'APPROVED', amount: 9_700, endToEndId: 'E123' },
          },
          {
            story: 'a dispute is told by the charge, while the order still says that it is paid',
            input: aTransactionToRead,
            exchanges: [readsOrder({ ...withCharge({ status: 'chargedback' }), status: 'paid' })],
            result: { status: 'CHARGEBACK' },
          },
          {
            story: 'a charge that was cancelled after it was paid is refunded',
            input: aTransactionToRead,
            exchanges: [readsOrder(withCharge({ status: 'canceled', paid_amount: 9_700 }))],
            result: { status: 'REFUNDED', rawStatus: 'canceled' },
          },
          {
            story: 'an order whose answer was lost is found by our reference',
            input: { orderId: 'order-1', paymentMethod: 'PIX' },
            exchanges: [
              {
                request: { method: 'GET', path: '/core/v5/orders', query: { code: 'order-1' }, headers },
                answer: { json: { data: [order] } },
              },
            ],
            result: { transactionId: 'or_1', pixCode: '00020101021226…' },
          },
        ],
        fails: [
          {
            story: 'a reference that nobody knows proves that nothing was charged',
            input: { orderId: 'order-1', paymentMethod: 'PIX' },
            exchanges: [
              { request: { method: 'GET', path: '/core/v5/orders' }, answer: { json: { data: [] } } },
            ],
            failure: { kind: 'provider_error', httpStatus: 404 },
          },
          {
            story: 'an answer without a list proves nothing',
            input: { orderId: 'order-1', paymentMethod: 'PIX' },
            exchanges: [{ request: { method: 'GET', path: '/core/v5/orders' }, answer: { json: {} } }],
            failure: { kind: 'bad_response' },
          },
        ],
      },
      refund: {
        works: [
          {
            story: 'the charge of the order is deleted',
            input: aRefund,
            exchanges: [readsOrder(paid), deletesCharge({}, { json: { id: 'ch_1', status: 'canceled' } })],
            result: { refundId: 'ch_1', success: true, certainty: 'KNOWN' },
            idAt: 'id',
          },
          {
            story: 'a part that went back is known by its own transaction',
            input: { ...aRefund, amount: 1_000 },
            exchanges: [
              readsOrder(paid),
              deletesCharge(
                { amount: 1_000 },
                {
                  json: {
                    id: 'ch_1',
                    status: 'paid',
                    last_transaction: { id: 'tran_2', status: 'partial_refunded' },
                  },
                },
              ),
            ],
            result: { refundId: 'tran_2', success: true, certainty: 'KNOWN' },
          },
          {
            story: 'a word that nobody knows is no end of a refund',
            input: aRefund,
            exchanges: [
              readsOrder(paid),
              deletesCharge(
                {},
                {
                  json: { id: 'ch_1', status: 'paid', last_transaction: { id: 'tran_2', status: 'zzz_new' } },
                },
              ),
            ],
            result: { success: true, certainty: 'UNCONFIRMED' },
          },
          {
            story: 'a part may take its time',
            input: { ...aRefund, amount: 1_000 },
            exchanges: [
              readsOrder(paid),
              deletesCharge(
                { amount: 1_000 },
                {
                  json: {
                    id: 'ch_1',
                    status: 'paid',
                    last_transaction: { id: 'tran_2', status: 'pending_refund' },
                  },
                },
              ),
            ],
            result: { success: true, certainty: 'UNCONFIRMED' },
          },
          {
            story: 'a refund that the acquirer could not make is no success',
            input: aRefund,
            exchanges: [
              readsOrder(paid),
              deletesCharge(
                {},
                {
                  json: { status: 'paid', last_transaction: { id: 'tran_2', status: 'error_on_refunding' } },
                },
              ),
            ],
            result: { success: false, certainty: 'KNOWN' },
          },
        ],
        fails: [
          {
            story: 'a charge that was never paid cannot be refunded',
            input: aRefund,
            exchanges: [
              readsOrder(order),
              deletesCharge({}, { status: 412, json: { message: 'This charge can not be canceled.' } }),
            ],
            failure: { kind: 'provider_error', message: 'This charge can not be canceled.' },
          },
        ],
      },
      tokenizeCard: {
        works: [
          {
            story: 'the token is asked for with the public key alone',
            input: aCardToKeep,
            exchanges: [
              {
                request: {
                  method: 'POST',
                  path: '/core/v5/tokens',
                  query: { appId: 'pk_live' },
                  body: { type: 'card', card: { number: '4111111111111111', cvv: '9743', exp_year: 2031 } },
                },
                answer: { json: { id: 'token_1', type: 'card', card: { last_four_digits: '1111' } } },
              },
            ],
            result: { token: 'token_1' },
          },
        ],
        fails: [
          {
            story: 'without the public key no token can be made',
            input: aCardToKeep,
            without: ['publicKey'],
            exchanges: [],
            failure: { kind: 'credentials', message: 'Public key is required' },
          },
        ],
      },
      getCardId: {
        works: [
          {
            story: 'a card is kept under its customer',
            input: { token: 'token_1', ...(aCardToKeep.customer && { customer: aCardToKeep.customer }) },
            exchanges: [
              {
                request: {
                  method: 'POST',
                  path: '/core/v5/customers',
                  headers,
                  body: { email: 'maria@exemplo.com.br', document: '52998224725' },
                },
                answer: { json: { id: 'cus_1' } },
              },
              {
                request: {
                  method: 'POST',
                  path: '/core/v5/customers/cus_1/cards',
                  headers,
                  body: { token: 'token_1' },
                },
                answer: { json: { id: 'card_1' } },
              },
            ],
            result: { cardId: 'card_1' },
          },
          {
            story: 'without a customer the token is the card id',
            input: { token: 'token_1' },
            exchanges: [],
            result: { cardId: 'token_1' },
          },
        ],
        fails: [
          {
            story: 'a card that cannot be verified is not kept',
            input: { token: 'token_1', ...(aCardToKeep.customer && { customer: aCardToKeep.customer }) },
            exchanges: [
              {
                request: { method: 'POST', path: '/core/v5/customers' },
                answer: { json: { id: 'cus_1' } },
              },
              {
                request: { method: 'POST', path: '/core/v5/customers/cus_1/cards' },
                answer: {
                  status: 412,
                  json: { message: 'Could not create credit card. The card verification failed.' },
                },
              },
            ],
            failure: { kind: 'provider_error' },
          },
        ],
      },
      withdraw: {
        works: [
          {
            story: 'a recipient is paid out of its own balance',
            input: aReceiverWithdraw,
            exchanges: [
              {
                request: {
                  method: 'POST',
                  path: '/core/v5/recipients/receiver-1/withdrawals',
                  headers: writing,
                  body: { amount: 15_050, metadata: { reference: 'withdraw-1' } },
                },
                answer: { json: withdrawal },
              },
            ],
            result: { withdrawId: '998', status: 'PENDING', amount: 15_050 },
            idAt: 'id',
            amountAt: 'amount',
          },
        ],
        fails: [
          {
            story: 'a payout that is refused keeps the message of the provider',
            input: aReceiverWithdraw,
            exchanges: [
              {
                request: { method: 'POST', path: '/core/v5/recipients/receiver-1/withdrawals' },
                answer: { status: 412, json: { message: 'Saldo insuficiente' } },
              },
            ],
            failure: { kind: 'provider_error', message: 'Saldo insuficiente' },
          },
        ],
      },
      getWithdraw: {
        works: [
          {
            story: 'a payout is read under its recipient',
            input: { withdrawId: '998', receiverId: 'rp_1' },
            exchanges: [
              {
                request: { method: 'GET', path: '/core/v5/recipients/rp_1/withdrawals/998', headers },
                answer: {
                  json: { ...withdrawal, status: 'transferred', funding_date: '2026-03-02T18:00:00Z' },
                },
              },
            ],
            result: { status: 'APPROVED', amount: 15_050, approvedAt: new Date('2026-03-02T18:00:00.000Z') },
          },
          {
            story: "without a recipient it is the platform's own",
            input: { withdrawId: '998' },
            exchanges: [
              {
                request: { method: 'GET', path: '/core/v5/recipients/rp_platform/withdrawals/998', headers },
                answer: { json: withdrawal },
              },
            ],
            result: { withdrawId: '998', status: 'PENDING' },
          },
        ],
        fails: [
          {
            story: 'a payout of nobody cannot be read',
            input: { withdrawId: '998' },
            without: ['platform'],
            exchanges: [],
            failure: { kind: 'invalid_request', message: 'Receiver not found.' },
          },
        ],
      },
      createReceiver: {
        works: created,
        fails: [
          {
            story: 'a bank outside the list is refused before anybody is asked',
            input: aReceiver({ bankAccount: { ...aReceiver().bankAccount, bankCode: '999' } }),
            exchanges: [],
            failure: { kind: 'invalid_request', message: 'Banco não suportado, tente outro.' },
          },
        ],
      },
      getReceiver: {
        works: [
          {
            story: 'a recipient and what it may withdraw',
            input: { receiverId: 'rp_1', name: 'Maria da Silva', documentType: 'CPF' },
            exchanges: [readsRecipient({ status: 'active' }), balanceOfRecipient],
            result: { receiverId: 'rp_1', status: 'ACTIVE', balance: 123_456, documentType: 'CPF' },
          },
          {
            story: 'whether its money goes to its bank by itself is told',
            input: { receiverId: 'rp_1' },
            exchanges: [
              readsRecipient({ status: 'active', transfer_settings: { transfer_enabled: true } }),
              balanceOfRecipient,
            ],
            result: { automaticTransfer: true },
          },
          ...switched,
          {
            story: 'the balance may lie elsewhere',
            input: { receiverId: 'rp_1' },
            exchanges: [readsRecipient({ status: 'active' }), ...readsBalance],
            result: { balance: 123_456 },
          },
        ],
        fails: [
          {
            story: 'a recipient that nobody knows is not found',
            input: { receiverId: 'rp_1' },
            exchanges: [
              {
                request: { method: 'GET', path: '/core/v5/recipients/rp_1' },
                answer: { status: 404, json: { message: 'Recipient not found.' } },
              },
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
          exchanges: [
            readsOrder(
              word === 'canceled unpaid'
                ? withCharge({ status: 'canceled', paid_amount: 0, paid_at: null })
                : withCharge({ status: word, paid_amount: 9_700 }),
            ),
          ],
        }),
        expected: {
          pending: 'PENDING',
          processing: 'PENDING',
          underpaid: 'PENDING',
          authorized: 'PENDING',
          waiting_payment: 'PENDING',
          analyzing: 'PENDING',
          pending_review: 'PENDING',
          generated: 'PENDING',
          authorized_pending_capture: 'PENDING',
          waiting_capture: 'PENDING',
          partial_capture: 'PENDING',
          paid: 'APPROVED',
          overpaid: 'APPROVED',
          captured: 'APPROVED',
          pending_refund: 'APPROVED',
          waiting_cancellation: 'APPROVED',
          partial_refunded: 'APPROVED',
          partial_void: 'APPROVED',
          error_on_refunding: 'APPROVED',
          error_on_voiding: 'APPROVED',
          canceled: 'REFUNDED',
          refunded: 'REFUNDED',
          voided: 'REFUNDED',
          chargedback: 'CHARGEBACK',
          'canceled unpaid': 'CANCELED',
          failed: 'REJECTED',
          refused: 'REJECTED',
          expired: 'REJECTED',
          not_authorized: 'REJECTED',
          notAuthorized: 'REJECTED',
          with_error: 'REJECTED',
          withError: 'REJECTED',
        },
        otherwise: 'REJECTED',
      },
      withdraw: {
        probe: (word) => ({
          operation: 'getWithdraw',
          input: { withdrawId: '998', receiverId: 'rp_1' },
          exchanges: [
            {
              request: { method: 'GET', path: '/core/v5/recipients/rp_1/withdrawals/998' },
              answer: { json: { ...withdrawal, status: word } },
            },
          ],
        }),
        expected: {
          created: 'PENDING',
          pending_transfer: 'PENDING',
          pending: 'PENDING',
          processing: 'PENDING',
          transferred: 'APPROVED',
          canceled: 'CANCELED',
          failed: 'REJECTED',
        },
        otherwise: 'REJECTED',
      },
      receiver: {
        probe: (word) => ({
          operation: 'getReceiver',
          input: { receiverId: 'rp_1' },
          exchanges: [readsRecipient({ status: word }), balanceOfRecipient],
        }),
        expected: {
          active: 'ACTIVE',
          registration: 'PENDING',
          affiliation: 'PENDING',
          registered: 'PENDING',
          validation_requested: 'PENDING',
          waiting_for_analysis: 'PENDING',
          rejected: 'REJECTED',
          refused: 'REJECTED',
          disapproved: 'REJECTED',
          suspended: 'REJECTED',
          blocked: 'REJECTED',
          inactive: 'REJECTED',
        },
        otherwise: 'PENDING',
      },
    },
    webhooks,
  }
}

type RecipientCases = {
  created: readonly [WorkingCase<'createReceiver'>, ...WorkingCase<'createReceiver'>[]]
  readsBalance: readonly Exchange[]
  switched: readonly WorkingCase<'getReceiver'>[]
}

const balanceOfRecipient: Exchange = {
  request: { method: 'GET', path: '/core/v5/recipients/rp_1/balance', headers },
  answer: { json: { currency: 'BRL', available_amount: 123_456, waiting_funds_amount: 10 } },
}

const recipientCases: Record<'specified' | 'v5', RecipientCases> = {
  specified: {
    created: [
      {
        story: 'a recipient as the specification words it',
        input: aReceiver(),
        exchanges: [
          {
            request: {
              method: 'POST',
              path: '/core/v5/recipients',
              headers,
              body: {
                legalName: 'Maria da Silva',
                document: { number: '52998224725', type: 'cpf' },
                transferSettings: { transferEnabled: true },
                bankAccount: {
                  bankCode: '341',
                  agencyNumber: '0123',
                  accountNumber: '12345',
                  accountDigit: '6',
                  type: 'conta_corrente',
                  legalName: 'Maria da Silva',
                  document: { number: '52998224725', type: 'cpf' },
                },
              },
            },
            answer: { json: { id: 'rp_1', status: 'active' } },
          },
        ],
        result: { receiverId: 'rp_1', status: 'ACTIVE', name: 'Maria da Silva', documentType: 'CPF' },
      },
    ],
    readsBalance: [
      {
        request: { method: 'GET', path: '/core/v5/recipients/rp_1/balance', headers },
        answer: { status: 404, json: { message: 'Not found.' } },
      },
      {
        request: {
          method: 'GET',
          path: '/core/v5/balance/available',
          query: { recipientId: 'rp_1' },
          headers,
        },
        answer: { json: { amount: 123_456, waitingFunds: 10 } },
      },
    ],
    switched: [],
  },
  v5: {
    created: [
      {
        story: 'a recipient as the public contract words it',
        input: aReceiver({
          registration: { birthDate: '1990-05-17', occupation: 'Professora', motherName: 'Ana da Silva' },
        }),
        exchanges: [
          {
            request: {
              method: 'POST',
              path: '/core/v5/recipients',
              headers,
              body: {
                name: 'Maria da Silva',
                email: 'maria@exemplo.com.br',
                document: '52998224725',
                type: 'individual',
                register_information: {
                  type: 'individual',
                  name: 'Maria da Silva',
                  email: 'maria@exemplo.com.br',
                  document: '52998224725',
                  phone_numbers: [{ ddd: '11', number: '987654321', type: 'mobile' }],
                  monthly_income: 500_000,
                  birthdate: '17/05/1990',
                  mother_name: 'Ana da Silva',
                  professional_occupation: 'Professora',
                  address: {
                    street: 'Praça da Sé',
                    street_number: '1',
                    neighborhood: 'Sé',
                    city: 'São Paulo',
                    state: 'SP',
                    zip_code: '01001000',
                  },
                },
                default_bank_account: {
                  holder_name: 'Maria da Silva',
                  holder_type: 'individual',
                  holder_document: '52998224725',
                  bank: '341',
                  branch_number: '0123',
                  account_number: '12345',
                  account_check_digit: '6',
                  type: 'checking',
                },
                transfer_settings: { transfer_enabled: true },
              },
            },
            answer: { json: { id: 'rp_1', status: 'registration' } },
          },
        ],
        result: { receiverId: 'rp_1', status: 'PENDING', name: 'Maria da Silva', documentType: 'CPF' },
      },
      {
        story: 'a company is a corporation there, and tells what it earns in a year',
        input: aReceiver({
          documentType: 'CNPJ',
          document: '11.222.333/0001-81',
          registration: {
            tradeName: 'Ateliê da Maria',
            corporationType: 'LTDA',
            foundingDate: '2019-08-01',
            partners: [
              {
                name: 'Maria da Silva',
                document: '529.982.247-25',
                email: 'maria@exemplo.com.br',
                phone: '(11) 98765-4321',
                birthDate: '1990-05-17',
                occupation: 'Empresária',
                monthlyIncome: 800_000,
              },
            ],
          },
        }),
        exchanges: [
          {
            request: {
              method: 'POST',
              path: '/core/v5/recipients',
              body: {
                type: 'company',
                register_information: {
                  type: 'corporation',
                  company_name: 'Maria da Silva',
                  document: '11222333000181',
                  annual_revenue: 6_000_000,
                  trading_name: 'Ateliê da Maria',
                  corporation_type: 'LTDA',
                  founding_date: '2019-08-01',
                  managing_partners: [
                    {
                      type: 'individual',
                      name: 'Maria da Silva',
                      email: 'maria@exemplo.com.br',
                      document: '52998224725',
                      phone_numbers: [{ ddd: '11', number: '987654321', type: 'mobile' }],
                      birthdate: '17/05/1990',
                      professional_occupation: 'Empresária',
                      monthly_income: 800_000,
                      self_declared_legal_representative: true,
                      address: { street: 'Praça da Sé', zip_code: '01001000' },
                    },
                  ],
                  main_address: { street: 'Praça da Sé', zip_code: '01001000' },
                },
                default_bank_account: { holder_type: 'company', holder_document: '11222333000181' },
              },
            },
            answer: { json: { id: 'rp_1', status: 'registration' } },
          },
        ],
        result: { receiverId: 'rp_1', status: 'PENDING', documentType: 'CNPJ' },
      },
    ],
    readsBalance: [balanceOfRecipient],
    switched: [
      {
        story: 'a transfer that is off is switched on for a person who wants it, and read again',
        input: { receiverId: 'rp_1', wantsAutomaticTransfer: true },
        exchanges: [
          readsRecipient({ status: 'active', transfer_settings: { transfer_enabled: false } }),
          {
            request: {
              method: 'PATCH',
              path: '/core/v5/recipients/rp_1/transfer-settings',
              headers,
              body: { transfer_enabled: true, transfer_interval: 'daily', transfer_day: 0 },
            },
            answer: { json: { id: 'rp_1' } },
            optional: true,
          },
          readsRecipient({ status: 'active', transfer_settings: { transfer_enabled: true } }),
          balanceOfRecipient,
        ],
        result: { automaticTransfer: true, balance: 123_456 },
      },
      {
        story: 'where it cannot be switched on the read says that it is off',
        input: { receiverId: 'rp_1', wantsAutomaticTransfer: true },
        exchanges: [
          readsRecipient({ status: 'active' }),
          {
            request: { method: 'PATCH', path: '/core/v5/recipients/rp_1/transfer-settings' },
            answer: { status: 412, json: { message: 'Not permitted.' } },
          },
          balanceOfRecipient,
        ],
        result: { automaticTransfer: false },
      },
    ],
  },
}

const paidOrder = { id: 'hook_1', type: 'order.paid', data: { ...paid, status: 'paid' } }
const fromPanel = { authorization: `Basic ${Buffer.from('loja:password-canary').toString('base64')}` }
const oldPostback =
  'id=1234567&fingerprint=abc&event=transaction_status_changed&old_status=waiting_payment&desired_status=paid' +
  '&current_status=paid&object=transaction&transaction[id]=1234567&transaction[amount]=9700'
const form = { 'content-type': 'application/x-www-form-urlencoded' }

function signedByHub(body: object, kid = 'key-1'): Record<string, string> {
  const signature = sign('RSA-SHA256', Buffer.from(JSON.stringify(body)), hub.privateKey).toString(
    'base64url',
  )
  return { 'x-webhook-asymmetric-signature': `alg=RS256; kid=${kid}; signature=${signature}` }
}

function signedWithSecretKey(body: string): Record<string, string> {
  return { 'x-hub-signature': `sha1=${createHmac('sha1', 'sk_live_canary').update(body).digest('hex')}` }
}

const webhooks: readonly WebhookCase[] = [
  {
    story: 'a paid order, signed with a key of the hub',
    headers: signedByHub(paidOrder),
    body: paidOrder,
    reading: {
      kind: 'event',
      verification: 'signature',
      event: {
        transactionId: 'or_1',
        status: 'APPROVED',
        amountCents: 9_700,
        orderId: 'order-1',
        eventId: 'hook_1',
      },
    },
  },
  {
    story: 'a body that was changed by one letter is a forgery',
    headers: signedByHub(paidOrder),
    body: { ...paidOrder, id: 'hook_2' },
    reading: { kind: 'forged' },
  },
  {
    story: 'a key that the hub does not publish is a forgery',
    headers: signedByHub(paidOrder, 'key-9'),
    body: paidOrder,
    reading: { kind: 'forged' },
  },
  {
    story: 'a key of another kind is a forgery',
    headers: signedByHub(paidOrder, 'key-2'),
    body: paidOrder,
    reading: { kind: 'forged' },
  },
  {
    story: 'a key that was copied in part proves nothing',
    headers: signedByHub(paidOrder, 'key-3'),
    body: paidOrder,
    reading: { kind: 'forged' },
  },
  {
    story: 'no signature is a forgery where keys are known',
    body: paidOrder,
    reading: { kind: 'forged' },
  },
  {
    story: 'without keys the user and password of the panel count, which is less than a signature',
    without: ['webhookKeys'],
    headers: fromPanel,
    body: paidOrder,
    reading: { kind: 'event', verification: 'token' },
  },
  {
    story: 'another password is a forgery',
    without: ['webhookKeys'],
    headers: { authorization: `Basic ${Buffer.from('loja:guessed').toString('base64')}` },
    body: paidOrder,
    reading: { kind: 'forged' },
  },
  {
    story: 'with neither configured nothing is proved',
    without: ['webhookKeys', 'webhookToken'],
    body: paidOrder,
    reading: { kind: 'event', verification: 'none' },
  },
  {
    story: 'a dispute, which only the charge tells, finds its order',
    without: ['webhookKeys', 'webhookToken'],
    body: {
      id: 'hook_3',
      type: 'charge.chargedback',
      data: { ...charge, status: 'chargedback', order: { id: 'or_1', code: 'order-1' } },
    },
    reading: { kind: 'event', event: { transactionId: 'or_1', orderId: 'order-1', status: 'CHARGEBACK' } },
  },
  {
    story: 'a refund is a refund, though the notice does not repeat what was paid',
    without: ['webhookKeys', 'webhookToken'],
    body: {
      id: 'hook_4',
      type: 'charge.refunded',
      data: { id: 'ch_1', amount: 9_700, status: 'canceled', order: { id: 'or_1', code: 'order-1' } },
    },
    reading: { kind: 'event', event: { transactionId: 'or_1', status: 'REFUNDED' } },
  },
  {
    story: 'the old form, signed with the secret key',
    headers: { ...form, ...signedWithSecretKey(oldPostback) },
    body: oldPostback,
    reading: {
      kind: 'event',
      verification: 'signature',
      event: { transactionId: '1234567', status: 'APPROVED', amountCents: 9_700 },
    },
  },
  {
    story: 'the old form with another signature is a forgery',
    headers: { ...form, ...signedWithSecretKey(`${oldPostback}&x=1`) },
    body: oldPostback,
    reading: { kind: 'forged' },
  },
  {
    story: 'the old form about anything but a transaction is ignored',
    without: ['webhookKeys', 'webhookToken'],
    headers: form,
    body: 'id=1&event=recipient_status_changed&current_status=active',
    reading: { kind: 'ignored' },
  },
  {
    story: 'a paid charge finds its order, for accounts that hear of charges only',
    without: ['webhookKeys', 'webhookToken'],
    body: {
      id: 'hook_4',
      type: 'charge.paid',
      data: { ...charge, status: 'paid', order: { id: 'or_1', code: 'order-1' } },
    },
    reading: { kind: 'event', event: { transactionId: 'or_1', orderId: 'order-1', status: 'APPROVED' } },
  },
  {
    story: 'news of a charge that the order tells as well are ignored',
    without: ['webhookKeys', 'webhookToken'],
    body: { id: 'hook_5', type: 'charge.pending', data: { ...charge, order: { id: 'or_1' } } },
    reading: { kind: 'ignored' },
  },
]
