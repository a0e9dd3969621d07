import { onlyDocumentCharacters } from '@balcao/domain/document'
import { nationalPhoneDigits } from '@balcao/domain/phone'
import type { Answer } from '../adapter/answer.ts'
import { headerAuth } from '../adapter/authentication.ts'
import { defineCredentials, secretKey } from '../adapter/credentials.ts'
import { defineProvider } from '../adapter/define-provider.ts'
import type { TransactionReading } from '../adapter/definition.ts'
import { itemsThatAddUp } from '../adapter/items-that-add-up.ts'
import { path } from '../adapter/path.ts'
import { zipCodeOrDefault } from '../adapter/zip-code.ts'
import type { CreateTransaction } from '../inputs.ts'

/**
 * Facts: working code of integrators and one integrator's reading of the documentation (2025); the read is the
 * specification's.
 * Quirks: an order needs an address even when nothing is shipped, so a sale without one gets a standing one, as the
 * specification does with zip codes. The answer comes bare or under `data`. Words of status were never captured: the
 * table holds the specification's, with refunds as CHARGEBACK. Card orders exist, but how they carry a card is unknown.
 * The signature that one file computes for webhooks looks made up; nothing is checked, and the order is read again.
 */
export const arkama = defineProvider({
  name: 'ARKAMA',
  title: 'Arkama',
  family: 'own',
  evidence: 'observed',
  source: "Integrators' working code for Pix orders; statuses and the read as the specification says.",

  credentials: defineCredentials({ secretKey }),
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
          ip: input.customerIp,
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
      CHARGEBACK: ['refunded', 'chargedback', 'chargeback', 'in_protest'],
      REJECTED: ['refused', 'failed', 'expired', 'canceled'],
    },
  },
  webhook: { read: ({ body }) => readOrder(body) },
  errors: { message: ['message', 'error'], fallback: 'Erro desconhecido.' },
})

const secondsOfADay = 86_400

function readOrder(answer: Answer): TransactionReading {
  return {
    transactionId: answer.identifier('id', 'data.id', 'order_id', 'payment.id'),
    rawStatus: answer.text('status', 'data.status', 'payment.status'),
    amount: answer.optionalAmount('value', 'data.value', 'payment.amount'),
    orderId: answer.optionalText('externalRef', 'data.externalRef', 'payment.externalId'),
    pixCode: answer.optionalText('pix.payload', 'data.pix.payload'),
  }
}

function addressBlock(address: CreateTransaction['address']) {
  return {
    cep: zipCodeOrDefault(address?.zipCode),
    street: address?.address ?? 'Praça da Sé',
    number: address?.number ?? 'S/N',
    neighborhood: address?.district ?? 'Sé',
    city: address?.city ?? 'São Paulo',
    state: address?.state ?? 'SP',
  }
}
