import { centsToDecimalNumber } from '@balcao/domain/money/money'
import type { Payout, PayoutState } from '#core/records.ts'
import { byAccessToken, issueAccessToken } from '#http/access-token.ts'
import { byAnyCredentials } from '#http/any-credentials.ts'
import type { Call, Dialect, PayoutView } from '#http/dialect.ts'
import { ownPayout } from '#http/own-records.ts'
import { smallApi } from '#http/small-api.ts'
import { spokenWord } from '#http/spoken-word.ts'

const words: Record<PayoutState, string> = {
  waiting: 'CREATED',
  processing: 'PROCESSING',
  paid: 'COMPLETED',
  refused: 'CANCELED',
  canceled: 'CANCELED',
  returned: 'CANCELED',
}

const phoneTypes = ['PHONE', 'TELEFONE', 'CELULAR']

/**
 * LEXXEN. The specification defines the paths, the fields of a payout, the `token` of the login, the status
 * words and phone numbers that begin with +55. A public app with the same routes sends amounts as decimals
 * and knows the word CANCELED besides. Unknown are the names of the keys in the login (any usual pair is
 * accepted), the names of key types (any is accepted), the identifier by which a payout is read (its own or
 * the shop's) and its field in the answer: it comes as `id` and as `identifier`.
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
        authenticate: byAnyCredentials,
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
        const [key, type] = [body.text('key'), body.text('type')]
        if (amount < 1 || !key) return { problem: 'amount or key is invalid' }
        if (!type || !body.text('external_id') || !body.text('seller'))
          return { problem: 'type, external_id and seller are required' }
        if (phoneTypes.includes(type.toUpperCase()) && !/^\+55\d{10,11}$/.test(key))
          return { problem: 'a phone key begins with +55' }
        return {
          id: books.identifiers.uuid(),
          amount,
          pixKey: key,
          pixKeyType: type,
          externalRef: body.text('external_id') ?? null,
          description: body.text('description') ?? null,
          postbackUrl: account.webhookUrl,
        }
      },
      render,
    },
    payoutGet: [{ path: '/transaction/identifier/:id', find: findByAnyIdentifier, render }],
    chargeWebhooks: () => [],
  })
}

function findByAnyIdentifier(call: Call): Payout | undefined {
  const { books, account, params } = call
  const byReference = ({ account: owner, externalRef }: Payout) =>
    owner === account.id && externalRef === params.id
  return ownPayout(call) ?? [...books.payouts.values()].find(byReference)
}

function render(view: PayoutView) {
  return {
    id: view.id,
    identifier: view.id,
    external_id: view.externalRef,
    amount: centsToDecimalNumber(view.amount),
    status: spokenWord(view, words),
  }
}
