import type { Cents } from '@balcao/domain/money/money'
import { normalizePixKey } from '@balcao/domain/payments/pix-key'
import { documentKind, onlyDocumentCharacters } from '@balcao/domain/people/document'
import type { Answer } from '#adapter/answer.ts'
import { defineProvider } from '#adapter/define-provider.ts'
import type { TransactionReading } from '#adapter/definition.ts'
import { secondsOfADay } from '#adapter/durations.ts'
import { path } from '#adapter/path.ts'
import type { ProviderApi } from '#adapter/provider-api.ts'
import { ProviderFailed } from '#adapter/provider-failed.ts'
import { ignored } from '#adapter/webhook.ts'
import {
  hashOfSecretAndBody,
  noxpayAccess,
  noxpayBrand,
  noxpayWords,
  readCharge,
  readPayout,
} from './shared.ts'

/**
 * Facts: the vendor's document on its first API, which it calls deprecated, and its examples (2022 to 2024).
 * Quirks: a payer or payee is a customer, made first and named by a document. The charged amount is the sum
 * of the items; the sample does not show whether quantities count, so one item is sent, once. A Pix key is
 * stored with its customer, so a payout makes a customer of its own, under our reference, and no two payouts
 * can share a key. Whether a customer may be created twice is not documented: a refusal of that step does not
 * stop the charge, which is itself refused if the customer is missing. No search by our code exists. Webhooks
 * are registered for the whole account; a webhook about a Pix without a charge names no method.
 */
export const firstGeneration = defineProvider({
  ...noxpayBrand,
  ...noxpayAccess,
  environments: { production: 'https://api.noxpay.io' },
  amounts: 'decimal-number',

  operations: {
    createTransaction: {
      PIX: async ({ amount, orderId, customer: { name, document }, description, items }, api) => {
        const customer = onlyDocumentCharacters(document)
        await makeCustomer({ name, document: customer, document_type: documentKind(document) ?? 'CPF' }, api)
        const answer = await api.post('/api/payment', {
          method: 'PIX',
          code: orderId,
          customer_doc: customer,
          items: [oneItem(description ?? items[0]?.title ?? orderId, amount, orderId, api)],
        })
        const { pixCode = codeInPlaceOfImage(answer), ...charge } = readCharge(answer)
        return { ...charge, pixCode, amount: sumOf(answer), expiresAt: api.later(secondsOfADay) }
      },
    },
    getTransaction: async ({ transactionId }, api) =>
      readFound(await api.get(path`/api/payment/${transactionId}`)),
    withdraw: {
      PIX: async ({ amount, pixKey, pixType, name, description, withdrawReference }, api) => {
        await makeCustomer(
          { name: name ?? withdrawReference, document: withdrawReference, document_type: 'UUID' },
          api,
        )
        await api.put(
          path`/api/customer/${withdrawReference}`,
          { pixkey: normalizePixKey({ key: pixKey, type: pixType }) },
          { preparation: true },
        )
        const answer = await api.post('/api/payment', {
          method: 'PIXOUT',
          code: withdrawReference,
          customer_doc: withdrawReference,
          items: [oneItem(description ?? 'Saque', amount, withdrawReference, api)],
        })
        return { ...readPayout(answer), amount: sumOf(answer) }
      },
    },
    getWithdraw: async ({ withdrawId }, api) => readPayout(await api.get(path`/api/payment/${withdrawId}`)),
  },

  ...noxpayWords,
  webhook: {
    check: hashOfSecretAndBody,
    read: ({ body }) => {
      const method = body.optionalText('Method', 'method')
      return method === 'PIX' ? readFound(body) : ignored(`Events of ${method} are not about charges`)
    },
  },
})

async function makeCustomer<C>(
  customer: { name: string; document: string; document_type: string },
  api: ProviderApi<C>,
): Promise<void> {
  try {
    await api.post('/api/customer', customer, { preparation: true })
  } catch (error) {
    if (!(error instanceof ProviderFailed) || error.failure.kind !== 'provider_error') throw error
  }
}

function oneItem<C>(description: string, amount: Cents, code: string, api: ProviderApi<C>) {
  return { description, amount: api.amount(amount), quantity: 1, code }
}

/** The charged sum is reported item by item on creation, and as a whole afterwards. */
function sumOf(answer: Answer): Cents | undefined {
  const amounts = answer.list('items').map((item) => item.amount('Amount', 'amount'))
  return amounts.length > 0 ? amounts.reduce((sum, amount) => sum + amount, 0) : undefined
}

function readFound(charge: Answer): TransactionReading {
  return { ...readCharge(charge), amount: charge.optionalAmount('Amount', 'amount') }
}

/** The documentation shows one field for the code, with an image in it. */
function codeInPlaceOfImage(answer: Answer): string | undefined {
  const code = answer.optionalText('QRCode')
  return code?.startsWith('000201') ? code : undefined
}
