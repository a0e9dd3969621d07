import { normalizePixKey, type PixKeyType } from '@balcao/domain/payments/pix-key'
import { onlyDocumentCharacters } from '@balcao/domain/people/document'
import type { Answer } from '#adapter/answer.ts'
import { bearerLogin } from '#adapter/authentication.ts'
import { defineCredentials, plainField, secretField } from '#adapter/credentials.ts'
import { defineProvider } from '#adapter/define-provider.ts'
import type { TransactionReading, WithdrawReading } from '#adapter/definition.ts'
import { secondsOfADay } from '#adapter/durations.ts'
import { path } from '#adapter/path.ts'
import type { ProviderApi } from '#adapter/provider-api.ts'
import { secondsToPay } from '#adapter/seconds-to-pay.ts'
import { ignored } from '#adapter/webhook.ts'
import { whenFound } from '#adapter/when-found.ts'
import { withGenerations } from '#adapter/with-generations.ts'
import { pixBank } from '#families/pix-bank.ts'

const pagstarBrand = { name: 'PAGSTAR', title: 'Pagstar' } as const

type PartnerCredentials = { publicKey: string; secretKey: string; tenantId?: string | undefined }

/**
 * Facts: the vendor's own plug-ins and public callers of the older partner API (2023 to 2024), which the specification
 * describes; the vendor's present reference for the bank on the ONZ engine that replaced it (2025).
 * Quirks: the copy-and-paste text is called `pix_key`. Its webhook names a charge without a status, so the charge is
 * read; a webhook about an unknown object, such as a payout, is ignored. Statuses are numbers in the one caller that
 * reads them; the words beside them are assumed. The names of the kinds of keys are unknown. Callers identify themselves
 * in the User-Agent.
 */
export const pagstar = withGenerations({
  partner: defineProvider<PartnerCredentials>({
    ...pagstarBrand,
    family: 'own',
    evidence: 'observed',
    source: "The vendor's plug-ins and public callers of the older partner API.",

    credentials: defineCredentials(
      {
        publicKey: plainField({ PT_BR: 'E-mail da conta', EN_US: 'Account e-mail' }),
        secretKey: secretField({ PT_BR: 'Chave de acesso', EN_US: 'Access key' }),
        tenantId: plainField({ PT_BR: 'ID do tenant', EN_US: 'Tenant ID' }).optional(),
      },
      { joined: { publicKey: ['tenantId'] } },
    ),
    environments: {
      production: 'https://api.pagstar.com/api/v2',
      development: 'https://dev-api.pagstar.com/api/v2',
    },
    auth: bearerLogin({
      requests: [
        {
          path: '/identity/partner/login',
          body: ({ publicKey, secretKey }) => ({ email: publicKey, access_key: secretKey }),
          headers: introduction,
        },
      ],
      token: ['data.access_token', 'access_token'],
      // `expires_in` is a date here; half an hour is well within the lifetime that callers rely on.
      lifetime: [],
      usualLifetimeSeconds: 1_800,
    }),
    amounts: 'decimal-number',
    takesTimeToPay: ['PIX'],

    operations: {
      createTransaction: {
        PIX: async (input, api) => {
          const { amount, orderId, customer, description, webhookUrl } = input
          const seconds = secondsToPay(input, lifetimeSeconds)
          const charge = {
            value: api.amount(amount),
            name: customer.name,
            document: onlyDocumentCharacters(customer.document),
            tenant_id: api.credentials.tenantId,
            transaction_id: orderId,
            expiration: seconds,
            callback: webhookUrl,
            description,
          }
          const answer = await api.post('/wallet/partner/transactions/generate-anonymous-pix', charge, {
            headers: introduction(api.credentials),
          })
          return {
            transactionId: answer.identifier('data.external_reference'),
            rawStatus: answer.optionalText('data.status') ?? 'pending',
            orderId,
            pixCode: answer.optionalText('data.pix_key'),
            expiresAt: api.later(seconds),
          }
        },
      },
      getTransaction: async ({ transactionId }, api) => readCharge(await getCharge(transactionId, api)),
      withdraw: {
        PIX: async ({ amount, pixKey, pixType, document, withdrawReference }, api) => {
          const order = {
            customer_document: document && onlyDocumentCharacters(document),
            value: api.amount(amount),
            pix_key: normalizePixKey({ key: pixKey, type: pixType }),
            pix_key_type: pixKeyTypeNames[pixType],
            transaction_id: withdrawReference,
          }
          const answer = await api.post('/wallet/partner/withdrawals/solicit-for-customer', order, {
            headers: introduction(api.credentials),
          })
          return { withdrawId: withdrawReference, rawStatus: 'pending', ...readWithdraw(answer) }
        },
      },
      getWithdraw: async ({ withdrawId }, api) => {
        const headers = introduction(api.credentials)
        const answer = await api.get(path`/wallet/partner/transfers/${withdrawId}/check`, { headers })
        return { withdrawId, rawStatus: answer.text('data.status'), ...readWithdraw(answer) }
      },
    },

    statuses: {
      transaction: {
        PENDING: ['0', 'pending'],
        APPROVED: ['1', 'approved', 'paid'],
        REFUNDED: ['refunded'],
        CHARGEBACK: ['chargeback'],
        REJECTED: ['2', 'rejected', 'canceled', 'expired'],
      },
      withdraw: {
        PENDING: ['0', 'pending'],
        APPROVED: ['1', 'approved', 'paid'],
        REJECTED: ['2', 'rejected', 'canceled'],
      },
    },
    webhook: {
      read: async ({ body }, api) => {
        const answer = await whenFound(getCharge(body.identifier('external_reference'), api))
        return answer ? readCharge(answer) : ignored('The provider knows no such charge')
      },
    },
  }),

  bank: pixBank({
    ...pagstarBrand,
    evidence: 'documented',
    source: "The vendor's present reference, and the Central Bank's Pix API 2.9.0.",
    environments: {
      production: 'https://api.pix.pagstar.com|https://secureapi.pagstar-prod.onz.software/api/v2',
    },
    loginAsJson: true,
  }),
})

const lifetimeSeconds = secondsOfADay

const pixKeyTypeNames: Record<PixKeyType, string> = {
  CPF: 'cpf',
  CNPJ: 'cnpj',
  EMAIL: 'email',
  PHONE: 'phone',
  RANDOM: 'random',
}

function introduction({ publicKey }: PartnerCredentials): Record<string, string> {
  return { 'user-agent': `Balcao (${publicKey})` }
}

function getCharge(transactionId: string, api: ProviderApi<PartnerCredentials>): Promise<Answer> {
  const headers = introduction(api.credentials)
  return api.get(path`/wallet/partner/transactions/${transactionId}`, { headers })
}

function readCharge(answer: Answer): TransactionReading {
  return {
    transactionId: answer.identifier('data.external_reference'),
    rawStatus: answer.text('data.status'),
    amount: answer.optionalAmount('data.value', 'data.transaction_amount'),
    orderId: answer.optionalText('data.transaction_id'),
  }
}

function readWithdraw(answer: Answer): Partial<WithdrawReading> {
  const withdrawId = answer.optionalText('data.external_reference')
  const rawStatus = answer.optionalText('data.status')
  return {
    ...(withdrawId !== undefined && { withdrawId }),
    ...(rawStatus !== undefined && { rawStatus }),
    amount: answer.optionalAmount('data.value'),
  }
}
