import { normalizePixKey, type PixKeyType } from '@balcao/domain/payments/pix-key'
import type { Answer } from '#adapter/answer.ts'
import { headerAuth } from '#adapter/authentication.ts'
import { defineCredentials, secretField } from '#adapter/credentials.ts'
import { defineProvider } from '#adapter/define-provider.ts'
import type { TransactionReading, WithdrawReading } from '#adapter/definition.ts'
import { secondsOfADay } from '#adapter/durations.ts'
import { path } from '#adapter/path.ts'
import type { ProviderApi } from '#adapter/provider-api.ts'
import { ignored } from '#adapter/webhook.ts'
import type { CreateTransaction } from '#inputs.ts'
import { openCheckedCard } from './open-checked-card.ts'
import { requireOneInstalment } from './require-one-instalment.ts'
import { customerBlock, holderAndCardBlock, itemsBlock } from './sale-blocks.ts'

/**
 * Facts: public callers of api.witetec.net (2025).
 * Quirks: answers come in an envelope whose `status` is a truth value. The copy-and-paste field is empty at first; the
 * QR field holds the same text. A refusal with "in progress" means that the payout exists already. Webhooks are
 * registered in the panel, one address for all, and have no proof. A boleto is named in the API, but its answer was not
 * seen, so it is not offered.
 */
export const secondGeneration = defineProvider({
  name: 'WITETEC',
  title: 'Witetec',
  family: 'own',
  evidence: 'observed',
  source: 'Public callers of the second API, seen in 2025.',

  credentials: defineCredentials({ secretKey: secretField({ PT_BR: 'Chave da API', EN_US: 'API key' }) }),
  environments: { production: 'https://api.witetec.net' },
  auth: headerAuth(({ secretKey }) => ({ 'x-api-key': secretKey })),
  amounts: 'cents',

  installmentsMax: 1,
  operations: {
    tokenizeCard: async ({ sealedCard }) => ({ token: sealedCard }),
    createTransaction: {
      PIX: async (input, api) => {
        const reading = await charge(input, api, { method: 'PIX' })
        return { ...reading, expiresAt: reading.expiresAt ?? api.later(secondsOfADay) }
      },
      CREDIT_CARD: async (input, api) => {
        requireOneInstalment(input)
        return charge(input, api, {
          method: 'CREDIT_CARD',
          installments: 1,
          card: holderAndCardBlock(await openCheckedCard(input.cardId, api), input.customer),
        })
      },
    },
    getTransaction: async ({ transactionId }, api) =>
      readTransaction((await api.get(path`/transactions/${transactionId}`)).at('data')),
    withdraw: {
      PIX: async ({ amount, pixKey: key, pixType: type, withdrawReference }, api) =>
        readWithdrawal(
          await api.post('/withdrawals', {
            amount: api.amount(amount),
            pixKey: normalizePixKey({ key, type }),
            pixKeyType: pixKeyTypeNames[type],
            method: 'PIX',
            metadata: referenceBlock(withdrawReference),
          }),
        ),
    },
    getWithdraw: async ({ withdrawId }, api) =>
      readWithdrawal(await api.get(path`/withdrawals/${withdrawId}`)),
  },

  statuses: {
    transaction: {
      PENDING: ['PENDING', 'WAITING_PAYMENT', 'PROCESSING', 'AUTHORIZED'],
      APPROVED: ['PAID'],
      REFUNDED: ['REFUNDED'],
      CHARGEBACK: ['CHARGEDBACK', 'DISPUTE', 'BLOCKED'],
      REJECTED: ['FAILED', 'REFUSED'],
    },
    withdraw: {
      PENDING: ['PENDING', 'APPROVED', 'PROCESSING'],
      APPROVED: ['PAID'],
      CANCELED: ['CANCELED'],
      REJECTED: ['REJECTED', 'FAILED', 'REFUNDED', 'BLOCKED'],
    },
  },
  webhook: {
    read: ({ body }) => {
      const type = body.text('eventType')
      if (!type.startsWith('TRANSACTION')) return ignored(`Events of type ${type} are not about transactions`)
      return readTransaction(body)
    },
  },
  errors: {
    code: ['code'],
    repeats: ['WITHDRAWAL_IN_PROGRESS', 'WITHDRAWAL_PENDING'],
    refusedWhen: (answer) => answer.isFalse('status'),
  },
  texts: { failed: { createTransaction: 'Erro ao criar transação' } },
})

const pixKeyTypeNames: Record<PixKeyType, string> = {
  CPF: 'CPF',
  CNPJ: 'CNPJ',
  EMAIL: 'EMAIL',
  PHONE: 'PHONE',
  RANDOM: 'EVP',
}

async function charge<C>(
  input: CreateTransaction,
  api: ProviderApi<C>,
  method: object,
): Promise<TransactionReading> {
  const answer = await api.post('/transactions', {
    amount: api.amount(input.amount),
    ...method,
    customer: customerBlock(input.customer),
    items: itemsBlock(input, api),
    metadata: referenceBlock(input.orderId),
  })
  return readTransaction(answer.at('data'))
}

/** Callers disagree on the field's name; the value sent here is returned. */
function referenceBlock(reference: string) {
  return { externalRef: reference, sellerExternalRef: reference }
}

function readTransaction(transaction: Answer): TransactionReading {
  return {
    transactionId: transaction.identifier('id'),
    rawStatus: transaction.text('status'),
    amount: transaction.optionalAmount('amount'),
    orderId: transaction.optionalText('metadata.externalRef', 'metadata.sellerExternalRef'),
    endToEndId: transaction.optionalText('end2endId', 'pix.end2endId'),
    pixCode: transaction.optionalText('pix.copyPaste', 'pix.qrcode'),
    expiresAt: transaction.optionalDate('pix.expirationDate'),
  }
}

function readWithdrawal(answer: Answer): WithdrawReading {
  return {
    withdrawId: answer.identifier('data.id'),
    rawStatus: answer.text('data.status'),
    amount: answer.optionalAmount('data.amount'),
    endToEndId: answer.optionalText('data.end2endId'),
  }
}
