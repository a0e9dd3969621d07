import { onlyDocumentCharacters } from '@balcao/domain/people/document'
import { nationalPhoneDigits } from '@balcao/domain/people/phone'
import { headerAuth } from '#adapter/authentication.ts'
import { defineCredentials, secretField, webhookToken } from '#adapter/credentials.ts'
import { defineProvider } from '#adapter/define-provider.ts'
import { secondsOfADay } from '#adapter/durations.ts'
import { tokenInBody } from '#adapter/webhook-checks.ts'

/**
 * Facts: two public callers that create Pix sales, one of which reads the notice of payment (2023 to 2024).
 * Quirks: the key is the whole Authorization header, as SaqPay issues it. The answer is a list of one. The notice
 * repeats a shared secret. `valor` is in reais by its name; no answer confirms it. Boletos and cards exist, but no
 * answer to them was seen; neither was a read, a refund or a payout.
 * Choice: the specification's text "Erro ao criar transação", for two providers that it does not name, is used here and
 * at CRMCOIN, the two with calls in Portuguese.
 */
export const saqpay = defineProvider({
  name: 'SAQPAY',
  title: 'SaqPay',
  family: 'own',
  evidence: 'observed',
  source: 'Public callers that create Pix sales and read the notice of payment.',

  credentials: defineCredentials(
    {
      secretKey: secretField({ PT_BR: 'Cabeçalho Authorization', EN_US: 'Authorization header' }),
      webhookToken,
    },
    { joined: { secretKey: ['webhookToken'] } },
  ),
  environments: { production: 'https://pix-service.saqja.com/api' },
  auth: headerAuth(({ secretKey }) => ({ authorization: secretKey })),
  amounts: 'decimal-number',

  operations: {
    createTransaction: {
      PIX: async ({ amount, orderId, customer }, api) => {
        const answer = await api.post('/venda', {
          valor: api.amount(amount),
          nomeCliente: customer.name,
          cpf: onlyDocumentCharacters(customer.document),
          telefone: nationalPhoneDigits(customer.phone) ?? undefined,
          partnerConciliationId: orderId,
        })
        return {
          transactionId: answer.identifier('0.id'),
          rawStatus: 'Pendente',
          orderId,
          pixCode: answer.optionalText('0.emv'),
          expiresAt: api.later(secondsOfADay),
        }
      },
    },
  },

  statuses: { transaction: { PENDING: ['Pendente'], APPROVED: ['Aprovado'] } },
  webhook: {
    check: tokenInBody('ipn_secret', 'webhookToken'),
    read: ({ body }) => ({
      transactionId: body.identifier('transaction_id'),
      rawStatus: body.text('transaction_status'),
      amount: body.optionalAmount('transaction_amount'),
      orderId: body.optionalText('partner_conciliation_id'),
    }),
  },
  errors: { message: ['message', 'mensagem', 'erro'] },
  texts: { failed: { createTransaction: 'Erro ao criar transação' } },
})
