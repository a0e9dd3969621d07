import { type PaymentMethod, paymentMethods } from '@balcao/domain/vocabulary'
import type { ProviderCases, WorkingCase } from '#cases/provider-cases.ts'
import { aBankAccountWithdraw, aPixWithdraw, aReceiverWithdraw } from '#cases/sample-inputs.ts'
import type { Credentials } from '#contract.ts'
import { withOtherCalls } from './gateway-calls.cases.ts'
import { gatewayTransactionCases } from './gateway-transaction.cases.ts'

const authorization = `Basic ${Buffer.from('sk_live_canary:x').toString('base64')}`
const transfer = { id: 998, amount: 15_050, status: 'pending' }

const payoutToRecipient: WorkingCase<'withdraw'> = {
  story: 'a payout to a recipient of the gateway names it by its id',
  input: aReceiverWithdraw,
  exchanges: [
    {
      request: {
        method: 'POST',
        path: '/v1/transfers',
        headers: { authorization },
        body: { amount: 15_050, recipientId: 'receiver-1', externalRef: 'withdraw-1' },
      },
      answer: { json: transfer },
    },
  ],
  result: { withdrawId: '998', status: 'PENDING', amount: 15_050 },
}

export function secretKeyGatewayCases({
  methods = paymentMethods,
  refundedIs = 'REFUNDED',
  isAssumed,
  paysRecipients,
  credentials,
}: {
  methods?: readonly PaymentMethod[]
  refundedIs?: 'REFUNDED' | 'CHARGEBACK'
  /** Its accounts can select the calls for which the specification names no provider. */
  isAssumed?: true
  paysRecipients?: true
  credentials?: Credentials
} = {}): ProviderCases {
  const { operations, probe, webhooks } = gatewayTransactionCases(authorization, methods)
  const shared = isAssumed ? withOtherCalls(operations) : operations
  return {
    credentials: {
      secretKey: 'sk_live_canary',
      ...(isAssumed && { calls: 'transactions' }),
      ...credentials,
    },
    basePaths: ['/v1'],
    operations: {
      ...shared,
      withdraw: {
        works: [
          {
            story: 'a payout by Pix names the key and its kind',
            input: aPixWithdraw,
            exchanges: [
              {
                request: {
                  method: 'POST',
                  path: '/v1/transfers',
                  headers: { authorization },
                  body: {
                    amount: 15_050,
                    pixKey: '+5511987654321',
                    pixKeyType: 'phone',
                    externalRef: 'withdraw-1',
                  },
                },
                answer: { json: transfer },
              },
            ],
            result: { withdrawId: '998', status: 'PENDING', amount: 15_050 },
            idAt: 'id',
            amountAt: 'amount',
          },
          {
            story: 'a payout to a bank account takes the check digit apart',
            input: aBankAccountWithdraw,
            exchanges: [
              {
                request: {
                  method: 'POST',
                  path: '/v1/transfers',
                  body: {
                    amount: 15_050,
                    bankAccount: {
                      bankCode: '341',
                      agencyNumber: '0123',
                      accountNumber: '12345',
                      accountDigit: '6',
                      legalName: 'Maria da Silva',
                      document: { number: '52998224725', type: 'cpf' },
                    },
                  },
                },
                answer: { json: transfer },
              },
            ],
            result: { withdrawId: '998' },
          },
          ...(paysRecipients ? [payoutToRecipient] : []),
        ],
        fails: [
          {
            story: 'a payout that is refused keeps the message of the provider',
            input: aPixWithdraw,
            exchanges: [
              {
                request: { method: 'POST', path: '/v1/transfers' },
                answer: { status: 400, json: { message: 'Saldo insuficiente' } },
              },
            ],
            failure: { kind: 'provider_error', message: 'Saldo insuficiente' },
          },
        ],
      },
      getWithdraw: {
        works: [
          {
            story: 'a payout that was made is approved',
            input: { withdrawId: '998' },
            exchanges: [
              {
                request: { method: 'GET', path: '/v1/transfers/998', headers: { authorization } },
                answer: { json: { ...transfer, status: 'success' } },
              },
            ],
            result: { withdrawId: '998', status: 'APPROVED', amount: 15_050 },
          },
        ],
        fails: [
          {
            story: 'a payout that nobody knows is not found',
            input: { withdrawId: '998' },
            exchanges: [
              { request: { method: 'GET', path: '/v1/transfers/998' }, answer: { status: 404, json: {} } },
            ],
            failure: { kind: 'provider_error', httpStatus: 404 },
          },
        ],
      },
    },
    statuses: {
      transaction: {
        probe,
        expected: {
          processing: 'PENDING',
          authorized: 'PENDING',
          waiting_payment: 'PENDING',
          partially_paid: 'PENDING',
          paid: 'APPROVED',
          refunded: refundedIs,
          ...(refundedIs === 'CHARGEBACK' && { refund: refundedIs }),
          chargedback: 'CHARGEBACK',
          in_protest: 'CHARGEBACK',
          refused: 'REJECTED',
          canceled: 'REJECTED',
          cancelled: 'REJECTED',
          expired: 'REJECTED',
        },
        otherwise: 'REJECTED',
      },
      withdraw: {
        probe: (word) => ({
          operation: 'getWithdraw',
          input: { withdrawId: '998' },
          exchanges: [
            {
              request: { method: 'GET', path: '/v1/transfers/998' },
              answer: { json: { ...transfer, status: word } },
            },
          ],
        }),
        expected: {
          pending: 'PENDING',
          in_analysis: 'PENDING',
          processing: 'PENDING',
          bank_processing: 'PENDING',
          success: 'APPROVED',
          failed: 'REJECTED',
          cancelled: 'REJECTED',
          canceled: 'REJECTED',
        },
        otherwise: 'REJECTED',
      },
    },
    webhooks,
  }
}
