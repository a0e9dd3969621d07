import { centsToDecimalNumber } from '@balcao/domain/money/money'
import { daysLater } from '#core/days.ts'
import type { Dialect } from '#http/dialect.ts'
import { customer, smallApi } from '#http/small-api.ts'

/**
 * SAQPAY, observed in a public caller: the key alone in `Authorization`, an answer that is a list of one, and a notice
 * of approval with a shared secret. That `valor` is in reais is assumed. Only creation and notice were seen.
 */
export function saqpay(): Dialect {
  return smallApi({
    authenticate: ({ headers }, { accounts }) =>
      accounts.find(({ secretKey }) => headers.authorization === secretKey),
    problem: (status, message) => ({ status, body: { erro: message } }),
    create: [
      {
        path: '/api/venda',
        read({ books, body, account }) {
          const amount = body.reais('valor') ?? 0
          if (amount < 1) return { problem: 'valor inválido' }
          if (!body.text('nomeCliente')) return { problem: 'nomeCliente é obrigatório' }
          return {
            id: String(books.nextNumber()),
            amount,
            method: 'PIX',
            customer: customer({ name: body.text('nomeCliente') ?? '' }),
            externalRef: body.text('partnerConciliationId') ?? null,
            postbackUrl: account.webhookUrl,
            expiresAt: daysLater(books.now(), 1),
          }
        },
        render: (view) => [{ id: Number(view.id), emv: view.pix?.code }],
      },
    ],
    chargeWebhooks(view, { account, event }) {
      if (view.postbackUrl === null || event !== 'paid') return []
      return [
        {
          url: view.postbackUrl,
          body: {
            transaction_id: view.id,
            partner_conciliation_id: view.externalRef,
            transaction_amount: centsToDecimalNumber(view.amount),
            transaction_status: view.spokenStatus ?? 'Aprovado',
            payment_date: view.paidAt,
            ipn_secret: account.webhookSecret,
          },
        },
      ]
    },
  })
}
