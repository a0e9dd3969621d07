import { createHmac } from 'node:crypto'
import { encodeBankSlip } from '@balcao/domain/payments/boleto'
import type { Exchange, ProviderCases, ScriptedAnswer } from '#cases/provider-cases.ts'
import {
  aBilletSale,
  aCardSale,
  aPixSale,
  aRefund,
  aTransactionToRead,
  idempotencyKey,
  pixCodeOnBoleto,
} from '#cases/sample-inputs.ts'
import { sealedCardOperations } from '#cases/sealed-card.ts'

const headers = { authorization: 'Bearer APP_USR-canary' }
const writing = { ...headers, 'x-idempotency-key': idempotencyKey }

const payment = {
  id: 1234567890,
  status: 'pending',
  status_detail: 'pending_waiting_transfer',
  transaction_amount: 97,
  currency_id: 'BRL',
  external_reference: 'order-1',
  date_of_expiration: '2026-03-03T12:00:00.000-03:00',
  point_of_interaction: {
    transaction_data: {
      qr_code: '00020101021226…',
      qr_code_base64: 'iVBORw0KGgo=',
      ticket_url: 'https://www.mercadopago.com.br/payments/1234567890/ticket',
    },
  },
}
const { line, barcode } = encodeBankSlip({
  bankCode: '237',
  amountCents: 9_700,
  dueDate: '2026-03-05',
  freeField: '3380260000000012345600633',
})

const billet = {
  ...payment,
  status_detail: 'pending_waiting_payment',
  payment_method_id: 'bolbradesco',
  payment_type_id: 'ticket',
  date_of_expiration: '2026-03-05T23:59:59.000-03:00',
  transaction_details: {
    external_resource_url: 'https://www.mercadopago.com.br/payments/1234567890/ticket',
    digitable_line: line,
  },
}
const card = { ...payment, point_of_interaction: {}, date_of_expiration: null }

/** From the guide to 3-D Secure; older editions spell the field `three_dsinfo`. */
const challenge = {
  external_resource_url: 'https://acs-public.tp.mastercard.com/api/v1/browser_Challenges',
  creq: 'eyJ0aHJlZURTU2VydmVyVHJhbnNJRCI6ImJmYTVhZjI0In0',
}
const challenged = {
  ...card,
  status_detail: 'pending_challenge',
  date_created: '2026-03-02T12:00:00.000-03:00',
  three_ds_info: challenge,
}
const challengeOfBuyer = {
  challenge: { url: challenge.external_resource_url, fields: { creq: challenge.creq } },
  expiresAt: new Date('2026-03-02T15:05:00.000Z'),
}

const pays = (body: object, answer: ScriptedAnswer = { json: payment }): Exchange => ({
  request: { method: 'POST', path: '/v1/payments', headers: writing, body },
  answer,
})
const tokenizes: Exchange = {
  request: {
    method: 'POST',
    path: '/v1/card_tokens',
    headers,
    body: {
      card_number: '4111111111111111',
      expiration_month: 7,
      expiration_year: 2031,
      security_code: '9743',
      cardholder: { name: 'MARIA DA SILVA', identification: { type: 'CPF', number: '52998224725' } },
    },
  },
  answer: { json: { id: 'card-token-1', first_six_digits: '411111', status: 'active' } },
  preparation: true,
}
const readsPayment = (json: object, id = 'transaction-1'): Exchange => ({
  request: { method: 'GET', path: `/v1/payments/${id}`, headers },
  answer: { json },
})
const refunds = (body: object, answer: ScriptedAnswer): Exchange => ({
  request: {
    method: 'POST',
    path: '/v1/payments/transaction-1/refunds',
    headers: { ...writing, 'x-render-in-process-refunds': 'true' },
    body,
  },
  answer,
})

/** Arrival of the call in the suite, in seconds. */
const noonInSeconds = 1_772_463_600
const notification = { id: 112233, type: 'payment', action: 'payment.updated', data: { id: '1234567890' } }
const query = { 'data.id': '1234567890', type: 'payment' }

function signed({ id = '1234567890', time = String(noonInSeconds) } = {}): Record<string, string> {
  const text = `id:${id};request-id:request-1;ts:${time};`
  const signature = createHmac('sha256', 'webhook-secret-canary').update(text).digest('hex')
  return { 'x-signature': `ts=${time},v1=${signature}`, 'x-request-id': 'request-1' }
}

