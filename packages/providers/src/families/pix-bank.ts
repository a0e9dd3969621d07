import { centsToDecimalNumber } from '@balcao/domain/money/money'
import { normalizePixKey } from '@balcao/domain/payments/pix-key'
import { documentKind, onlyDocumentCharacters } from '@balcao/domain/people/document'
import type { Answer } from '#adapter/answer.ts'
import { bearerLogin } from '#adapter/authentication.ts'
import { compactKey } from '#adapter/compact-key.ts'
import { defineCredentials, plainField, secretField, webhookToken } from '#adapter/credentials.ts'
import { defineProvider } from '#adapter/define-provider.ts'
import type { FamilyMember, TransactionReading, WithdrawReading } from '#adapter/definition.ts'
import { secondsOfADay } from '#adapter/durations.ts'
import { path } from '#adapter/path.ts'
import { invalidRequest, missingCredential } from '#adapter/provider-failed.ts'
import { secondsToPay } from '#adapter/seconds-to-pay.ts'
import { whenFound } from '#adapter/when-found.ts'
import type { Provider } from '#contract.ts'
import { type OtherEvents, pixBankWebhook, readMoney } from './pix-bank-webhook.ts'

/**
 * Banks that speak the Central Bank's Pix API for receiving, and the ONZ accounts API for paying: two hosts, two sets
 * of credentials, two client certificates.
 *
 * Facts: the Central Bank's OpenAPI description 2.9.0 (2025); integrators' documents on ONZ and its installations
 * (2025).
 * Quirks: the standard has no payouts and no refund by txid, so a refund first reads the end-to-end id. Installations
 * differ in the form of the login at the accounts host; both forms are tried. Idempotency keys are letters and digits
 * only.
 * Against the documents we follow the specification: a charge that the bank removed stays PENDING; a refund counts as
 * CHARGEBACK; and some banks' payouts count as APPROVED at once, but UNCONFIRMED until the bank says LIQUIDATED.
 */
export function pixBank({
  certificates = 'demanded',
  acceptedPayout,
  loginAsJson = false,
  otherEvents = 'ignored',
  ...member
}: PixBankMember): Provider {
  return defineProvider({
    ...member,
    family: 'pix-bank',

    credentials: defineCredentials(
      {
        publicKey: plainField({ PT_BR: 'Client ID de recebimento', EN_US: 'Cash-in client ID' }),
        secretKey: secretField({ PT_BR: 'Client secret de recebimento', EN_US: 'Cash-in client secret' }),
        cashOutPublicKey: plainField({
          PT_BR: 'Client ID de pagamento',
          EN_US: 'Cash-out client ID',
        }).optional(),
        cashOutSecretKey: secretField({
          PT_BR: 'Client secret de pagamento',
          EN_US: 'Cash-out client secret',
        }).optional(),
        pixKey: plainField({ PT_BR: 'Chave Pix que recebe', EN_US: 'Receiving Pix key' }).optional(),
        webhookToken,
      },
      {
        joined: {
          publicKey: ['cashOutPublicKey', 'pixKey'],
          secretKey: ['cashOutSecretKey', 'webhookToken'],
        },
      },
    ),
    hosts: ['cashIn', 'cashOut'],
    certificates: certificates === 'demanded' ? bothHalves : [],
    optionalCertificates: certificates === 'presented' ? bothHalves : [],
    auth: {
      cashIn: bearerLogin({
        requests: [
          {
            path: '/oauth/token',
            body: ({ publicKey, secretKey }) => snakeCaseLogin(publicKey, secretKey),
            form: !loginAsJson,
          },
        ],
        token: ['access_token'],
        usualLifetimeSeconds: 300,
      }),
      cashOut: bearerLogin({
        requests: [
          { path: '/oauth/token', body: (credentials) => camelCaseLogin(...cashOutKeys(credentials)) },
          {
            path: '/oauth/token',
            body: (credentials) => snakeCaseLogin(...cashOutKeys(credentials)),
            form: true,
          },
        ],
        token: ['accessToken', 'access_token'],
        usualLifetimeSeconds: 300,
      }),
    },
    amounts: 'decimal-string',
    tells: ['paid', 'refunded'],
    takesTimeToPay: ['PIX'],

    operations: {
      createTransaction: {
        PIX: async (input, api) => {
          const chave = input.pixKey ?? api.credentials.pixKey
          if (!chave) throw missingCredential('Receiving Pix key is required')
          const seconds = secondsToPay(input, chargeLifetimeSeconds)
          const answer = await api.post('/cob', {
            calendario: { expiracao: seconds },
            devedor: debtor(input.customer),
            valor: { original: api.amount(input.amount), modalidadeAlteracao: 0 },
            chave,
            solicitacaoPagador: input.description?.slice(0, longestDescription),
          })
          return { ...readCharge(answer), expiresAt: api.later(seconds) }
        },
      },
      getTransaction: async ({ transactionId }, api) =>
        readCharge(await api.get(path`/cob/${transactionId}`)),
      refund: async ({ transactionId, amount, endToEndId }, api) => {
        const refundId = compactKey(api.idempotencyKey(), longestRefundId)
        const paid = amount && endToEndId ? undefined : readCharge(await api.get(path`/cob/${transactionId}`))
        const received = endToEndId ?? paid?.endToEndId
        const value = amount ?? paid?.amount
        if (!received || !value) throw invalidRequest('Only a Pix that was received can be refunded.')
        const answer = await api.put(path`/pix/${received}/devolucao/${refundId}`, {
          valor: api.amount(value),
        })
        const id = answer.identifier('id')
        const status = answer.text('status')
        return {
          refundId: id,
          success: status !== 'NAO_REALIZADO',
          certainty: finalReturns.includes(status) ? 'KNOWN' : 'UNCONFIRMED',
        }
      },
      withdraw: {
        PIX: async ({ amount, pixKey, pixType, description, document }, api) => {
          if (!api.platform?.exists) throw missingCredential('Unauthorized.')
          const answer = await api.post(
            '/pix/payments/dict',
            {
              pixKey: normalizePixKey({ key: pixKey, type: pixType }),
              payment: { currency: 'BRL', amount: centsToDecimalNumber(amount) },
              priority: 'NORM',
              paymentFlow: 'INSTANT',
              description: description?.slice(0, longestDescription),
              creditorDocument: document && onlyDocumentCharacters(document),
            },
            {
              host: 'cashOut',
              headers: { 'x-idempotency-key': compactKey(api.idempotencyKey(), longestPayoutKey) },
            },
          )
          const reading = readPayout(answer)
          const isFinal = finalPayouts.includes(reading.rawStatus)
          return { ...reading, presumedStatus: isFinal ? undefined : acceptedPayout }
        },
      },
      getWithdraw: async ({ withdrawId }, api) =>
        readPayout(await api.get(path`/pix/payments/${withdrawId}`, { host: 'cashOut' })),
    },
    find: {
      withdraw: async (_, api) => {
        const key = compactKey(api.idempotencyKey(), longestPayoutKey)
        const lookUp = api.get(path`/pix/payments/idempotencyKey/${key}`, { host: 'cashOut' })
        const found = await whenFound(lookUp)
        return found && readPayout(found)
      },
    },

    statuses: {
      transaction: {
        PENDING: ['ATIVA', 'REMOVIDA_PELO_PSP'],
        APPROVED: ['CONCLUIDA', 'LIQUIDATED'],
        CHARGEBACK: ['REFUND'],
        REJECTED: ['REMOVIDA_PELO_USUARIO_RECEBEDOR'],
      },
      withdraw: {
        PENDING: ['PENDING', 'ACTIVE', 'PROCESSING', 'QUEUED', 'ON_QUEUE', 'WAITING_CONFIRMATION'],
        // A person books a partly returned payout; the rest has arrived.
        APPROVED: ['LIQUIDATED', 'PARTIALLY_REFUNDED'],
        REJECTED: ['CANCELED', 'REFUNDED', 'REJECTED'],
      },
    },
    webhook: pixBankWebhook(otherEvents),
    errors: { message: ['detail', 'title', 'message'] },
  })
}

