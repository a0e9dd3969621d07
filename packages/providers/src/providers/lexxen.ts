import { normalizePixKey, type PixKeyType } from '@balcao/domain/payments/pix-key'
import { phoneToInternational } from '@balcao/domain/people/phone'
import { bearerLogin } from '#adapter/authentication.ts'
import { defineCredentials, plainField, secretField } from '#adapter/credentials.ts'
import { defineProvider } from '#adapter/define-provider.ts'
import { path } from '#adapter/path.ts'

/**
 * Facts: only the specification, which describes payouts and nothing else; public code shows only that such routes exist.
 * No host is known, so one must be configured.
 * Quirks: the fields of the login and of the answers are assumed, and so are reais. A phone is reduced to its digits and
 * gets +55 if it is missing. `seller` is the receiver that pays out, or the name of the beneficiary. A new payout is
 * PENDING whatever the answer says; only a read shows its status.
 */
export const lexxen = defineProvider({
  name: 'LEXXEN',
  title: 'Lexxen',
  family: 'own',
  evidence: 'specified',
  source: 'The specification, which gives its login, its payout by Pix and the read of one.',

  credentials: defineCredentials({
    publicKey: plainField({ PT_BR: 'Client ID', EN_US: 'Client ID' }),
    secretKey: secretField({ PT_BR: 'Client secret', EN_US: 'Client secret' }),
  }),
  environments: {},
  auth: bearerLogin({
    requests: [
      {
        path: '/auth',
        body: ({ publicKey, secretKey }) => ({ client_id: publicKey, client_secret: secretKey }),
      },
    ],
    token: ['token'],
    usualLifetimeSeconds: 300,
  }),
  amounts: 'decimal-number',

  operations: {
    withdraw: {
      PIX: async (input, api) => {
        const answer = await api.post('/transaction/pix-out', {
          type: input.pixType,
          key: keyOf(input),
          amount: api.amount(input.amount),
          description: input.description ?? input.withdrawReference,
          external_id: input.withdrawReference,
          seller: input.receiverId ?? input.name,
        })
        return {
          withdrawId: answer.identifier('identifier', 'id', 'data.identifier', 'data.id'),
          rawStatus: 'CREATED',
          amount: answer.optionalAmount('amount', 'data.amount'),
        }
      },
    },
    getWithdraw: async ({ withdrawId }, api) => {
      const answer = await api.get(path`/transaction/identifier/${withdrawId}`)
      return {
        withdrawId,
        rawStatus: answer.text('status', 'data.status'),
        amount: answer.optionalAmount('amount', 'data.amount'),
        endToEndId: answer.optionalText('end_to_end', 'data.end_to_end'),
      }
    },
  },

  statuses: {
    transaction: {},
    withdraw: {
      PENDING: ['CREATED', 'PROCESSING'],
      APPROVED: ['COMPLETED'],
      REJECTED: ['CANCELED'],
    },
  },
  texts: { failed: { withdraw: 'Failed to process the withdraw request.' } },
})

function keyOf({ pixKey, pixType }: { pixKey: string; pixType: PixKeyType }): string {
  if (pixType !== 'PHONE') return normalizePixKey({ key: pixKey, type: pixType })
  return phoneToInternational(pixKey) ?? `+55${pixKey.replace(/\D/g, '').replace(/^55/, '')}`
}
