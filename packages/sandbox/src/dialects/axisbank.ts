import { daysLater } from '#core/days.ts'
import type { ChargeState, PayoutState } from '#core/records.ts'
import { basicCredentials } from '#http/basic-credentials.ts'
import type { ChargeView, Dialect, PayoutView } from '#http/dialect.ts'
import { customer, smallApi } from '#http/small-api.ts'
import { spokenWord } from '#http/spoken-word.ts'

const words: Record<ChargeState, string> = {
  waiting: 'PENDING',
  reviewing: 'PENDING',
  paid: 'APPROVED',
  refused: 'REJECTED',
  refunded: 'REFUNDED',
  disputed: 'BLOCKED',
  expired: 'REJECTED',
  canceled: 'REJECTED',
}

const payoutWords: Record<PayoutState, string> = {
  waiting: 'WITHDRAW_REQUEST',
  processing: 'WITHDRAW_PROCESSING',
  paid: 'WITHDRAW_APPROVED',
  refused: 'WITHDRAW_ERROR',
  canceled: 'WITHDRAW_ERROR',
  returned: 'WITHDRAW_RETURNED',
}

const keyTypes = ['CPF', 'CNPJ', 'PHONE', 'EMAIL', 'RANDOM']
const smallestAmount = 1_000

/** AXISBANK (Axis Banking), observed in public callers: Basic `secret:key`, a flat Pix body in cents, no less than R$ 10. */
export function axisbank(): Dialect {
  return smallApi({
    authenticate(request, { accounts }) {
      const given = basicCredentials(request)
      return accounts.find(({ secretKey }) => given?.user === 'secret' && given.password === secretKey)
    },
    problem: (status, message) => ({ status, body: { statusCode: status, message } }),
    create: [
      {
        path: '/transactions/v2/purchase',
        status: 201,
        read({ books, body }) {
          const amount = body.integer('amount') ?? 0
          if (amount < smallestAmount) return { problem: 'amount must be at least 1000' }
          if (body.text('paymentMethod') !== 'PIX') return { problem: 'paymentMethod must be PIX' }
          for (const field of ['name', 'email', 'cpf', 'phone']) {
            if (!body.text(field)) return { problem: `${field} is required` }
          }
          return {
            id: books.identifiers.uuid(),
            amount,
            method: 'PIX',
            customer: customer({
              name: body.text('name') ?? '',
              email: body.text('email') ?? '',
              phone: body.text('phone') ?? '',
              document: body.text('cpf') ?? '',
            }),
            externalRef: body.text('externalId') ?? null,
            description: body.text('description') ?? null,
            postbackUrl: body.text('postbackUrl') ?? null,
            expiresAt: daysLater(books.now(), 1),
          }
        },
        render,
      },
    ],
    get: [{ path: '/transactions/:id', render }],
    refund: {
      path: '/transactions/refund/:id',
      amount: ({ body }) => body.integer('amount'),
      render: (refund, view) => ({ ...render(view), id: refund.id }),
    },
    payout: {
      path: '/withdraws/cash-out',
      status: 201,
      read({ books, body }) {
        const amount = body.integer('amount') ?? 0
        const [pixKey, pixKeyType] = [body.text('pixKey'), body.text('pixType') ?? '']
        if (amount < 1 || !pixKey || !keyTypes.includes(pixKeyType))
          return { problem: 'amount, pixKey or pixType is invalid' }
        return {
          id: books.identifiers.uuid(),
          amount,
          pixKey,
          pixKeyType,
          externalRef: body.text('externalId') ?? null,
          postbackUrl: body.text('postbackUrl') ?? null,
        }
      },
      render: renderPayout,
    },
    payoutGet: [{ path: '/withdraws/:id', render: renderPayout }],
    chargeWebhooks(view, { event }) {
      if (view.postbackUrl === null || event === 'created') return []
      return [
        {
          url: view.postbackUrl,
          body: {
            type: 'TRANSACTION',
            transactionId: view.id,
            status: spokenWord(view, words),
            amount: view.amount,
            endToEnd: view.payments[0]?.endToEndId ?? null,
            ...(view.state === 'disputed' && {
              infraction: { id: view.secureId, status: 'OPEN', reasonDetails: 'MED' },
            }),
          },
        },
      ]
    },
    payoutWebhooks(view) {
      if (view.postbackUrl === null || view.state === 'processing') return []
      return [
        {
          url: view.postbackUrl,
          body: {
            type: 'WITHDRAW',
            withdrawId: view.id,
            status: spokenWord(view, payoutWords),
            amount: view.amount,
            endToEnd: view.endToEndId,
            errorMessage: view.failure,
          },
        },
      ]
    },
  })
}

function render(view: ChargeView) {
  return {
    id: view.id,
    status: spokenWord(view, words),
    amount: view.amount,
    externalId: view.externalRef,
    pixCode: view.pix?.code ?? null,
    expiresAt: view.expiresAt,
    end2End: view.payments[0]?.endToEndId ?? null,
  }
}

function renderPayout(view: PayoutView) {
  return {
    id: view.id,
    status: spokenWord(view, payoutWords),
    amount: view.amount,
    end2End: view.state === 'paid' ? view.endToEndId : null,
    errorMessage: view.failure,
  }
}
