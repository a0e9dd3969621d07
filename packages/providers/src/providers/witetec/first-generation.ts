import { normalizePixKey, type PixKeyType } from '@balcao/domain/payments/pix-key'
import { onlyDocumentCharacters } from '@balcao/domain/people/document'
import type { Answer } from '#adapter/answer.ts'
import { headerAuth } from '#adapter/authentication.ts'
import { defineCredentials, plainField, secretField } from '#adapter/credentials.ts'
import { defineProvider } from '#adapter/define-provider.ts'
import type { TransactionReading } from '#adapter/definition.ts'
import { path } from '#adapter/path.ts'
import { missingCredential } from '#adapter/provider-failed.ts'
import { ignored } from '#adapter/webhook.ts'
import { hmacHeader } from '#adapter/webhook-checks.ts'
import { openCheckedCard } from './open-checked-card.ts'
import { requireOneInstalment } from './require-one-instalment.ts'
import { customerBlock, holderAndCardBlock, itemsBlock } from './sale-blocks.ts'

/**
 * Facts: the published source of Witetec's first server (2025), and the specification for cards and paths.
 * Quirks: amounts are reais as JSON numbers. A new charge has no status. Payouts need a login of their own, with a
 * person's e-mail and password. The published server refuses unknown fields, yet the specification sends `webhook`: it is
 * sent if there is one. Webhooks are signed, under one of two header names. The specification checks the fields of a card
 * at one provider without naming it; it is assumed to be this one, whose server is strict. Its host is not publicly known
 * and must be configured.
 */
export const firstGeneration = defineProvider({
  name: 'WITETEC',
  title: 'Witetec',
  family: 'own',
  evidence: 'observed',
  source: 'The published source of the first server, seen in 2025; cards as the specification says.',

  credentials: defineCredentials(
    {
      secretKey: secretField({ PT_BR: 'Chave da API', EN_US: 'API key' }),
      merchantId: plainField({ PT_BR: 'ID do lojista', EN_US: 'Merchant ID' }).optional(),
      email: plainField({ PT_BR: 'E-mail de acesso aos saques', EN_US: 'Withdrawals e-mail' }).optional(),
      password: secretField({
        PT_BR: 'Senha de acesso aos saques',
        EN_US: 'Withdrawals password',
      }).optional(),
      webhookSecret: secretField({ PT_BR: 'Segredo do webhook', EN_US: 'Webhook secret' }).optional(),
    },
    { joined: { secretKey: ['merchantId', 'email', 'password'] } },
  ),
  environments: {},
  auth: headerAuth(({ secretKey }) => ({ 'x-api-key': secretKey })),
  amounts: 'decimal-number',

  installmentsMax: 1,
  operations: {
    tokenizeCard: async ({ sealedCard }) => ({ token: sealedCard }),
    createTransaction: {
      PIX: async (input, api) => {
        const { name, document, email } = input.customer
        const answer = await api.post('/v2/transactions/pix/create', {
          amount: api.amount(input.amount),
          description: input.description ?? input.items[0]?.title,
          webhook: input.webhookUrl,
          payer_info: { name, document: onlyDocumentCharacters(document), email },
        })
        const reading = readNewTransaction(answer)
        return { ...reading, expiresAt: reading.expiresAt ?? api.later(secondsOfAnHour) }
      },
      CREDIT_CARD: async (input, api) => {
        requireOneInstalment(input)
        const answer = await api.post('/v2/transactions/card/create', {
          amount: api.amount(input.amount),
          installments: 1,
          card: holderAndCardBlock(await openCheckedCard(input.cardId, api), input.customer),
          ip: input.customerIp,
          customer: customerBlock(input.customer),
          items: itemsBlock(input, api),
        })
        return readNewTransaction(answer)
      },
    },
    getTransaction: async ({ transactionId, paymentMethod }, api) =>
      readTransaction(
        await api.get(
          paymentMethod === 'PIX'
            ? path`/transactions/pix/${transactionId}`
            : path`/transactions/${transactionId}`,
        ),
      ),
    withdraw: {
      PIX: async ({ amount, pixKey: key, pixType: type }, api) => {
        const { merchantId, email, password } = api.credentials
        if (!merchantId || !email || !password) {
          throw missingCredential('Merchant ID, e-mail and password are required')
        }
        const login = await api.post('/withdrawals/auth', { email, password }, { preparation: true })
        const answer = await api.post(
          path`/withdrawals/merchant/${merchantId}`,
          {
            amount: api.amount(amount),
            pix_key_type: pixKeyTypeNames[type],
            pix_key: normalizePixKey({ key, type }),
          },
          { auth: { authorization: `Bearer ${login.text('token')}` } },
        )
        return {
          withdrawId: answer.identifier('id'),
          rawStatus: answer.text('status'),
          amount: answer.optionalAmount('amount'),
        }
      },
    },
  },

  statuses: {
    transaction: {
      PENDING: ['pending', 'not_authorized'],
      APPROVED: ['completed'],
      CHARGEBACK: ['chargeback'],
      REJECTED: ['failed', 'expired'],
    },
    withdraw: { PENDING: ['pending'], APPROVED: ['completed'], REJECTED: ['failed'] },
  },
  webhook: {
    check: hmacHeader({
      headers: ['x-webhook-signature', 'x-witetec-signature'],
      field: 'webhookSecret',
      algorithm: 'sha256',
    }),
    read: ({ body }) => {
      const event = body.text('event')
      if (event !== 'payment.success') return ignored(`Events of kind ${event} are not processed`)
      return {
        transactionId: body.identifier('data.transaction_id', 'data.id'),
        rawStatus: body.text('data.status'),
        amount: body.optionalAmount('data.amount'),
      }
    },
  },
  texts: { failed: { createTransaction: 'Erro ao criar transação' } },
})

const secondsOfAnHour = 3_600

const pixKeyTypeNames: Record<PixKeyType, string> = {
  CPF: 'cpf',
  CNPJ: 'cnpj',
  EMAIL: 'email',
  PHONE: 'telefone',
  RANDOM: 'aleatoria',
}

function readNewTransaction(answer: Answer): TransactionReading {
  return readTransaction(answer, answer.optionalText('status') ?? 'pending')
}

function readTransaction(answer: Answer, rawStatus = answer.text('status')): TransactionReading {
  return {
    transactionId: answer.identifier('transaction_id', 'id'),
    rawStatus,
    amount: answer.optionalAmount('amount'),
    pixCode: answer.optionalText('pix.qr_code'),
    expiresAt: answer.optionalDate('pix.expires_at'),
  }
}
