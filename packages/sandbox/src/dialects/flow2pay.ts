import { secondsLater } from '#core/days.ts'
import { byAccessToken, issueAccessToken } from '#http/access-token.ts'
import { byClientCredentials } from '#http/client-credentials.ts'
import type { Dialect } from '#http/dialect.ts'
import { ownCharges } from '#http/own-records.ts'
import { qrImage } from '#http/qr-image.ts'
import { customer, smallApi } from '#http/small-api.ts'

/**
 * FLOW2PAY, inferred from another bank on the same engine: a login, cents, `sucesso` in every answer, and a shared
 * `token` in webhooks (`webhookSecret`). The return of money and the event names are the specification's.
 */
export function flow2pay(): Dialect {
  return smallApi({
    authenticate: byAccessToken('flow2pay'),
    problem: (status, message) => ({ status, body: { sucesso: false, mensagem: message } }),
    routes: [
      {
        method: 'POST',
        path: '/no-auth/autenticacao/v1/api/login',
        operation: 'authenticate',
        authenticate: byClientCredentials(({ body }) => ({
          id: body.text('clientId'),
          secret: body.text('clientSecret'),
        })),
        handle: (call) => ({
          status: 200,
          body: {
            sucesso: true,
            accessToken: issueAccessToken(call, { purpose: 'flow2pay', seconds: 1_800 }),
            mensagem: null,
          },
        }),
      },
    ],
    create: [
      {
        path: '/qrcode/v2/gerar',
        read({ books, body, account }) {
          const amount = body.integer('valor') ?? 0
          if (amount < 1) return { problem: 'valor inválido' }
          return {
            id: books.identifiers.alphanumeric(32),
            amount,
            method: 'PIX',
            customer: customer({}),
            description: body.text('informacaoAdicional') ?? null,
            postbackUrl: account.webhookUrl,
            expiresAt: secondsLater(books.now(), body.integer('tempoExpiracao') ?? 86_400),
          }
        },
        render: (view, { body }) => ({
          sucesso: true,
          mensagem: null,
          txId: view.id,
          transferStatus: view.spokenStatus ?? 'PENDING',
          qrcode: {
            emv: view.pix?.code,
            imagem: body.boolean('comImagem') && view.pix ? qrImage(view.pix.code) : null,
          },
        }),
      },
    ],
    refund: {
      path: '/pix/v1/transferir-reverso',
      find: (call) =>
        ownCharges(call).find(({ payments }) =>
          payments.some(({ endToEndId }) => endToEndId === call.body.text('endToEnd')),
        ),
      amount: ({ body }) => body.integer('valor'),
      render: (refund) => ({ sucesso: true, codigoTransacao: refund.id }),
    },
    chargeWebhooks(view, { account, event }) {
      const names: Partial<Record<typeof event, string>> = {
        paid: 'PixIn',
        refunded: 'PixInReversal',
        disputed: 'PixInReversal',
      }
      const name = names[event]
      if (view.postbackUrl === null || !name) return []
      return [
        {
          url: view.postbackUrl,
          body: {
            evento: view.spokenStatus ?? name,
            token: account.webhookSecret,
            txid: view.id,
            endToEndId: view.payments.at(-1)?.endToEndId ?? null,
            valor: view.amount,
            horario: view.updatedAt,
          },
        },
      ]
    },
  })
}
