import type { ProviderCases } from '#cases/provider-cases.ts'
import { aPixWithdraw } from '#cases/sample-inputs.ts'
import { gatewayTransactionCases } from './gateway-transaction.cases.ts'

const authorization = `Basic ${Buffer.from('pk_live_canary:sk_live_canary').toString('base64')}`
const transfer = { id: 998, amount: 15_150, netAmount: 15_050, fee: 100, status: 'PENDING_QUEUE' }

export function twoKeyGatewayCases(): ProviderCases {
  const { operations, probe, webhooks } = gatewayTransactionCases(authorization)
  return {
    credentials: {
      publicKey: 'pk_live_canary',
      secretKey: 'sk_live_canary',
      withdrawKey: 'wk_live_canary',
    },
    basePaths: ['/v1'],
    operations: {
      ...operations,
      withdraw: {
        works: [
          {
            story: 'a payout by Pix carries the third key',
            input: aPixWithdraw,
            exchanges: [
              {
                request: {
                  method: 'POST',
                  path: '/v1/transfers',
                  headers: { authorization, 'x-withdraw-key': 'wk_live_canary' },
                  body: {
                    method: 'fiat',
                    amount: 15_050,
                    netPayout: true,
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
            amountAt: 'netAmount',
          },
        ],
        fails: [
          {
            story: 'without the third key nobody is asked',
            input: aPixWithdraw,
            without: ['withdrawKey'],
            exchanges: [],
            failure: { kind: 'credentials', message: 'Withdraw key is required' },
          },
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
            story: 'a payout that was made carries its end-to-end id',
            input: { withdrawId: '998' },
            exchanges: [
              {
                request: { method: 'GET', path: '/v1/transfers/998', headers: { authorization } },
                answer: { json: { ...transfer, status: 'COMPLETED', pixEnd2EndId: 'E998' } },
              },
            ],
            result: { withdrawId: '998', status: 'APPROVED', amount: 15_050, endToEndId: 'E998' },
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
          pending: 'PENDING',
          waiting_payment: 'PENDING',
          paid: 'APPROVED',
          approved: 'APPROVED',
          refunded: 'REFUNDED',
          chargeback: 'CHARGEBACK',
          refused: 'REJECTED',
          cancelled: 'REJECTED',
          canceled: 'REJECTED',
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
          PENDING_ANALYSIS: 'PENDING',
          PENDING_QUEUE: 'PENDING',
          PROCESSING: 'PENDING',
          COMPLETED: 'APPROVED',
          REFUSED: 'REJECTED',
          CANCELLED: 'REJECTED',
        },
        otherwise: 'REJECTED',
      },
    },
    webhooks,
  }
}
