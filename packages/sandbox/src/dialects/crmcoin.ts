import { centsToDecimalNumber } from '@balcao/domain/money'
import { daysLater } from '../core/days.ts'
import type { ChargeState, PayoutState } from '../core/records.ts'
import { bySecretAsBearer } from '../http/authenticators.ts'
import type { ChargeView, Dialect } from '../http/dialect.ts'
import { ownCharge } from '../http/own-records.ts'
import { qrImage } from '../http/qr-image.ts'
import { customer, smallApi } from '../http/small-api.ts'
import { spokenWord } from '../http/spoken-word.ts'

const words: Record<ChargeState, string> = {
  waiting: 'Created',
  reviewing: 'Created',
  paid: 'Paid',
  refused: 'Canceled',
  refunded: 'Refunded',
  disputed: 'Refunded',
  expired: 'Expired',
  canceled: 'Canceled',
}

/** 0 and 1 are on their way, 2 is paid, everything else did not happen. */
const payoutCodes: Record<PayoutState, string> = {
  waiting: '0',
  processing: '1',
  paid: '2',
  refused: '3',
  canceled: '3',
  returned: '4',
}

const longestId = 22

/**
 * CRMCOIN, from the specification alone: ids of at most 22 characters that the shop chooses, a payout after a look at its
 * key, and the codes of payouts. That the QR code calls are its own is inferred; names of fields, reais and the bearer
 * key are assumed.
 */
export function crmcoin(): Dialect {
  return smallApi({
    authenticate: bySecretAsBearer,
    problem: (status, message) => ({ status, body: { mensagem: message } }),
    routes: [
      {
        method: 'POST',
        path: '/consulta',
        operation: 'receiver-get',
        handle: ({ body, books }) =>
          body.text('chave')
            ? {
                status: 200,
                body: {
                  id: `${books.identifiers.alphanumeric(8)}:${body.text('chave')}`,
                  nome: 'Favorecido',
                },
              }
            : { status: 400, body: { mensagem: 'chave inválida' } },
      },
    ],
    create: [
      {
        path: '/GerarQRCode',
        read({ books, acquirer, body, account }) {
          const amount = body.reais('valor') ?? 0
          const id = body.text('txId') ?? ''
          if (amount < 1) return { problem: 'valor inválido' }
          if (!/^[a-zA-Z0-9]+$/.test(id) || id.length > longestId) return { problem: 'txId inválido' }
          if (books.charges.has(`${acquirer}/${id}`)) return { problem: 'txId já utilizado' }
          return {
            id,
            amount,
            method: 'PIX',
            txid: id,
            customer: customer({ name: body.text('nome') ?? '', document: body.text('documento') ?? '' }),
            externalRef: id,
            description: body.text('descricao') ?? null,
            postbackUrl: account.webhookUrl,
            expiresAt: daysLater(books.now(), 1),
          }
        },
        render,
      },
    ],
    get: [
      {
        method: 'POST',
        path: '/consultaQRCode',
        find: (call) => ownCharge(call, call.body.text('txId') ?? ''),
        render,
      },
    ],
    payout: {
      path: '/pixout',
      read({ books, body, account }) {
        const amount = body.reais('valor') ?? 0
        const [, pixKey] = /^[^:]+:(.+)$/.exec(body.text('consulta') ?? '') ?? []
        if (amount < 1 || !pixKey || !body.text('txId'))
          return { problem: 'valor, consulta ou txId inválido' }
        return {
          id: books.identifiers.uuid(),
          amount,
          pixKey,
          externalRef: body.text('txId') ?? null,
          idempotencyKey: body.text('txId') ?? null,
          postbackUrl: account.webhookUrl,
        }
      },
      render: (view) => ({
        id: view.id,
        txId: view.externalRef,
        valor: centsToDecimalNumber(view.amount),
        status: spokenWord(view, payoutCodes),
        endToEndId: view.endToEndId,
      }),
    },
    /** It speaks of receipts and of nothing else. */
    chargeWebhooks(view, { event }) {
      return view.postbackUrl === null || event !== 'paid'
        ? []
        : [{ url: view.postbackUrl, body: render(view) }]
    },
  })
}

function render(view: ChargeView) {
  return {
    txId: view.id,
    valor: centsToDecimalNumber(view.amount),
    status: spokenWord(view, words),
    emv: view.pix?.code,
    imagem: view.pix ? qrImage(view.pix.code) : null,
    endToEndId: view.payments[0]?.endToEndId ?? null,
  }
}