export const cases: ProviderCases = {
  credentials: {
    secretKey: 'APP_USR-canary',
    publicKey: 'APP_USR-public-canary',
    webhookSecret: 'webhook-secret-canary',
    threeDSecure: 'optional',
  },
  basePaths: [''],
  operations: {
    createTransaction: {
      works: [
        {
          story: 'a Pix gives the code and its picture, and lasts a day',
          input: aPixSale(),
          exchanges: [
            pays({
              transaction_amount: 97,
              description: 'Curso de violão',
              payment_method_id: 'pix',
              date_of_expiration: '2026-03-03T12:00:00.000-03:00',
              external_reference: 'order-1',
              notification_url: 'https://balcao.example/webhooks/abc?source_news=webhooks',
              payer: {
                email: 'maria@exemplo.com.br',
                first_name: 'Maria',
                last_name: 'da Silva',
                identification: { type: 'CPF', number: '52998224725' },
              },
              additional_info: {
                ip_address: '203.0.113.7',
                items: [{ id: 'offer-1', title: 'Curso de violão', quantity: 1, unit_price: 97 }],
              },
            }),
          ],
          result: {
            transactionId: '1234567890',
            status: 'PENDING',
            amount: 9_700,
            orderId: 'order-1',
            pixCode: '00020101021226…',
            pixQrCode: 'data:image/png;base64,iVBORw0KGgo=',
            expiresAt: new Date('2026-03-03T15:00:00.000Z'),
          },
          idAt: 'id',
          amountAt: 'transaction_amount',
        },
        {
          story: 'cents survive the way through reais',
          input: aPixSale({ amount: 1_999 }),
          exchanges: [
            pays({ transaction_amount: 19.99 }, { json: { ...payment, transaction_amount: 19.99 } }),
          ],
          result: { amount: 1_999 },
        },
        {
          story: 'a card is tokenized at the moment of the sale and paid under its brand',
          input: aCardSale({ description: 'Curso de Violão: módulo 1' }),
          exchanges: [
            tokenizes,
            pays(
              {
                token: 'card-token-1',
                payment_method_id: 'visa',
                installments: 3,
                statement_descriptor: 'CursodeViolao',
                capture: true,
              },
              { json: { ...card, status: 'approved', status_detail: 'accredited' } },
            ),
          ],
          result: { status: 'APPROVED', amount: 9_700, paymentMethod: 'CREDIT_CARD' },
        },
        {
          story: 'a refused card says why',
          input: aCardSale(),
          exchanges: [
            tokenizes,
            pays(
              {},
              { json: { ...card, status: 'rejected', status_detail: 'cc_rejected_insufficient_amount' } },
            ),
          ],
          result: { status: 'REJECTED', certainty: 'KNOWN', declineReason: 'insufficient_funds' },
        },
        {
          story: 'a card whose buyer is at the page may wait five minutes for a confirmation at its bank',
          input: aCardSale({ mayChallenge: true }),
          exchanges: [tokenizes, pays({ three_d_secure_mode: 'optional' }, { json: challenged })],
          result: { status: 'PENDING', certainty: 'KNOWN', ...challengeOfBuyer },
          idAt: 'id',
          amountAt: 'transaction_amount',
        },
        {
          story: 'the older spelling of a challenge is read as well, and counts from now without a date',
          input: aCardSale({ mayChallenge: true }),
          exchanges: [
            tokenizes,
            pays(
              {},
              {
                json: {
                  ...challenged,
                  date_created: null,
                  three_ds_info: null,
                  three_dsinfo: challenge,
                },
              },
            ),
          ],
          result: challengeOfBuyer,
        },
        {
          story: 'a challenge whose address is no page is left out, and the payment stays open',
          input: aCardSale({ mayChallenge: true }),
          exchanges: [
            tokenizes,
            pays(
              {},
              {
                json: {
                  ...challenged,
                  three_ds_info: { ...challenge, external_resource_url: 'javascript:alert(1)' },
                },
              },
            ),
          ],
          result: { status: 'PENDING' },
          lacks: ['challenge'],
        },
        {
          story: 'a card that is charged without its buyer asks for no confirmation',
          input: aCardSale(),
          exchanges: [
            tokenizes,
            pays({ three_d_secure_mode: 'not_supported' }, { json: { ...card, status: 'approved' } }),
          ],
          result: { status: 'APPROVED' },
          lacks: ['challenge'],
        },
        {
          story: 'an account without 3-D Secure asks nobody for a confirmation',
          input: aCardSale({ mayChallenge: true }),
          with: { threeDSecure: 'not_supported' },
          exchanges: [
            tokenizes,
            pays({ three_d_secure_mode: 'not_supported' }, { json: { ...card, status: 'approved' } }),
          ],
          result: { status: 'APPROVED' },
        },
        {
          story: 'an account that never chose asks nobody either',
          input: aCardSale({ mayChallenge: true }),
          without: ['threeDSecure'],
          exchanges: [
            tokenizes,
            pays({ three_d_secure_mode: 'not_supported' }, { json: { ...card, status: 'approved' } }),
          ],
          result: { status: 'APPROVED' },
        },
        {
          story: 'a buyer who did not confirm at the bank is told so',
          input: aCardSale({ mayChallenge: true }),
          exchanges: [
            tokenizes,
            pays({}, { json: { ...card, status: 'rejected', status_detail: 'cc_rejected_3ds_challenge' } }),
          ],
          result: { status: 'REJECTED', declineReason: 'not_authenticated' },
          lacks: ['challenge'],
        },
        {
          story: 'a boleto names where its payer lives, and lasts three days',
          input: aBilletSale({ address: aCardSale().address }),
          exchanges: [
            pays(
              {
                payment_method_id: 'bolbradesco',
                date_of_expiration: '2026-03-05T23:59:59.000-03:00',
                payer: {
                  first_name: 'Maria',
                  last_name: 'da Silva',
                  address: {
                    zip_code: '01001000',
                    street_name: 'Praça da Sé',
                    street_number: '1',
                    neighborhood: 'Sé',
                    city: 'São Paulo',
                    federal_unit: 'SP',
                  },
                },
              },
              { json: billet },
            ),
          ],
          result: {
            status: 'PENDING',
            amount: 9_700,
            billetCode: line,
            billetUrl: 'https://www.mercadopago.com.br/payments/1234567890/ticket',
            expiresAt: new Date('2026-03-06T02:59:59.000Z'),
          },
        },
        {
          story: 'a boleto may carry a Pix code',
          input: aBilletSale({ address: aCardSale().address }),
          exchanges: [
            pays(
              {},
              {
                json: {
                  ...billet,
                  point_of_interaction: { transaction_data: { qr_code: pixCodeOnBoleto } },
                },
              },
            ),
          ],
          result: { billetCode: line, pixCode: pixCodeOnBoleto },
        },
        {
          story: 'a boleto that tells only its barcode still has a line to type',
          input: aBilletSale({ address: aCardSale().address }),
          exchanges: [
            pays({}, { json: { ...billet, transaction_details: {}, barcode: { content: barcode } } }),
          ],
          result: { billetCode: line },
        },
        {
          story: 'a reason that nobody knows still says who refused',
          input: aCardSale(),
          exchanges: [
            tokenizes,
            pays({}, { json: { ...card, status: 'rejected', status_detail: 'cc_rejected_zzz_new' } }),
          ],
          result: { status: 'REJECTED', declineReason: 'issuer_refused' },
        },
        {
          story: 'a reason that every object has by that name is none that anybody knows',
          input: aCardSale(),
          exchanges: [
            tokenizes,
            pays({}, { json: { ...card, status: 'rejected', status_detail: 'constructor' } }),
          ],
          result: { status: 'REJECTED', declineReason: 'issuer_refused' },
        },
      ],
      fails: [
        {
          story: 'the cause is passed on rather than the title',
          input: aPixSale(),
          exchanges: [
            pays(
              {},
              {
                status: 400,
                json: {
                  message: 'bad_request',
                  error: 'bad_request',
                  status: 400,
                  cause: [{ code: 4050, description: 'payer.email must be a valid email' }],
                },
              },
            ),
          ],
          failure: { kind: 'provider_error', message: 'payer.email must be a valid email' },
        },
        {
          story: 'a sale without an address cannot be paid by boleto, and nobody is asked',
          input: aBilletSale(),
          exchanges: [],
          failure: { kind: 'unsupported', message: 'Payment method not supported' },
        },
        {
          story: 'a payment that is locked by our own key may have happened',
          input: aPixSale(),
          exchanges: [pays({}, { status: 423, json: { message: 'locked', status: 423 } })],
          failure: { kind: 'unknown' },
        },
        {
          story: 'a card that cannot be tokenized has charged nobody',
          input: aCardSale(),
          exchanges: [{ ...tokenizes, answer: { status: 503, json: {} } }],
          failure: { kind: 'unreachable' },
        },
        {
          story: 'without a key of its own no payment is made',
          input: aPixSale(),
          without: ['idempotencyKey'],
          exchanges: [],
          failure: { kind: 'invalid_request', message: 'An idempotency key is required.' },
        },
      ],
    },
    getTransaction: {
      works: [
        {
          story: 'a payment that was made',
          input: aTransactionToRead,
          exchanges: [readsPayment({ ...payment, status: 'approved' })],
          result: { transactionId: '1234567890', status: 'APPROVED', amount: 9_700, currency: 'BRL' },
        },
        {
          story: 'a challenge whose answer was lost is found again',
          input: { transactionId: 'transaction-1', paymentMethod: 'CREDIT_CARD' },
          exchanges: [readsPayment(challenged)],
          result: challengeOfBuyer,
        },
        {
          story: 'a payment whose answer was lost is found by our reference',
          input: { orderId: 'order-1', paymentMethod: 'PIX' },
          exchanges: [
            {
              request: {
                method: 'GET',
                path: '/v1/payments/search',
                query: { external_reference: 'order-1' },
                headers,
              },
              answer: { json: { paging: { total: 1 }, results: [payment] } },
            },
          ],
          result: { transactionId: '1234567890', pixCode: '00020101021226…' },
        },
      ],
      fails: [
        {
          story: 'a reference that nobody knows proves that nothing was paid',
          input: { orderId: 'order-1', paymentMethod: 'PIX' },
          exchanges: [
            {
              request: { method: 'GET', path: '/v1/payments/search' },
              answer: { json: { paging: { total: 0 }, results: [] } },
            },
          ],
          failure: { kind: 'provider_error', httpStatus: 404 },
        },
        {
          story: 'a search without results of any kind proves nothing',
          input: { orderId: 'order-1', paymentMethod: 'PIX' },
          exchanges: [{ request: { method: 'GET', path: '/v1/payments/search' }, answer: { json: {} } }],
          failure: { kind: 'bad_response' },
        },
      ],
    },
    cancelTransaction: {
      works: [
        {
          story: 'a payment that waits for its buyer is cancelled, and read afterwards',
          input: { transactionId: 'transaction-1', paymentMethod: 'CREDIT_CARD' },
          exchanges: [
            {
              request: {
                method: 'PUT',
                path: '/v1/payments/transaction-1',
                headers,
                body: { status: 'cancelled' },
              },
              answer: { json: { id: 1234567890, date_last_updated: '2026-03-02T12:01:00.000-03:00' } },
            },
            readsPayment({ ...card, status: 'cancelled', status_detail: 'by_collector' }),
          ],
          result: { status: 'CANCELED', certainty: 'KNOWN' },
        },
      ],
      fails: [
        {
          story: 'a payment that was made meanwhile is not cancelled',
          input: { transactionId: 'transaction-1', paymentMethod: 'CREDIT_CARD' },
          exchanges: [
            {
              request: { method: 'PUT', path: '/v1/payments/transaction-1' },
              answer: {
                status: 400,
                json: {
                  message: 'The action requested is not valid for the current payment state',
                  status: 400,
                },
              },
            },
          ],
          failure: { kind: 'provider_error' },
        },
      ],
    },
    refund: {
      works: [
        {
          story: 'the whole is refunded when no amount is given',
          input: aRefund,
          exchanges: [
            refunds({}, { status: 201, json: { id: 998, payment_id: 1, amount: 97, status: 'approved' } }),
          ],
          result: { refundId: '998', success: true, certainty: 'KNOWN' },
          idAt: 'id',
        },
        {
          story: 'a part is refunded in reais and may take its time',
          input: { ...aRefund, amount: 1_050 },
          exchanges: [refunds({ amount: 10.5 }, { json: { id: 998, status: 'in_process' } })],
          result: { success: true, certainty: 'UNCONFIRMED' },
        },
        {
          story: 'a refund that is refused at once is no success',
          input: aRefund,
          exchanges: [refunds({}, { json: { id: 998, status: 'rejected' } })],
          result: { success: false, certainty: 'KNOWN' },
        },
        {
          story: 'a refund that was cancelled is no success either',
          input: aRefund,
          exchanges: [refunds({}, { json: { id: 998, status: 'cancelled' } })],
          result: { success: false, certainty: 'KNOWN' },
        },
        {
          story: 'a refund in a state that nobody knows is not yet made',
          input: aRefund,
          exchanges: [refunds({}, { json: { id: 998, status: 'zzz_new' } })],
          result: { success: true, certainty: 'UNCONFIRMED' },
        },
      ],
      fails: [
        {
          story: 'a refund that is not allowed keeps the message of the provider',
          input: aRefund,
          exchanges: [refunds({}, { status: 400, json: { message: 'The action requested is not valid' } })],
          failure: { kind: 'provider_error', message: 'The action requested is not valid' },
        },
      ],
    },
    ...sealedCardOperations,
  },
  statuses: {
    transaction: {
      probe: (word) => ({
        operation: 'getTransaction',
        input: aTransactionToRead,
        exchanges: [readsPayment({ ...payment, status: word })],
      }),
      expected: {
        pending: 'PENDING',
        in_process: 'PENDING',
        authorized: 'PENDING',
        approved: 'APPROVED',
        'charged_back reimbursed': 'APPROVED',
        refunded: 'REFUNDED',
        charged_back: 'CHARGEBACK',
        in_mediation: 'CHARGEBACK',
        cancelled: 'CANCELED',
        rejected: 'REJECTED',
      },
      otherwise: 'REJECTED',
    },
  },
  webhooks: [
    {
      story: 'a notification names a payment, which is read before there is an event',
      query,
      headers: signed(),
      body: notification,
      exchanges: [readsPayment({ ...payment, status: 'approved' }, '1234567890')],
      reading: {
        kind: 'event',
        verification: 'signature',
        event: {
          transactionId: '1234567890',
          status: 'APPROVED',
          amountCents: 9_700,
          orderId: 'order-1',
          eventId: '112233',
        },
      },
    },
    {
      story: 'milliseconds are a time as well',
      query,
      headers: signed({ time: `${noonInSeconds}123` }),
      body: notification,
      exchanges: [readsPayment(payment, '1234567890')],
      reading: { kind: 'event', verification: 'signature', event: { status: 'PENDING' } },
    },
    {
      story: 'without a secret nothing is proved, though the payment is read',
      without: ['webhookSecret'],
      query: { topic: 'payment', id: '1234567890' },
      body: {},
      exchanges: [readsPayment({ ...payment, status: 'approved' }, '1234567890')],
      reading: { kind: 'event', verification: 'none', event: { status: 'APPROVED' } },
    },
    {
      story: 'a signature over another payment is a forgery',
      query: { ...query, 'data.id': '999' },
      headers: signed(),
      body: notification,
      reading: { kind: 'forged' },
    },
    {
      story: 'a signature of an hour ago may be of a retry: it proves nothing, and forges nothing',
      query,
      headers: signed({ time: String(noonInSeconds - 3_600) }),
      body: notification,
      exchanges: [readsPayment({ ...payment, status: 'approved' }, '1234567890')],
      reading: { kind: 'event', verification: 'none', event: { status: 'APPROVED' } },
    },
    {
      story: 'no signature is a forgery',
      query,
      body: notification,
      reading: { kind: 'forged' },
    },
    {
      story: 'a dispute names its payment beside itself',
      query: { 'data.id': '217000061', type: 'topic_chargebacks_wh' },
      headers: signed({ id: '217000061' }),
      body: {
        id: 112234,
        type: 'topic_chargebacks_wh',
        actions: ['changed_case_status'],
        data: { id: '217000061', payment_id: 1234567890 },
      },
      exchanges: [readsPayment({ ...payment, status: 'charged_back' }, '1234567890')],
      reading: {
        kind: 'event',
        verification: 'signature',
        event: { transactionId: '1234567890', status: 'CHARGEBACK' },
      },
    },
    {
      story: 'a dispute that the seller has won leaves the payment standing',
      query,
      headers: signed(),
      body: notification,
      exchanges: [
        readsPayment(
          {
            ...payment,
            status: 'charged_back',
            status_detail: 'reimbursed',
            transaction_amount_refunded: 0,
          },
          '1234567890',
        ),
      ],
      reading: { kind: 'event', event: { status: 'APPROVED', rawStatus: 'charged_back reimbursed' } },
    },
    {
      story: 'a payment of somebody else is ignored',
      query,
      headers: signed(),
      body: notification,
      exchanges: [
        {
          request: { method: 'GET', path: '/v1/payments/1234567890' },
          answer: { status: 404, json: { message: 'Payment not found' } },
        },
      ],
      reading: { kind: 'ignored' },
    },
    {
      story: 'what is not about payments is ignored',
      query: { 'data.id': '55', type: 'plan' },
      headers: signed({ id: '55' }),
      body: { id: 1, type: 'plan', data: { id: '55' } },
      reading: { kind: 'ignored' },
    },
  ],
}
