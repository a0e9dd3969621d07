import type { Exchange, ProviderCases } from '#cases/provider-cases.ts'
import {
  aBankAccountWithdraw,
  aCardSale,
  aCardToKeep,
  aPixSale,
  aPixWithdraw,
  aReceiver,
  aReceiverWithdraw,
  aRefund,
  aTransactionToRead,
} from '#cases/sample-inputs.ts'

import {
  authorizationId,
  automaticPixOperations,
  chargesByAutomaticPix,
  readsAuthorization,
  readsByAutomaticPix,
  refundOfFirstPayment,
} from './automatic-pix.cases.ts'
import { boletoPaidByPix, boletos, readsOfBoletos } from './boleto.cases.ts'

const headers = { access_token: '$aact_live_canary' }
const charge = {
  object: 'payment',
  id: 'pay_1',
  value: 97,
  status: 'PENDING',
  externalReference: 'order-1',
  bankSlipUrl: 'https://slip.example/1',
  installment: null,
  deleted: false,
}
/** The first of three installments, the only one that Asaas reports of a sale in installments. */
const inInstallments = { ...charge, value: 32.34, status: 'CONFIRMED', installment: 'ins_1' }
const transfer = { object: 'transfer', id: 'transfer-1', status: 'PENDING', value: 150.5 }

const webhookIsRegistered: Exchange = {
  request: { method: 'GET', path: '/v3/webhooks', headers },
  answer: { json: { data: [{ url: 'https://balcao.example/webhooks/account' }] } },
  preparation: true,
  optional: true,
}
const customerIsKnown: Exchange = {
  request: { method: 'GET', path: '/v3/customers', query: { cpfCnpj: '52998224725' }, headers },
  answer: { json: { data: [{ id: 'cus_1' }] } },
}
const pixCode: Exchange = {
  request: { method: 'GET', path: '/v3/payments/pay_1/pixQrCode', headers },
  answer: {
    json: { encodedImage: 'iVBORw0KGgo=', payload: '00020101021226…', expirationDate: '2026-03-03 23:59:59' },
  },
}
const readsCharge = (answer: object): Exchange => ({
  request: { method: 'GET', path: '/v3/payments/transaction-1', headers },
  answer: { json: answer },
})

function charges(body: object, answer: Exchange['answer'] = { json: charge }): Exchange {
  return { request: { method: 'POST', path: '/v3/payments', headers, body }, answer }
}

function transfers(body: object, path = '/v3/transfers'): Exchange {
  return { request: { method: 'POST', path, headers, body }, answer: { json: transfer } }
}

const aCardRefund = { ...aRefund, paymentMethod: 'CREDIT_CARD' } as const
const readsInstallments: Exchange = {
  request: { method: 'GET', path: '/v3/installments/ins_1', headers },
  answer: { json: { object: 'installment', id: 'ins_1', value: 97, paymentValue: 32.34 } },
}
const refundsInstallments: Exchange = {
  request: { method: 'POST', path: '/v3/installments/ins_1/refund', headers },
  answer: { json: { object: 'installment', id: 'ins_1', value: 97 } },
}
const listsTransfers = (answer: object): Exchange => ({
  request: { method: 'GET', path: '/v3/transfers', query: { limit: '100' }, headers },
  answer: { json: answer },
})

