import { normalizePixKey } from '@balcao/domain/payments/pix-key'
import { onlyDocumentCharacters } from '@balcao/domain/people/document'
import { defineProvider } from '#adapter/define-provider.ts'
import { secondsOfADay } from '#adapter/durations.ts'
import { path } from '#adapter/path.ts'
import { ignored } from '#adapter/webhook.ts'
import { whenFound } from '#adapter/when-found.ts'
import {
  hashOfSecretAndBody,
  noxpayAccess,
  noxpayBrand,
  noxpayWords,
  readCharge,
  readPayout,
} from './shared.ts'

/**
 * Facts: the vendor's public repositories (2024).
 * Quirks: charges and payouts share one path and are distinguished by `method`; field names in reads begin with
 * capitals, and one sample of a read has an amount in another unit, so the amount of a read is ignored. Only two status
 * words exist, and an unknown word stays PENDING, as the specification says. The specification's text "Invalid payment
 * method" is used here.
 */
export const secondGeneration = defineProvider({
  ...noxpayBrand,
  ...noxpayAccess,
  environments: { production: 'https://api2.noxpay.io' },
  amounts: 'decimal-number',

  operations: {
    createTransaction: {
      PIX: async ({ amount, orderId, customer, webhookUrl }, api) => {
        const answer = await api.post('/payment', {
          method: 'PIX',
          code: orderId,
          amount: api.amount(amount),
          webhook_url: webhookUrl,
          client_name: customer.name,
          client_document: onlyDocumentCharacters(customer.document),
        })
        return {
          ...readCharge(answer),
          amount: answer.optionalAmount('amount'),
          expiresAt: api.later(secondsOfADay),
        }
      },
    },
    getTransaction: async ({ transactionId }, api) =>
      readCharge(await api.get(path`/payment/${transactionId}`)),
    withdraw: {
      PIX: async (input, api) => {
        const { amount, pixKey, pixType, name, document, withdrawReference, webhookUrl } = input
        const answer = await api.post('/payment', {
          method: 'PIXOUT',
          type: 'PIX_KEY',
          code: withdrawReference,
          pixkey: normalizePixKey({ key: pixKey, type: pixType }),
          amount: api.amount(amount),
          webhook_url: webhookUrl,
          client_name: name,
          client_document: document && onlyDocumentCharacters(document),
        })
        return { ...readPayout(answer), amount: answer.optionalAmount('amount') }
      },
    },
    getWithdraw: async ({ withdrawId }, api) => readPayout(await api.get(path`/payment/${withdrawId}`)),
  },
  find: {
    transaction: async ({ orderId }, api) => {
      const found = await whenFound(api.get(path`/payment/${orderId}`))
      return found && readCharge(found)
    },
    withdraw: async ({ withdrawReference }, api) => {
      const found = await whenFound(api.get(path`/payment/${withdrawReference}`))
      return found && readPayout(found)
    },
  },

  ...noxpayWords,
  webhook: {
    check: hashOfSecretAndBody,
    read: ({ body }) => {
      const method = body.text('method')
      if (method !== 'PIX') return ignored(`Events of ${method} are not about charges`)
      return { ...readCharge(body), amount: body.optionalAmount('amount') }
    },
  },
})
