import { createHash } from 'node:crypto'
import { normalizePixKey, type PixKeyType } from '@balcao/domain/payments/pix-key'
import { onlyDocumentCharacters } from '@balcao/domain/people/document'
import { nationalPhoneDigits } from '@balcao/domain/people/phone'
import { headerAuth } from '#adapter/authentication.ts'
import { defineCredentials, plainField, secretField } from '#adapter/credentials.ts'
import { defineProvider } from '#adapter/define-provider.ts'
import { secondsOfADay } from '#adapter/durations.ts'
import { ProviderFailed } from '#adapter/provider-failed.ts'
import { ignored } from '#adapter/webhook.ts'
import { sameSecret, type WebhookCheck } from '#adapter/webhook-checks.ts'

/**
 * Facts: the vendor's own collection of calls and its SDKs; the query of a status as several public callers make it.
 * Quirks: it refuses with HTTP 200 and a word other than OK in `response`. The word for a repeated reference means that the
 * first try may have been paid; the same is true of a payout with the answer ERROR, which is a provider's error and no refusal,
 * and of an unknown word. The query answers with a bare text. The hash of a webhook covers the values of all other fields as
 * they were written, in their order; callers found the secret on either side of them.
 * Choices: the specification gives one unnamed provider a due date after two days, and this provider requires a due date. Its
 * text "Método de pagamento não suportado" is used here.
 */
export const suitpay = defineProvider({
  name: 'SUITPAY',
  title: 'SuitPay',
  family: 'own',
  evidence: 'documented',
  source: "The vendor's published collection of Pix calls; the query of a status from public callers.",

  credentials: defineCredentials({
    publicKey: plainField({ PT_BR: 'Client ID', EN_US: 'Client ID' }),
    secretKey: secretField({ PT_BR: 'Client secret', EN_US: 'Client secret' }),
  }),
  environments: {
    production: 'https://ws.suitpay.app',
    sandbox: 'https://sandbox.ws.suitpay.app',
  },
  auth: headerAuth(({ publicKey, secretKey }) => ({ ci: publicKey, cs: secretKey })),
  amounts: 'decimal-number',

  operations: {
    createTransaction: {
      PIX: async ({ amount, orderId, customer, webhookUrl }, api) => {
        const answer = await api.post('/api/v1/gateway/request-qrcode', {
          requestNumber: orderId,
          dueDate: api.day(daysUntilDue),
          amount: api.amount(amount),
          client: {
            name: customer.name,
            document: onlyDocumentCharacters(customer.document),
            email: customer.email,
            phoneNumber: nationalPhoneDigits(customer.phone) ?? customer.phone,
          },
          callbackUrl: webhookUrl,
        })
        return {
          transactionId: answer.identifier('idTransaction'),
          rawStatus: 'WAITING_FOR_APPROVAL',
          orderId,
          pixCode: answer.optionalText('paymentCode'),
          pixQrCode: answer.optionalImage('paymentCodeBase64'),
          expiresAt: api.later(daysUntilDue * secondsOfADay),
        }
      },
    },
    getTransaction: async ({ transactionId }, api) => {
      const query = { typeTransaction: 'PIX', idTransaction: transactionId }
      const answer = await api.post('/api/v1/gateway/consult-status-transaction', query)
      return { transactionId, rawStatus: answer.text('', 'statusTransaction') }
    },
    withdraw: {
      PIX: async ({ amount, pixKey, pixType, withdrawReference, webhookUrl }, api) => {
        const answer = await api.post(payoutPath, {
          key: normalizePixKey({ key: pixKey, type: pixType }),
          typeKey: pixKeyTypeNames[pixType],
          value: api.amount(amount),
          callbackUrl: webhookUrl,
          externalId: withdrawReference,
        })
        if ((answer.optionalText('response') ?? 'OK') !== 'OK')
          throw new ProviderFailed({ kind: 'unknown', message: inDoubt })
        return { withdrawId: answer.identifier('idTransaction'), rawStatus: answer.text('response') }
      },
    },
  },

  statuses: {
    transaction: {
      PENDING: ['WAITING_FOR_APPROVAL'],
      APPROVED: ['PAID_OUT', 'PAYMENT_ACCEPT'],
      CHARGEBACK: ['CHARGEBACK'],
      REJECTED: ['CANCELED'],
    },
    withdraw: { PENDING: ['OK'] },
  },
  webhook: {
    check: hashOfValues(),
    read: ({ body }) => {
      const type = body.text('typeTransaction')
      if (type !== 'PIX') return ignored(`Notifications of ${type} are not about charges`)
      return {
        transactionId: body.identifier('idTransaction'),
        rawStatus: body.text('statusTransaction'),
        amount: body.optionalAmount('value'),
        orderId: body.optionalText('requestNumber'),
      }
    },
  },
  errors: {
    message: ['message', 'response'],
    code: ['response'],
    repeats: ['DUPLICATE_EXTERNAL_ID'],
    refusedWhen: (answer, call) => {
      const word = answer.optionalText('response') ?? 'OK'
      return call.path === payoutPath ? payoutRefusals.includes(word) : word !== 'OK'
    },
  },
  texts: { unsupportedMethod: 'Método de pagamento não suportado' },
})

const payoutPath = '/api/v1/gateway/pix-payment'
const payoutRefusals = [
  'ACCOUNT_DOCUMENTS_NOT_VALIDATED',
  'NO_FUNDS',
  'PIX_KEY_NOT_FOUND',
  'UNAUTHORIZED_IP',
  'DOCUMENT_VALIDATE',
  'DUPLICATE_EXTERNAL_ID',
]
const inDoubt = 'The provider does not say whether it has paid'
const daysUntilDue = 2
const pixKeyTypeNames: Record<PixKeyType, string> = {
  CPF: 'document',
  CNPJ: 'document',
  EMAIL: 'email',
  PHONE: 'phoneNumber',
  RANDOM: 'randomKey',
}

function hashOfValues(): WebhookCheck<{ readonly secretKey: string }> {
  return {
    verification: 'signature',
    check: ({ rawBody }, { secretKey }) => {
      const { hash = '', ...others } = fieldsAsWritten(Buffer.from(rawBody).toString('utf8'))
      const values = Object.values(others).join('')
      const isSigned = [values + secretKey, secretKey + values].some((signed) =>
        sameSecret(hash.toLowerCase(), createHash('sha256').update(signed).digest('hex')),
      )
      return isSigned ? 'passed' : 'failed'
    },
  }
}

/** The values of a flat body as they were sent: 10.00 keeps its zeros. */
function fieldsAsWritten(text: string): Record<string, string> {
  try {
    const fields = parseWithSource(text, (_, value, { source }) =>
      typeof value === 'number' ? source : value,
    )
    return Object.fromEntries(
      Object.entries(fields ?? {}).map(([name, value]) => [name, value === null ? '' : String(value)]),
    )
  } catch {
    return {}
  }
}

const parseWithSource = JSON.parse as (
  text: string,
  reviver: (key: string, value: unknown, context: { source?: string }) => unknown,
) => object | null
