import { createHmac } from 'node:crypto'
import type { Cents } from '@balcao/domain/money/money'
import { normalizePixKey } from '@balcao/domain/payments/pix-key'
import { documentKind, onlyDocumentCharacters } from '@balcao/domain/people/document'
import type { Answer } from '#adapter/answer.ts'
import { bearerLogin } from '#adapter/authentication.ts'
import { defineCredentials, plainField, secretField, webhookToken } from '#adapter/credentials.ts'
import { defineProvider } from '#adapter/define-provider.ts'
import type { TransactionReading, WithdrawReading } from '#adapter/definition.ts'
import { secondsOfADay } from '#adapter/durations.ts'
import type { ProviderApi } from '#adapter/provider-api.ts'
import { invalidRequest } from '#adapter/provider-failed.ts'
import { ignored } from '#adapter/webhook.ts'
import { sameSecret, type WebhookCheck } from '#adapter/webhook-checks.ts'

/**
 * Facts: public callers of api.somossimpay.com.br (2025 and 2026), one of them in production.
 * Quirks: amounts are reais as JSON numbers. Every write is signed over its own bytes with a key agreed by e-mail. A
 * refusal may come with status 200 and `worked: false`. A payout is sent once under its idempotency key. A refund needs
 * its amount, which is read first if it is not given, and has the status CHARGEBACK, since the specification maps "both
 * refunded and chargedback" to it. A partial refund leaves the charge paid. Webhooks repeat a token in the Authorization
 * header; only lost disputes count, and they may name the charge `transaction_id`. In one caller the data of a payment
 * has no `qr_code_id`: the sale is then found by `tag`, our reference.
 */
export const bankGeneration = defineProvider({
  name: 'SIMPAY',
  title: 'SimPay',
  family: 'own',
  evidence: 'observed',
  source: 'Public callers of the bank API, one of them in production, seen in 2025 and 2026.',

  credentials: defineCredentials(
    {
      publicKey: plainField({ PT_BR: 'Client ID', EN_US: 'Client ID' }),
      secretKey: secretField({ PT_BR: 'Client secret', EN_US: 'Client secret' }),
      hmacKey: secretField({ PT_BR: 'Chave HMAC', EN_US: 'HMAC key' }),
      accountNumber: plainField({ PT_BR: 'Número da conta', EN_US: 'Account number' }),
      accountBranch: plainField({ PT_BR: 'Agência da conta', EN_US: 'Account branch' }).optional(),
      webhookToken,
    },
    {
      joined: {
        publicKey: ['accountNumber', 'accountBranch'],
        secretKey: ['hmacKey', 'webhookToken'],
      },
    },
  ),
  environments: { production: 'https://api.somossimpay.com.br/v2/finance' },
  auth: bearerLogin({
    requests: [
      {
        path: '/auth-token/',
        body: ({ publicKey, secretKey }) => ({ client_id: publicKey, client_secret: secretKey }),
      },
    ],
    token: ['access_token'],
    usualLifetimeSeconds: 3_600,
  }),
  amounts: 'decimal-number',
  tells: ['refunded'],

  operations: {
    createTransaction: {
      PIX: async (input, api) => {
        const { name, document } = input.customer
        const answer = await postSigned(api, '/create-pix-copy-and-paste/', {
          amount: api.amount(input.amount),
          type_fine: 'NONE',
          fine: 0,
          ...sourceAccount(api),
          base_64_image: true,
          debtor_name: signable(name).slice(0, longestDebtorName).trim(),
          debtor_document: onlyDocumentCharacters(document),
          type_document: documentKind(document) ?? 'CPF',
          tag: input.orderId,
        })
        const reading = readCharge(answer)
        return { ...reading, expiresAt: reading.expiresAt ?? api.later(secondsOfADay) }
      },
    },
    getTransaction: async ({ transactionId }, api) => readCharge(await getCharge(api, transactionId)),
    refund: async ({ transactionId, amount, description }, api) => {
      const value = amount ?? amountLeft(await getCharge(api, transactionId))
      if (value <= 0) throw invalidRequest('Only a Pix that was received can be refunded.')
      const answer = await postSigned(api, '/chargebacks-pix-copy-and-paste/', {
        qr_code_id: numericWhenPossible(transactionId),
        amount: api.amount(value),
        information: signable(description ?? 'Devolução'),
      })
      return { refundId: answer.identifier('id'), success: true, certainty: 'UNCONFIRMED' }
    },
    withdraw: {
      PIX: async ({ amount, pixKey: key, pixType: type, withdrawReference }, api) =>
        readCashOut(
          await postSigned(
            api,
            '/create-cashout-self-approve/',
            {
              ...sourceAccount(api),
              amount: api.amount(amount),
              key: normalizePixKey({ key, type }),
              tag: withdrawReference,
            },
            { 'idempotency-key': api.idempotencyKey() },
          ),
        ),
    },
    getWithdraw: async ({ withdrawId }, api) =>
      readCashOut(await api.get('/status-cashout/', { query: { id: withdrawId } })),
  },

  statuses: {
    transaction: {
      PENDING: ['NEW'],
      APPROVED: ['PAID'],
      CHARGEBACK: ['CHARGEBACK'],
      CANCELED: ['CANCELED'],
    },
    withdraw: {
      PENDING: ['NEW', 'PROCESSING'],
      APPROVED: ['SUCCESS'],
      CANCELED: ['CANCELED', 'CANCELLED'],
      REJECTED: ['ERROR', 'FAILED', 'REFUNDED'],
    },
  },
  webhook: {
    check: echoedToken(),
    read: ({ body }) => {
      const type = body.text('type')
      const data = body.at('data')
      if (!telling.includes(type)) return ignored(`Events of type ${type} change no charge`)
      return {
        transactionId: data.identifier('qr_code_id', 'transaction_id', 'tx_id'),
        rawStatus: type === refunded && isPartlyReturned(data) ? paid : type,
        amount: data.optionalAmount('amount'),
        refundedAmount: data.optionalAmount('amount_chargeback'),
        orderId: data.optionalText('tag'),
        isFoundByOrder: data.optionalText('qr_code_id', 'transaction_id') === undefined ? true : undefined,
        endToEndId: data.optionalText('end_to_end', 'endtoend', 'endToEndId'),
      }
    },
    statuses: {
      APPROVED: ['QR_CODE_COPY_AND_PASTE_PAID'],
      CHARGEBACK: ['QR_CODE_COPY_AND_PASTE_REFUNDED', 'MED_APPROVED'],
    },
  },
  errors: {
    message: ['message', 'detail', 'erro_descriptor'],
    refusedWhen: (answer) => answer.isFalse('worked'),
  },
})

