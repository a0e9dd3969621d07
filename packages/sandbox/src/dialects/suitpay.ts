import { createHash } from 'node:crypto'
import { addDays, isCalendarDay, startOfDayInSaoPaulo } from '@balcao/domain/calendar'
import { centsToDecimalString } from '@balcao/domain/money/money'
import type { ChargeState, PayoutState } from '#core/records.ts'
import { byKeysInHeaders } from '#http/authenticators.ts'
import type { Dialect } from '#http/dialect.ts'
import { ownCharge } from '#http/own-records.ts'
import { customer, smallApi } from '#http/small-api.ts'
import { spokenWord } from '#http/spoken-word.ts'

const words: Record<ChargeState, string> = {
  waiting: 'WAITING_FOR_APPROVAL',
  reviewing: 'WAITING_FOR_APPROVAL',
  paid: 'PAID_OUT',
  refused: 'CANCELED',
  refunded: 'CHARGEBACK',
  disputed: 'CHARGEBACK',
  expired: 'CANCELED',
  canceled: 'CANCELED',
}

const payoutWords: Record<PayoutState, string> = {
  waiting: 'WAITING_FOR_APPROVAL',
  processing: 'PAYMENT_ACCEPT',
  paid: 'PAID_OUT',
  refused: 'CANCELED',
  canceled: 'CANCELED',
  returned: 'CANCELED',
}

const keyTypes = ['document', 'phoneNumber', 'email', 'randomKey', 'paymentCode']

/**
 * SUITPAY, from its Pix documents: keys in `ci` and `cs`, reais, and webhooks whose `hash` is the SHA-256 of all other
 * values in their order, followed by the secret. Public callers read a status with a POST, which answers a bare text. No
 * refund was seen.
 */
export function suitpay(): Dialect {
  return smallApi({
    authenticate: byKeysInHeaders({ public: 'ci', secret: 'cs' }),
    problem: (status, message) => ({ status, body: { response: 'ERROR', message } }),
    create: [
      {
        path: '/api/v1/gateway/request-qrcode',
        read({ books, body }) {
          const amount = body.reais('amount') ?? 0
          const dueDate = body.text('dueDate') ?? ''
          if (amount < 1 || typeof body.at('amount') !== 'number') return { problem: 'amount is invalid' }
          if (!body.text('requestNumber')) return { problem: 'requestNumber is required' }
          if (!isCalendarDay(dueDate)) return { problem: 'dueDate is invalid' }
          for (const field of ['name', 'document', 'email']) {
            if (!body.text(`client.${field}`)) return { problem: `client.${field} is required` }
          }
          return {
            id: books.identifiers.uuid(),
            amount,
            method: 'PIX',
            customer: customer({
              name: body.text('client.name') ?? '',
              email: body.text('client.email') ?? '',
              document: body.text('client.document') ?? '',
            }),
            externalRef: body.text('requestNumber') ?? null,
            postbackUrl: body.text('callbackUrl') ?? null,
            expiresAt: new Date(startOfDayInSaoPaulo(addDays(dueDate, 1)).getTime() - 1),
          }
        },
        render: (view) => ({ idTransaction: view.id, paymentCode: view.pix?.code, response: 'OK' }),
      },
    ],
    get: [
      {
        method: 'POST',
        path: '/api/v1/gateway/consult-status-transaction',
        find: (call) => ownCharge(call, call.body.text('idTransaction') ?? ''),
        render: (view) => JSON.stringify(spokenWord(view, words)),
      },
    ],
    payout: {
      path: '/api/v1/gateway/pix-payment',
      read({ books, body }) {
        const amount = body.reais('value') ?? 0
        const [pixKey, pixKeyType] = [body.text('key'), body.text('typeKey') ?? '']
        if (amount < 1 || !pixKey || !keyTypes.includes(pixKeyType)) return { problem: 'PIX_KEY_NOT_FOUND' }
        return {
          id: books.identifiers.uuid(),
          amount,
          pixKey,
          pixKeyType,
          externalRef: body.text('externalId') ?? null,
          idempotencyKey: body.text('externalId') ?? null,
          postbackUrl: body.text('callbackUrl') ?? null,
        }
      },
      render: (view) => ({ idTransaction: view.id, response: 'OK' }),
    },
    chargeWebhooks(view, { account, event, books }) {
      if (view.postbackUrl === null || event === 'created') return []
      const facts = [
        ['idTransaction', view.id],
        ['typeTransaction', 'PIX'],
        ['statusTransaction', spokenWord(view, words)],
        ['value', view.amount],
        ['payerName', view.customer.name],
        ['payerTaxId', view.customer.document],
        ['paymentDate', brazilianTime(books.now())],
        ['paymentCode', view.pix?.code ?? ''],
        ['requestNumber', view.externalRef ?? ''],
      ] as const
      return [{ url: view.postbackUrl, body: hashed(facts, account.secretKey) }]
    },
    payoutWebhooks(view, { account, books }) {
      if (view.postbackUrl === null || view.state === 'processing') return []
      const facts = [
        ['idTransaction', view.id],
        ['typeTransaction', 'PIX_CASHOUT'],
        ['statusTransaction', spokenWord(view, payoutWords)],
        ['value', view.amount],
        ['paymentDate', brazilianTime(books.now())],
      ] as const
      return [{ url: view.postbackUrl, body: hashed(facts, account.secretKey) }]
    },
  })
}

/** Written by hand, because the amount in the body must have the same two decimals that were hashed. */
function hashed(facts: readonly (readonly [string, string | number])[], secret: string): string {
  const spoken = facts.map(
    ([name, value]) => [name, typeof value === 'number' ? centsToDecimalString(value) : value] as const,
  )
  const hash = createHash('sha256')
    .update(`${spoken.map(([, value]) => value).join('')}${secret}`)
    .digest('hex')
  const fields = spoken.map(
    ([name, value]) => `${JSON.stringify(name)}:${name === 'value' ? value : JSON.stringify(value)}`,
  )
  return `{${fields.join(',')},"hash":"${hash}"}`
}

function brazilianTime(at: Date): string {
  return new Intl.DateTimeFormat('pt-BR', {
    timeZone: 'America/Sao_Paulo',
    dateStyle: 'short',
    timeStyle: 'medium',
  })
    .format(at)
    .replace(',', '')
}
