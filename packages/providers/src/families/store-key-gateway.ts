import { normalizePixKey } from '@balcao/domain/payments/pix-key'
import { nationalPhoneDigits } from '@balcao/domain/people/phone'
import type { PaymentStatus } from '@balcao/domain/vocabulary'
import { headerAuth } from '#adapter/authentication.ts'
import { defineCredentials, plainField, secretKey } from '#adapter/credentials.ts'
import { defineProvider } from '#adapter/define-provider.ts'
import type { FamilyMember } from '#adapter/definition.ts'
import { secondsOfADay } from '#adapter/durations.ts'
import { itemsThatAddUp } from '#adapter/items-that-add-up.ts'
import { path } from '#adapter/path.ts'
import type { StatusTable } from '#adapter/status-table.ts'
import { ignored } from '#adapter/webhook.ts'
import type { Provider } from '#contract.ts'
import { documentBlock, pixKeyTypeNames } from './gateway-transaction.ts'

type StoreKeyGatewayMember = FamilyMember & { statuses: StatusTable<PaymentStatus> }

/**
 * Gateways that identify a shop by the header `x-authorization-key`, and its store by `x-store-key`. Only Pix was seen.
 *
 * Facts: public callers of Cashtime and of the first ReflowPay (2025).
 * Quirks: the charge is named by `orderId`, and read under `orders` without its id. A random key is `random`, not `evp`.
 * A withdraw cannot be read again; its word for success is spelt `Successfull`. Webhooks have no proof.
 */
export function storeKeyGateway({ statuses, ...member }: StoreKeyGatewayMember): Provider {
  return defineProvider({
    ...member,
    family: 'store-key-gateway',

    credentials: defineCredentials({
      secretKey,
      publicKey: plainField({ PT_BR: 'Chave da loja', EN_US: 'Store key' }).optional(),
    }),
    auth: headerAuth(({ secretKey, publicKey }) => ({
      'x-authorization-key': secretKey,
      ...(publicKey && { 'x-store-key': publicKey }),
    })),
    amounts: 'cents',

    operations: {
      createTransaction: {
        PIX: async (input, api) => {
          const { customer } = input
          const answer = await api.post('/transactions', {
            isInfoProducts: input.items.every(({ tangible }) => !tangible),
            paymentMethod: 'pix',
            amount: api.amount(input.amount),
            discount: 0,
            installments: 1,
            installmentFee: 0,
            externalCode: input.orderId,
            customer: {
              name: customer.name,
              email: customer.email,
              phone: nationalPhoneDigits(customer.phone) ?? customer.phone,
              document: documentBlock(customer.document),
            },
            items: itemsThatAddUp(input).map(({ title, unitPrice, quantity, tangible }) => ({
              title,
              description: title,
              unitPrice,
              quantity,
              tangible,
            })),
            postbackUrl: input.webhookUrl,
            ip: input.customerIp,
          })
          return {
            transactionId: answer.identifier('orderId'),
            rawStatus: answer.text('status'),
            orderId: answer.optionalText('externalCode'),
            pixCode: answer.optionalText('pix.payload'),
            pixQrCode: answer.optionalImage('pix.encodedImage'),
            expiresAt: answer.optionalDate('expirationDate') ?? api.later(secondsOfADay),
          }
        },
      },
      getTransaction: async ({ transactionId }, api) => {
        const order = (await api.get(path`/transactions/${transactionId}`)).at('orders')
        return {
          transactionId,
          rawStatus: order.text('status'),
          amount: order.optionalAmount('total'),
          orderId: order.optionalText('externalCode'),
        }
      },
      withdraw: {
        PIX: async ({ amount, pixKey, pixType, webhookUrl }, api) => {
          const answer = await api.post('/request/withdraw', {
            amount: api.amount(amount),
            pixKey: normalizePixKey({ key: pixKey, type: pixType }),
            pixKeyType: pixType === 'RANDOM' ? 'random' : pixKeyTypeNames[pixType],
            baasPostbackUrl: webhookUrl,
          })
          return {
            withdrawId: answer.identifier('id'),
            rawStatus: answer.text('withdrawStatusId'),
            amount: answer.optionalAmount('amount'),
          }
        },
      },
    },

    statuses: {
      transaction: statuses,
      // Withdraws cannot be read again, so an unknown word leaves the money in transit.
      withdraw: { PENDING: ['PendingProcessing'], APPROVED: ['Successfull'], otherwise: 'PENDING' },
    },
    webhook: {
      read: ({ body }) => {
        if (body.optionalText('withdrawStatusId')) return ignored('Withdraws are not about charges')
        return {
          transactionId: body.identifier('orderId'),
          rawStatus: body.text('status'),
          amount: body.optionalAmount('total', 'amount'),
          orderId: body.optionalText('externalCode'),
        }
      },
    },
  })
}
