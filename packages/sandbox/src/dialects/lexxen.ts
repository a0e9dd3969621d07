import { centsToDecimalNumber } from '@balcao/domain/money'
import type { PayoutState } from '../core/records.ts'
import { byAccessToken, issueAccessToken } from '../http/access-token.ts'
import { byClientCredentials } from '../http/client-credentials.ts'
import type { Dialect, PayoutView } from '../http/dialect.ts'
import { smallApi } from '../http/small-api.ts'
import { spokenWord } from '../http/spoken-word.ts'

const words: Record<PayoutState, string> = {
  waiting: 'CREATED',
  processing: 'PROCESSING',
  paid: 'COMPLETED',
  refused: 'CANCELED',
  canceled: 'CANCELED',
  returned: 'CANCELED',
}

/**
 * LEXXEN, from the specification alone, which knows a login and payouts by Pix and nothing else. The fields of the login
 * and of the answers, and that amounts are reais, are assumed.
 */
export function lexxen(): Dialect {
  return smallApi({
    authenticate: byAccessToken('lexxen'),
    problem: (status, message) => ({ status, body: { message } }),
    routes: [
      {
        method: 'POST',
        path: '/auth',
        operation: 'authenticate',
        authenticate: byClientCredentials(({ body }) => ({
          id: body.text('client_id'),
          secret: body.text('client_secret'),
        })),
        handle: (call) => ({
          status: 200,
          body: { token: issueAccessToken(call, { purpose: 'lexxen', seconds: 3_600 }) },
        }),
      },
    ],
    create: [],
    payout: {
      path: '/transaction/pix-out',
      status: 201,
      read({ books, body, account }) {
        const amount = body.reais('amount') ?? 0
        const pixKey = body.text('key')
        if (amount < 1 || !pixKey) return { problem: 'amount or key is invalid' }
        if (!body.text('type') || !body.text('external_id') || !body.text('seller'))
          return { problem: 'type, external_id and seller are required' }
        return {
          id: books.identifiers.uuid(),
          amount,
          pixKey,
          pixKeyType: body.text('type') ?? null,
          externalRef: body.text('external_id') ?? null,
          description: body.text('description') ?? null,
          postbackUrl: account.webhookUrl,
        }
      },
      render,
    },
    payoutGet: [{ path: '/transaction/identifier/:id', render }],
    chargeWebhooks: () => [],
  })
}

function render(view: PayoutView) {
  return {
    identifier: view.id,
    external_id: view.externalRef,
    amount: centsToDecimalNumber(view.amount),
    status: spokenWord(view, words),
    end_to_end: view.state === 'paid' ? view.endToEndId : null,
  }
}