export const cases: ProviderCases = {
  credentials: {
    secretKey: '$aact_live_canary',
    webhookToken: 'webhook-token-canary-of-32-letters',
    notificationEmail: 'ops@balcao.example',
  },
  basePaths: ['/v3'],
  operations: {
    createTransaction: {
      works: [
        {
          story: 'a Pix takes a second call for its code',
          input: aPixSale(),
          exchanges: [
            webhookIsRegistered,
            customerIsKnown,
            charges({
              customer: 'cus_1',
              billingType: 'PIX',
              value: 97,
              dueDate: '2026-03-03',
              externalReference: 'order-1',
            }),
            pixCode,
          ],
          result: {
            transactionId: 'pay_1',
            status: 'PENDING',
            amount: 9_700,
            orderId: 'order-1',
            pixCode: '00020101021226…',
            pixQrCode: 'data:image/png;base64,iVBORw0KGgo=',
            expiresAt: new Date('2026-03-04T02:59:59.000Z'),
          },
          idAt: 'id',
          amountAt: 'value',
        },
        {
          story: 'an amount with cents is sent and read in reais without loss',
          input: aPixSale({ amount: 1_999 }),
          exchanges: [
            webhookIsRegistered,
            customerIsKnown,
            charges({ value: 19.99 }, { json: { ...charge, value: 19.99 } }),
            pixCode,
          ],
          result: { amount: 1_999 },
        },
        {
          story: 'a description is cut to the 500 characters that Asaas takes',
          input: aPixSale({ description: 'x'.repeat(501) }),
          exchanges: [
            webhookIsRegistered,
            customerIsKnown,
            charges({ description: 'x'.repeat(500) }),
            pixCode,
          ],
          result: { status: 'PENDING' },
        },
        {
          story: 'a webhook and a customer that are missing are added first',
          input: aPixSale(),
          exchanges: [
            { ...webhookIsRegistered, answer: { json: { data: [] } } },
            {
              request: {
                method: 'POST',
                path: '/v3/webhooks',
                body: {
                  url: 'https://balcao.example/webhooks/account',
                  authToken: 'webhook-token-canary-of-32-letters',
                  email: 'ops@balcao.example',
                  enabled: true,
                  apiVersion: 3,
                },
              },
              answer: { json: { id: 'wh_1' } },
            },
            { ...customerIsKnown, answer: { json: { data: [] } } },
            {
              request: {
                method: 'POST',
                path: '/v3/customers',
                body: {
                  name: 'Maria da Silva',
                  cpfCnpj: '52998224725',
                  mobilePhone: '11987654321',
                  notificationDisabled: true,
                },
              },
              answer: { json: { id: 'cus_2' } },
            },
            charges({ customer: 'cus_2' }),
            pixCode,
          ],
          result: { transactionId: 'pay_1' },
        },
        {
          story: 'a sale is made although the webhook cannot be registered',
          input: aPixSale(),
          exchanges: [
            { ...webhookIsRegistered, answer: { status: 500, json: {} } },
            customerIsKnown,
            charges({}),
            pixCode,
          ],
          result: { transactionId: 'pay_1' },
        },
        {
          story: 'a webhook without the e-mail that Asaas requires is not registered',
          input: aPixSale(),
          without: ['notificationEmail'],
          exchanges: [
            { ...webhookIsRegistered, answer: { json: { data: [] } } },
            customerIsKnown,
            charges({}),
            pixCode,
          ],
          result: { transactionId: 'pay_1' },
        },
        {
          story:
            'a sale in installments is due in a year and keeps its whole amount, though the answer is one installment',
          input: aCardSale(),
          exchanges: [
            webhookIsRegistered,
            customerIsKnown,
            charges(
              {
                billingType: 'CREDIT_CARD',
                dueDate: '2027-03-02',
                installmentCount: 3,
                totalValue: 97,
                creditCard: {
                  number: '4111111111111111',
                  holderName: 'MARIA DA SILVA',
                  expiryMonth: '07',
                  expiryYear: '2031',
                  ccv: '9743',
                },
                creditCardHolderInfo: { cpfCnpj: '52998224725', postalCode: '01001000', addressNumber: '1' },
                remoteIp: '203.0.113.7',
              },
              {
                json: {
                  ...inInstallments,
                  creditCard: { creditCardNumber: '1111', creditCardToken: 'asaas-token' },
                },
              },
            ),
          ],
          result: { status: 'APPROVED', amount: 9_700, keptCardToken: 'asaas-token' },
        },
        {
          story: 'a card that Asaas keeps is charged by its token',
          input: aCardSale({ cardId: 'asaas-token', installments: 1 }),
          exchanges: [
            webhookIsRegistered,
            customerIsKnown,
            charges(
              { creditCardToken: 'asaas-token', value: 97 },
              { json: { ...charge, status: 'CONFIRMED' } },
            ),
          ],
          result: { status: 'APPROVED' },
        },
        {
          story: 'a split names the wallet of its recipient',
          input: aPixSale({
            splits: [
              { recipientId: 'wallet-1', amount: 12.5, type: 'PERCENTAGE' },
              { recipientId: 'wallet-2', amount: 1_050, type: 'FIXED' },
            ],
          }),
          exchanges: [
            webhookIsRegistered,
            customerIsKnown,
            charges({
              split: [
                { walletId: 'wallet-1', percentualValue: 12.5 },
                { walletId: 'wallet-2', fixedValue: 10.5 },
              ],
            }),
            pixCode,
          ],
          result: { transactionId: 'pay_1' },
        },
        {
          story:
            'a fixed split of a sale in installments is a total, and the part of the account itself is not sent',
          input: aCardSale({
            cardId: 'asaas-token',
            splits: [
              { recipientId: '', amount: 90, type: 'PERCENTAGE' },
              { recipientId: 'wallet-2', amount: 1_050, type: 'FLAT' },
            ],
          }),
          exchanges: [
            webhookIsRegistered,
            customerIsKnown,
            charges(
              { installmentCount: 3, split: [{ walletId: 'wallet-2', totalFixedValue: 10.5 }] },
              { json: inInstallments },
            ),
          ],
          result: { status: 'APPROVED' },
        },
        {
          story: 'a card sale without an address is sent with a placeholder, since Asaas requires an address',
          input: aCardSale({ address: undefined, installments: 1 }),
          exchanges: [
            webhookIsRegistered,
            customerIsKnown,
            charges(
              {
                creditCardHolderInfo: { phone: '11987654321', postalCode: '01001000', addressNumber: 'S/N' },
              },
              { json: { ...charge, status: 'CONFIRMED' } },
            ),
          ],
          result: { status: 'APPROVED' },
        },
        ...boletos([webhookIsRegistered, customerIsKnown]),
        ...chargesByAutomaticPix([webhookIsRegistered, customerIsKnown]),
      ],
      fails: [
        {
          story: 'a refused card is declined with a reason',
          input: aCardSale({ installments: 1 }),
          exchanges: [
            webhookIsRegistered,
            customerIsKnown,
            charges(
              {},
              {
                status: 400,
                json: {
                  errors: [{ code: 'invalid_action', description: 'Transação não autorizada.' }],
                },
              },
            ),
          ],
          failure: { kind: 'declined', reason: 'issuer_refused', message: 'Transação não autorizada.' },
        },
        {
          story: 'a card token unknown to Asaas is declined as an invalid card',
          input: aCardSale({ cardId: 'asaas-token', installments: 1 }),
          exchanges: [
            webhookIsRegistered,
            customerIsKnown,
            charges(
              {},
              {
                status: 400,
                json: { errors: [{ code: 'invalid_creditCard', description: 'Token não encontrado.' }] },
              },
            ),
          ],
          failure: { kind: 'declined', reason: 'invalid_card', message: 'Token não encontrado.' },
        },
        {
          story: 'a refusal without a message gets the default message',
          input: aPixSale(),
          exchanges: [webhookIsRegistered, customerIsKnown, charges({}, { status: 400, json: {} })],
          failure: { kind: 'provider_error', message: 'Ocorreu um erro desconhecido.' },
        },
        {
          story: 'a charge without its Pix code is an unknown result that names the charge',
          input: aPixSale(),
          exchanges: [
            webhookIsRegistered,
            customerIsKnown,
            charges({}),
            { ...pixCode, answer: { status: 400, json: { errors: [{ description: 'Sem chave Pix' }] } } },
          ],
          failure: { kind: 'unknown', reference: 'pay_1', message: 'Sem chave Pix' },
        },
        {
          story: 'an unanswered customer search proves that nothing was charged',
          input: aPixSale(),
          exchanges: [webhookIsRegistered, { ...customerIsKnown, answer: { status: 503, json: {} } }],
          failure: { kind: 'unreachable' },
        },
      ],
    },
    getTransaction: {
      works: [
        {
          story: 'a charge that was paid',
          input: aTransactionToRead,
          exchanges: [
            readsCharge({
              ...charge,
              status: 'RECEIVED',
              pixTransaction: { endToEndIdentifier: 'E123' },
            }),
          ],
          result: { transactionId: 'pay_1', status: 'APPROVED', amount: 9_700, endToEndId: 'E123' },
        },
        {
          story: 'an open charge is read with its Pix code',
          input: aTransactionToRead,
          exchanges: [readsCharge(charge), pixCode],
          result: { status: 'PENDING', pixCode: '00020101021226…' },
        },
        ...readsOfBoletos,
        {
          story: 'a charge whose answer was lost is found by our reference',
          input: { orderId: 'order-1', paymentMethod: 'PIX' },
          exchanges: [
            {
              request: { method: 'GET', path: '/v3/payments', query: { externalReference: 'order-1' } },
              answer: { json: { data: [charge] } },
            },
            pixCode,
          ],
          result: { transactionId: 'pay_1', orderId: 'order-1', pixCode: '00020101021226…' },
        },
        ...readsByAutomaticPix,
      ],
      fails: [
        {
          story: 'a reference unknown to Asaas proves that nothing was charged',
          input: { orderId: 'order-1', paymentMethod: 'PIX' },
          exchanges: [{ request: { method: 'GET', path: '/v3/payments' }, answer: { json: { data: [] } } }],
          failure: { kind: 'provider_error', httpStatus: 404 },
        },
        {
          story: 'a search answered with 404 proves nothing',
          input: { orderId: 'order-1', paymentMethod: 'PIX' },
          exchanges: [
            { request: { method: 'GET', path: '/v3/payments' }, answer: { status: 404, json: {} } },
          ],
          failure: { kind: 'bad_response' },
        },
      ],
    },
    refund: {
      works: [
        {
          story: 'a refund that is done',
          input: aRefund,
          exchanges: [
            {
              request: { method: 'POST', path: '/v3/payments/transaction-1/refund', headers, body: {} },
              answer: { json: { ...charge, status: 'REFUNDED' } },
            },
          ],
          result: { refundId: 'pay_1', success: true, certainty: 'KNOWN' },
          idAt: 'id',
        },
        {
          story: 'a partial refund is sent in reais and unconfirmed while in progress',
          input: { ...aRefund, amount: 1_050 },
          exchanges: [
            {
              request: { method: 'POST', path: '/v3/payments/transaction-1/refund', body: { value: 10.5 } },
              answer: { json: { ...charge, status: 'REFUND_IN_PROGRESS' } },
            },
          ],
          result: { success: true, certainty: 'UNCONFIRMED' },
        },
        {
          story: 'a card sale in one payment is refunded by its charge',
          input: aCardRefund,
          exchanges: [
            readsCharge({ ...charge, status: 'CONFIRMED' }),
            {
              request: { method: 'POST', path: '/v3/payments/transaction-1/refund', body: {} },
              answer: { json: { ...charge, status: 'REFUNDED' } },
            },
          ],
          result: { refundId: 'pay_1', certainty: 'KNOWN' },
        },
        {
          story: 'a card sale in installments is refunded by its installment plan, not by one charge',
          input: aCardRefund,
          exchanges: [readsCharge(inInstallments), refundsInstallments],
          result: { refundId: 'ins_1', success: true, certainty: 'UNCONFIRMED' },
        },
        {
          story: 'a card sale in installments takes a refund of exactly its whole amount',
          input: { ...aCardRefund, amount: 9_700 },
          exchanges: [readsCharge(inInstallments), readsInstallments, refundsInstallments],
          result: { refundId: 'ins_1', success: true },
        },
        refundOfFirstPayment,
      ],
      fails: [
        {
          story: 'a boleto is not refunded by a call: its payer names a bank account on a page of Asaas',
          input: { ...aRefund, paymentMethod: 'BILLET' },
          exchanges: [],
          failure: { kind: 'unsupported' },
        },
        {
          story: 'a part of a sale in installments cannot be refunded',
          input: { ...aCardRefund, amount: 1_050 },
          exchanges: [readsCharge(inInstallments), readsInstallments],
          failure: { kind: 'invalid_request' },
        },
        {
          story: 'a refund without balance is refused',
          input: aRefund,
          exchanges: [
            {
              request: { method: 'POST', path: '/v3/payments/transaction-1/refund' },
              answer: { status: 400, json: { errors: [{ code: 'x', description: 'Saldo insuficiente.' }] } },
            },
          ],
          failure: { kind: 'provider_error', message: 'Saldo insuficiente.' },
        },
      ],
    },
    ...automaticPixOperations,
    tokenizeCard: {
      works: [
        {
          story: 'a card is kept under its customer at Asaas',
          input: aCardToKeep,
          exchanges: [
            customerIsKnown,
            {
              request: {
                method: 'POST',
                path: '/v3/creditCard/tokenizeCreditCard',
                body: { customer: 'cus_1', creditCard: { number: '4111111111111111', ccv: '9743' } },
              },
              answer: { json: { creditCardNumber: '1111', creditCardToken: 'asaas-token' } },
            },
          ],
          result: { token: 'asaas-token' },
        },
      ],
      fails: [
        {
          story: 'a card without its customer cannot be kept',
          input: { sealedCard: aCardToKeep.sealedCard },
          exchanges: [],
          failure: { kind: 'invalid_request' },
        },
      ],
    },
    getCardId: {
      works: [
        {
          story: 'the token is the card id',
          input: { token: 'asaas-token' },
          exchanges: [],
          result: { cardId: 'asaas-token' },
        },
      ],
    },
    withdraw: {
      works: [
        {
          story: 'a payout by Pix',
          input: aPixWithdraw,
          exchanges: [
            transfers({
              value: 150.5,
              operationType: 'PIX',
              pixAddressKey: '+5511987654321',
              pixAddressKeyType: 'PHONE',
              externalReference: 'withdraw-1',
            }),
          ],
          result: { withdrawId: 'transfer-1', status: 'PENDING', amount: 15_050 },
          idAt: 'id',
          amountAt: 'value',
        },
        {
          story: 'a payout to a bank account',
          input: aBankAccountWithdraw,
          exchanges: [
            transfers({
              value: 150.5,
              bankAccount: {
                bank: { code: '341' },
                ownerName: 'Maria da Silva',
                cpfCnpj: '52998224725',
                agency: '0123',
                account: '12345',
                accountDigit: '6',
              },
            }),
          ],
          result: { withdrawId: 'transfer-1' },
        },
        {
          story: 'a payout to a receiver goes to its wallet',
          input: aReceiverWithdraw,
          exchanges: [transfers({ value: 150.5, walletId: 'receiver-1' }, '/v3/transfers/')],
          result: { withdrawId: 'transfer-1' },
        },
      ],
      fails: [
        {
          story: 'a payout that is refused keeps the message of the provider',
          input: aPixWithdraw,
          exchanges: [
            {
              request: { method: 'POST', path: '/v3/transfers' },
              answer: { status: 400, json: { errors: [{ code: 'x', description: 'Saldo insuficiente.' }] } },
            },
          ],
          failure: { kind: 'provider_error', message: 'Saldo insuficiente.' },
        },
      ],
    },
    getWithdraw: {
      works: [
        {
          story: 'a payout that was made',
          input: { withdrawId: 'transfer-1' },
          exchanges: [
            {
              request: { method: 'GET', path: '/v3/transfers/transfer-1', headers },
              answer: { json: { ...transfer, status: 'DONE', endToEndIdentifier: 'E998' } },
            },
          ],
          result: { status: 'APPROVED', endToEndId: 'E998', amount: 15_050 },
        },
        {
          story: 'a payout whose answer was lost is found among the latest by our reference',
          input: { withdrawReference: 'withdraw-1' },
          exchanges: [
            listsTransfers({
              hasMore: true,
              data: [
                { ...transfer, id: 'transfer-2', externalReference: null },
                { ...transfer, externalReference: 'withdraw-1' },
              ],
            }),
          ],
          result: { withdrawId: 'transfer-1', status: 'PENDING', amount: 15_050 },
        },
      ],
      fails: [
        {
          story: 'a list that was read to its end proves that nothing was paid',
          input: { withdrawReference: 'withdraw-1' },
          exchanges: [listsTransfers({ hasMore: false, data: [transfer] })],
          failure: { kind: 'provider_error', httpStatus: 404 },
        },
        {
          story: 'a list with further pages proves nothing',
          input: { withdrawReference: 'withdraw-1' },
          exchanges: [listsTransfers({ hasMore: true, data: [transfer] })],
          failure: { kind: 'bad_response' },
        },
        {
          story: 'a payout unknown to Asaas is not found',
          input: { withdrawId: 'transfer-1' },
          exchanges: [
            {
              request: { method: 'GET', path: '/v3/transfers/transfer-1' },
              answer: { status: 404, json: {} },
            },
          ],
          failure: { kind: 'provider_error', httpStatus: 404 },
        },
      ],
    },
    createReceiver: {
      works: [
        {
          story: 'a sub-account is identified by its wallet, and its key is answered at its creation only',
          input: aReceiver(),
          exchanges: [
            {
              request: {
                method: 'POST',
                path: '/v3/accounts',
                headers,
                body: {
                  cpfCnpj: '52998224725',
                  mobilePhone: '11987654321',
                  incomeValue: 5000,
                  province: 'Sé',
                  postalCode: '01001000',
                },
              },
              answer: { json: { id: 'account-1', walletId: 'wallet-1', apiKey: '$aact_receiver' } },
            },
          ],
          result: {
            receiverId: 'wallet-1',
            receiverProvider: 'ASAAS',
            receiverToken: '$aact_receiver',
            name: 'Maria da Silva',
            status: 'PENDING',
          },
        },
      ],
      fails: [
        {
          story: 'a receiver without a monthly revenue is refused before any call',
          input: aReceiver({ providerSpecificData: {} }),
          exchanges: [],
          failure: { kind: 'invalid_request', message: 'Adquirente requer campo de renda mensal.' },
        },
      ],
    },
    getReceiver: {
      works: [
        {
          story: 'a receiver is read with its own key',
          input: { receiverId: 'wallet-1', receiverToken: '$aact_receiver', name: 'Maria da Silva' },
          exchanges: [
            {
              request: {
                method: 'GET',
                path: '/v3/myAccount/status/',
                headers: { access_token: '$aact_receiver' },
              },
              answer: { json: { general: 'APPROVED', documentation: 'APPROVED' } },
            },
            {
              request: {
                method: 'GET',
                path: '/v3/finance/balance',
                headers: { access_token: '$aact_receiver' },
              },
              answer: { json: { balance: 1234.56 } },
            },
          ],
          result: { receiverId: 'wallet-1', status: 'ACTIVE', balance: 123_456, name: 'Maria da Silva' },
        },
      ],
      fails: [
        {
          story: 'a receiver without its key cannot be read',
          input: { receiverId: 'wallet-1' },
          exchanges: [],
          failure: { kind: 'invalid_request', message: 'Receiver not found.' },
        },
      ],
    },
  },
  statuses: {
    transaction: {
      probe: (word) => ({
        operation: 'getTransaction',
        input: { transactionId: 'transaction-1', paymentMethod: 'CREDIT_CARD' },
        exchanges: [readsCharge({ ...charge, status: word })],
      }),
      expected: {
        PENDING: 'PENDING',
        AWAITING_RISK_ANALYSIS: 'PENDING',
        OVERDUE: 'PENDING',
        DUNNING_REQUESTED: 'PENDING',
        CONFIRMED: 'APPROVED',
        RECEIVED: 'APPROVED',
        RECEIVED_IN_CASH: 'APPROVED',
        AUTHORIZED: 'APPROVED',
        DUNNING_RECEIVED: 'APPROVED',
        REFUND_REQUESTED: 'APPROVED',
        REFUND_IN_PROGRESS: 'APPROVED',
        REFUNDED: 'REFUNDED',
        CHARGEBACK_REQUESTED: 'CHARGEBACK',
        CHARGEBACK_DISPUTE: 'CHARGEBACK',
        AWAITING_CHARGEBACK_REVERSAL: 'CHARGEBACK',
        DELETED: 'CANCELED',
        CREATED: 'PENDING',
        ACTIVE: 'PENDING',
        REFUSED: 'CANCELED',
        EXPIRED: 'CANCELED',
        CANCELLED: 'CANCELED',
      },
      otherwise: 'REJECTED',
    },
    withdraw: {
      probe: (word) => ({
        operation: 'getWithdraw',
        input: { withdrawId: 'transfer-1' },
        exchanges: [
          {
            request: { method: 'GET', path: '/v3/transfers/transfer-1' },
            answer: { json: { ...transfer, status: word } },
          },
        ],
      }),
      expected: {
        PENDING: 'PENDING',
        BANK_PROCESSING: 'PENDING',
        DONE: 'APPROVED',
        SUCCESS: 'APPROVED',
        CANCELLED: 'CANCELED',
        FAILED: 'REJECTED',
      },
      otherwise: 'REJECTED',
    },
    receiver: {
      probe: (word) => ({
        operation: 'getReceiver',
        input: { receiverId: 'wallet-1', receiverToken: '$aact_receiver' },
        exchanges: [
          { request: { method: 'GET', path: '/v3/myAccount/status/' }, answer: { json: { general: word } } },
          { request: { method: 'GET', path: '/v3/finance/balance' }, answer: { json: { balance: 0 } } },
        ],
      }),
      expected: {
        APPROVED: 'ACTIVE',
        PENDING: 'PENDING',
        AWAITING_APPROVAL: 'PENDING',
        REJECTED: 'REJECTED',
      },
      otherwise: 'PENDING',
    },
    authorization: {
      probe: (word) => ({
        operation: 'getPixAuthorization',
        input: { authorizationId },
        exchanges: [readsAuthorization({ id: authorizationId, status: word })],
      }),
      expected: {
        CREATED: 'ASKED',
        ACTIVE: 'ACTIVE',
        REFUSED: 'REFUSED',
        EXPIRED: 'EXPIRED',
        CANCELLED: 'CANCELED',
      },
      otherwise: 'ASKED',
    },
    debit: {
      probe: (word) => ({
        operation: 'getPixDebit',
        input: { transactionId: 'transaction-1' },
        exchanges: [
          {
            request: { method: 'GET', path: '/v3/pix/automatic/paymentInstructions' },
            answer: { json: { data: [{ id: 'inst_1', status: word }] } },
          },
        ],
      }),
      expected: {
        AWAITING_REQUEST: 'WAITING',
        SCHEDULED: 'WAITING',
        DONE: 'PAID',
        REFUSED: 'FAILED',
        CANCELLED: 'CANCELED',
      },
      otherwise: 'WAITING',
    },
  },
  webhooks: [
    {
      story: 'a webhook of a Pix Automático is read as its id alone',
      headers: { 'asaas-access-token': 'webhook-token-canary-of-32-letters' },
      body: {
        id: 'evt_2',
        event: 'PIX_AUTOMATIC_RECURRING_AUTHORIZATION_CANCELLED',
        authorization: { id: authorizationId, status: 'CANCELLED' },
      },
      reading: { kind: 'authorization', authorizationId },
    },
    {
      story: 'a webhook of a debit is read as the id of its authorisation',
      headers: { 'asaas-access-token': 'webhook-token-canary-of-32-letters' },
      body: {
        id: 'evt_3',
        event: 'PIX_AUTOMATIC_RECURRING_PAYMENT_INSTRUCTION_REFUSED',
        paymentInstruction: { id: 'inst_1', paymentId: 'pay_1', authorization: { id: authorizationId } },
      },
      reading: { kind: 'authorization', authorizationId },
    },
    {
      story: 'a webhook of a paid charge is verified by our token',
      headers: { 'asaas-access-token': 'webhook-token-canary-of-32-letters' },
      body: {
        id: 'evt_1',
        event: 'PAYMENT_RECEIVED',
        payment: { ...charge, status: 'RECEIVED', value: 42.23 },
      },
      reading: {
        kind: 'event',
        verification: 'token',
        event: {
          transactionId: 'pay_1',
          status: 'APPROVED',
          amountCents: 4_223,
          orderId: 'order-1',
          eventId: 'evt_1',
        },
      },
    },
    boletoPaidByPix,
    {
      story: 'a webhook is unverified if the account has no token',
      without: ['webhookToken'],
      body: { id: 'evt_1', event: 'PAYMENT_RECEIVED', payment: { ...charge, status: 'RECEIVED' } },
      reading: { kind: 'event', verification: 'none' },
    },
    {
      story: 'a webhook with another token is forged',
      headers: { 'asaas-access-token': 'webhook-token-canarY' },
      body: { id: 'evt_1', event: 'PAYMENT_RECEIVED', payment: { ...charge, status: 'RECEIVED' } },
      reading: { kind: 'forged' },
    },
    {
      story: 'a webhook without a token is forged',
      body: { id: 'evt_1', event: 'PAYMENT_RECEIVED', payment: { ...charge, status: 'RECEIVED' } },
      reading: { kind: 'forged' },
    },
    {
      story: 'a deleted charge is cancelled, whatever its status',
      headers: { 'asaas-access-token': 'webhook-token-canary-of-32-letters' },
      body: { event: 'PAYMENT_DELETED', payment: { ...charge, deleted: true } },
      reading: { kind: 'event', event: { status: 'CANCELED', rawStatus: 'DELETED' } },
    },
    {
      story: 'a webhook of a transfer is ignored',
      headers: { 'asaas-access-token': 'webhook-token-canary-of-32-letters' },
      body: { event: 'TRANSFER_DONE', transfer },
      reading: { kind: 'ignored' },
    },
  ],
}
