import { onlyDocumentCharacters } from '@balcao/domain/people/document'
import { nationalPhoneDigits } from '@balcao/domain/people/phone'
import type { Answer } from '#adapter/answer.ts'
import { headerAuth } from '#adapter/authentication.ts'
import { defineCredentials, secretKey, webhookToken } from '#adapter/credentials.ts'
import { defineProvider } from '#adapter/define-provider.ts'
import type { TransactionReading } from '#adapter/definition.ts'
import { secondsOfADay } from '#adapter/durations.ts'
import { fallbackAddress } from '#adapter/fallback-address.ts'
import { itemsThatAddUp } from '#adapter/items-that-add-up.ts'
import { path } from '#adapter/path.ts'
import { ignored } from '#adapter/webhook.ts'
import { tokenInBody } from '#adapter/webhook-checks.ts'
import { zipCodeOrDefault } from '#adapter/zip-code.ts'
import type { CreateTransaction } from '#inputs.ts'

/**
 * Facts: the vendor's page on postbacks, and working code of integrators (2024 to 2025); the read is the
 * specification's. Quirks: an order needs an IP address, and a postal address even when nothing is shipped,
 * so a sale without them gets default ones, as the specification does with zip codes. The answer is bare or
 * under `data`. Postbacks exist in two formats. The older one holds the order as `data`. The newer one holds
 * it as `data.order`, beside a cart with its own id and status, and repeats a fixed token. The status words
 * were never seen in full: the table has the specification's, with refunds as CHARGEBACK. Card orders exist,
 * but the form of their card is unknown. The signature that one file computes for webhooks looks invented and
 * is not checked. API tokens of this provider may contain a pipe, so no other field is joined to them.
 */
export const arkama = defineProvider({
  name: 'ARKAMA',
  title: 'Arkama',
  family: 'own',
  evidence: 'observed',
  source:
    "The vendor's page on postbacks and integrators' working code; statuses and the read as the specification says.",

  credentials: defineCredentials({ secretKey, webhookToken }),
  environments: {
    production: 'https://app.arkama.com.br/api/v1',
    sandbox: 'https://sandbox.arkama.com.br/api/v1',
    beta: 'https://beta.arkama.com.br/api/v1',
  },
  auth: headerAuth(({ secretKey }) => ({ authorization: `Bearer ${secretKey}` })),
  amounts: 'decimal-number',

  operations: {
    createTransaction: {
      PIX: async (input, api) => {
        const { customer } = input
        const answer = await api.post('/orders', {
          value: api.amount(input.amount),
          paymentMethod: 'pix',
          installments: 1,
          customer: {
            name: customer.name,
            email: customer.email,
            document: onlyDocumentCharacters(customer.document),
            cellphone: nationalPhoneDigits(customer.phone) ?? customer.phone,
          },
          items: itemsThatAddUp(input).map(({ title, unitPrice, quantity, tangible }) => ({
            title,
            unitPrice: api.amount(unitPrice),
            quantity,
            isDigital: !tangible,
          })),
          shipping: { address: addressBlock(input.address) },
          ip: input.customerIp ?? standingIp,
          externalRef: input.orderId,
          callback_url: input.webhookUrl,
          return_url: input.checkoutUrl,
        })
        return { ...readOrder(answer), expiresAt: api.later(secondsOfADay) }
      },
    },
    getTransaction: async ({ transactionId }, api) =>
      readOrder(await api.get(path`/orders/${transactionId}`)),
  },

  statuses: {
    transaction: {
      PENDING: ['pending', 'processing', 'waiting', 'created', 'waiting_payment', 'partially_paid'],
      APPROVED: ['paid', 'authorized', 'confirmed', 'received'],
      CHARGEBACK: ['refunded', 'refund', 'chargedback', 'chargeback', 'in_protest'],
      REJECTED: ['refused', 'failed', 'expired', 'canceled'],
    },
  },
  webhook: {
    check: tokenInBody('token', 'webhookToken'),
    read: ({ body }) => {
      const event = body.optionalText('event')
      return event?.startsWith('CART_')
        ? ignored(`Events of kind ${event} are not about orders`)
        : readOrder(body)
    },
  },
  errors: { message: ['message', 'error'], fallback: 'Erro desconhecido.' },
})

const standingIp = '127.0.0.1'

function readOrder(answer: Answer): TransactionReading {
  const places = ['data.order', 'data', 'payment'].map((place) => answer.at(place))
  const order = places.find((place) => place.optionalText('id')) ?? answer
  return {
    transactionId: order.identifier('id', 'order_id'),
    rawStatus: order.text('status'),
    amount: order.optionalAmount('value', 'amount'),
    orderId: order.optionalText('externalRef', 'externalId'),
    endToEndId: order.optionalText('pix.e2e'),
    pixCode: order.optionalText('pix.payload'),
  }
}

function addressBlock(address: CreateTransaction['address']) {
  return {
    cep: zipCodeOrDefault(address?.zipCode),
    street: address?.address ?? fallbackAddress.address,
    number: address?.number ?? 'S/N',
    neighborhood: address?.district ?? fallbackAddress.district,
    city: address?.city ?? fallbackAddress.city,
    state: address?.state ?? fallbackAddress.state,
  }
}