type Keys = { hmacKey: string; accountNumber: string; accountBranch?: string | undefined }

const longestDebtorName = 25
const usualBranch = '0001'
const refunded = 'QR_CODE_COPY_AND_PASTE_REFUNDED'
const paid = 'QR_CODE_COPY_AND_PASTE_PAID'
const telling = [paid, refunded, 'MED_APPROVED']

function postSigned<C extends Keys>(
  api: ProviderApi<C>,
  path: string,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const hmac = createHmac('sha512', api.credentials.hmacKey).update(JSON.stringify(body)).digest('hex')
  return api.post(path, body, { headers: { ...headers, hmac } })
}

/** The signed text has no blank after a colon or a comma; callers remove blanks inside its values as well. */
function signable(text: string): string {
  return text.replace(/([:,])\s+/g, '$1')
}

function sourceAccount<C extends Keys>({ credentials }: ProviderApi<C>) {
  return {
    source_account_branch_identifier: credentials.accountBranch ?? usualBranch,
    source_account_number: credentials.accountNumber,
  }
}

function getCharge<C>(api: ProviderApi<C>, id: string): Promise<Answer> {
  return api.get('/status-pix-copy-and-paste/', { query: { id } })
}

function readCharge(answer: Answer): TransactionReading {
  return {
    transactionId: answer.identifier('qr_code_id'),
    rawStatus: isPartlyReturned(answer) ? 'PAID' : answer.text('status'),
    amount: answer.optionalAmount('amount'),
    refundedAmount: answer.optionalAmount('amount_chargeback'),
    orderId: answer.optionalText('tag'),
    endToEndId: answer.optionalText('endToEndId'),
    pixCode: answer.optionalText('pix_copy_and_paste'),
    pixQrCode: answer.optionalImage('base_64_image'),
    expiresAt: answer.optionalDate('expiration_date'),
  }
}

function isPartlyReturned(charge: Answer): boolean {
  const returned = charge.optionalAmount('amount_chargeback') ?? 0
  return returned > 0 && returned < (charge.optionalAmount('amount') ?? 0)
}

function amountLeft(charge: Answer): Cents {
  return (charge.optionalAmount('amount') ?? 0) - (charge.optionalAmount('amount_chargeback') ?? 0)
}

function readCashOut(answer: Answer): WithdrawReading {
  return {
    withdrawId: answer.identifier('transaction_id', 'id'),
    rawStatus: answer.text('status'),
    endToEndId: answer.optionalText('operationUuid'),
  }
}

/** Charges are numbered, and the refund requires a number. */
function numericWhenPossible(id: string): number | string {
  const number = Number(id)
  return Number.isSafeInteger(number) ? number : id
}

/** The token given when the address was registered, with or without the word Bearer before it. */
function echoedToken(): WebhookCheck<{ webhookToken?: string | undefined }> {
  return {
    verification: 'token',
    check: ({ headers }, { webhookToken: expected }) => {
      if (expected === undefined) return 'unconfigured'
      const given = (headers.authorization ?? '').replace(/^Bearer\s+/i, '')
      return sameSecret(given, expected) ? 'passed' : 'failed'
    },
  }
}
