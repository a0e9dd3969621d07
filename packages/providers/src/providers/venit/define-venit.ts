import { nationalPhoneDigits } from '@balcao/domain/people/phone'
import type { Answer } from '#adapter/answer.ts'
import { headerAuth } from '#adapter/authentication.ts'
import { defineCredentials, publicKey, secretKey } from '#adapter/credentials.ts'
import { defineProvider } from '#adapter/define-provider.ts'
import type { FamilyMember } from '#adapter/definition.ts'
import { secondsOfADay } from '#adapter/durations.ts'
import { itemsThatAddUp } from '#adapter/items-that-add-up.ts'
import type { Provider } from '#contract.ts'
import { documentBlock } from '#families/gateway-transaction.ts'

/**
 * Facts: a public caller that charges by Pix and reads the webhook (2025); further status words as the specification says
 * ("card-acquirer style").
 * Quirks: a new charge has no status, its copy-and-paste text is `pix.payload`, and a refusal may come with status 200. A
 * charge cannot be read again, and webhooks have no proof.
 */
export function defineVenit(member: FamilyMember): Provider {
  return defineProvider({
    ...member,
    family: 'own',

    credentials: defineCredentials({ publicKey, secretKey }),
    auth: headerAuth(({ publicKey, secretKey }) => ({
      'x-public-key': publicKey,
      'x-secret-key': secretKey,
    })),
    amounts: 'cents',

    operations: {
      createTransaction: {
        PIX: async (input, api) => {
          const { customer } = input
          const answer = await api.post('/transaction', {
            amount: api.amount(input.amount),
            paymentMethod: 'pix',
            installments: '1',
            traceable: false,
            postbackUrl: input.webhookUrl,
            customer: {
              name: customer.name,
              email: customer.email,
              phone: nationalPhoneDigits(customer.phone) ?? customer.phone,
              document: documentBlock(customer.document),
            },
            items: itemsThatAddUp(input).map(({ id, ...item }) => ({
              ...item,
              externalRef: id,
              product_image: '',
            })),
          })
          return {
            transactionId: answer.identifier('transactionId'),
            rawStatus: 'awaiting_payment',
            pixCode: answer.optionalText('pix.payload'),
            expiresAt: api.later(secondsOfADay),
          }
        },
      },
    },

    statuses: {
      transaction: {
        PENDING: ['awaiting_payment', 'waiting_payment', 'processing', 'authorized', 'partially_paid'],
        APPROVED: ['paid'],
        REFUNDED: ['refunded'],
        CHARGEBACK: ['chargedback'],
        REJECTED: ['refused', 'canceled'],
      },
    },
    webhook: {
      read: ({ body }) => ({
        transactionId: body.identifier('data.transactionId'),
        rawStatus: body.text('data.status'),
        amount: body.optionalAmount('data.amount'),
        endToEndId: body.optionalText('data.endToEndId'),
      }),
    },
    errors: { refusedWhen: saysError },
  })
}

/** Callers count any value except false as an error: true, a text, a code other than zero, or an object. */
function saysError(answer: Answer): boolean {
  const words = answer.optionalText('error') ?? answer.optionalText('error.message', 'error.*')
  return answer.isTrue('error') || (words !== undefined && words !== '0')
}