type PixBankMember = FamilyMember & {
  /** Whether a platform without certificates is refused here, or by the bank. */
  certificates?: 'demanded' | 'presented'
  /**
   * Status that the specification shows for a payout that the bank has only accepted. Default: the bank's own word.
   */
  acceptedPayout?: 'APPROVED'
  /** Installations differ in the form of the login at the receiving host. */
  loginAsJson?: boolean
  otherEvents?: OtherEvents
}

const finalReturns = ['DEVOLVIDO', 'NAO_REALIZADO']
const finalPayouts = ['LIQUIDATED', 'PARTIALLY_REFUNDED', 'CANCELED', 'REFUNDED']
const bothHalves = ['cashIn', 'cashOut'] as const
const chargeLifetimeSeconds = secondsOfADay
const longestDescription = 140
const longestRefundId = 35
const longestPayoutKey = 50
const cashOutScope = 'pix.read pix.write transactions.read account.read'

function snakeCaseLogin(id: string, secret: string) {
  return { grant_type: 'client_credentials', client_id: id, client_secret: secret }
}

function camelCaseLogin(id: string, secret: string) {
  return { grantType: 'client_credentials', clientId: id, clientSecret: secret, scope: cashOutScope }
}

function cashOutKeys(credentials: {
  cashOutPublicKey?: string | undefined
  cashOutSecretKey?: string | undefined
}): [string, string] {
  const { cashOutPublicKey, cashOutSecretKey } = credentials
  if (!cashOutPublicKey || !cashOutSecretKey) throw missingCredential('Unauthorized.')
  return [cashOutPublicKey, cashOutSecretKey]
}

function debtor({ name, document }: { name: string; document: string }) {
  const number = onlyDocumentCharacters(document)
  return documentKind(number) === 'CNPJ' ? { nome: name, cnpj: number } : { nome: name, cpf: number }
}

function readCharge(charge: Answer): TransactionReading {
  const receipts = charge.list('pix')
  const { isReturned, paidAmount, refundedAmount } = readMoney(receipts)
  return {
    transactionId: charge.identifier('txid'),
    rawStatus: isReturned ? 'REFUND' : charge.text('status'),
    amount: charge.amount('valor.original'),
    paidAmount,
    refundedAmount,
    endToEndId: receipts[0]?.optionalText('endToEndId'),
    pixCode: charge.optionalText('pixCopiaECola'),
  }
}

function readPayout(answer: Answer): WithdrawReading {
  return {
    withdrawId: answer.identifier('endToEndId', 'data.endToEndId'),
    rawStatus: answer.optionalText('status', 'data.status') ?? 'PROCESSING',
    amount: answer.optionalAmount('payment.amount', 'data.payment.amount'),
    endToEndId: answer.text('endToEndId', 'data.endToEndId'),
  }
}
