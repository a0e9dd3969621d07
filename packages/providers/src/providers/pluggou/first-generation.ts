import { onlyDocumentCharacters } from '@balcao/domain/people/document'
import type { Answer } from '#adapter/answer.ts'
import { headerAuth } from '#adapter/authentication.ts'
import { defineCredentials, plainField, secretField } from '#adapter/credentials.ts'
import { defineProvider } from '#adapter/define-provider.ts'
import type { TransactionReading } from '#adapter/definition.ts'
import { secondsOfADay } from '#adapter/durations.ts'
import { path } from '#adapter/path.ts'
import { ignored } from '#adapter/webhook.ts'

/**
 * Facts: public callers (2025) and the specification's body and statuses.
 * Quirks: the organization is named in the query and in the body. A charge is requested in cents, while some callers read
 * the returned amounts as reais, so these are ignored. Payouts were seen once, without their unit, and are not offered.
 * Webhooks have no proof; the event that replaced `pix.in.*` is accepted as well. As the specification says, the document
 * is always sent as a CPF.
 */
export const firstGeneration = defineProvider({
  name: 'PLUGGOU',
  title: 'Pluggou',
  family: 'own',
  evidence: 'observed',
  source: 'Public callers of the first API, seen in 2025; body and statuses as the specification says.',

  credentials: defineCredentials(
    {
      secretKey: secretField({ PT_BR: 'Chave da API', EN_US: 'API key' }),
      publicKey: plainField({ PT_BR: 'ID da organização', EN_US: 'Organization ID' }),
    },
    { joined: { secretKey: ['publicKey'] } },
  ),
  environments: { production: 'https://app.pluggou.io/api' },
  auth: headerAuth(({ secretKey }) => ({ 'x-api-key': secretKey })),
  amounts: 'cents',

  operations: {
    createTransaction: {
      PIX: async (input, api) => {
        const { name, email, document } = input.customer
        const organizationId = api.credentials.publicKey
        const answer = await api.post(
          '/payments/transactions',
          {
            amount: api.amount(input.amount),
            customerName: name,
            customerEmail: email,
            customerDocument: onlyDocumentCharacters(document),
            customerDocumentType: 'cpf',
            description: input.description,
            metadata: { orderId: input.orderId },
            organizationId,
          },
          { query: { organizationId } },
        )
        const reading = readTransaction(answer)
        return { ...reading, expiresAt: reading.expiresAt ?? api.later(secondsOfADay) }
      },
    },
    getTransaction: async ({ transactionId }, api) =>
      readTransaction(
        await api.get(path`/payments/transactions/${transactionId}`, {
          query: { organizationId: api.credentials.publicKey },
        }),
      ),
  },

  statuses: {
    transaction: {
      PENDING: ['PENDING', 'PROCESSING'],
      APPROVED: ['APPROVED'],
      REFUNDED: ['REFUNDED'],
      REJECTED: ['FAILED', 'CANCELLED', 'CANCELED', 'REJECTED', 'BLOCKED'],
    },
  },
  webhook: {
    read: ({ body }) => {
      const type = body.text('type', 'event_type')
      if (type !== 'transaction' && !type.startsWith('pix.in.'))
        return ignored(`Events of type ${type} are not about charges`)
      return {
        transactionId: body.identifier('data.id'),
        rawStatus: body.text('data.status'),
        endToEndId: body.optionalText('data.endToEndId'),
        eventId: body.optionalText('id'),
      }
    },
  },
  texts: { failed: { createTransaction: 'Erro ao criar transação' } },
})

function readTransaction(answer: Answer): TransactionReading {
  return {
    transactionId: answer.identifier('id'),
    rawStatus: answer.text('status'),
    orderId: answer.optionalText('metadata.orderId'),
    endToEndId: answer.optionalText('endToEndId'),
    pixCode: answer.optionalText('pix.qrCode.emv'),
    pixQrCode: answer.optionalImage('pix.qrCode.imagem'),
    expiresAt: answer.optionalDate('pix.expirationDate'),
  }
}
