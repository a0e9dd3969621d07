import { onlyDocumentCharacters } from '@balcao/domain/people/document'
import { nationalPhoneDigits } from '@balcao/domain/people/phone'
import { bearerLogin } from '#adapter/authentication.ts'
import { defineCredentials, plainField, secretField } from '#adapter/credentials.ts'
import { defineProvider } from '#adapter/define-provider.ts'
import { secondsOfADay } from '#adapter/durations.ts'
import { fallbackAddress } from '#adapter/fallback-address.ts'
import { itemsThatAddUp } from '#adapter/items-that-add-up.ts'
import { path } from '#adapter/path.ts'
import { zipCodeOrDefault } from '#adapter/zip-code.ts'
import type { CreateTransaction } from '#inputs.ts'

/**
 * Facts: one public back-end with its login, its charge and its webhook (2025); its hosts are only in its environment,
 * so one must be configured.
 * Quirks: a client certificate and a login with e-mail and password at once. Neither a refund nor a payout was seen. The
 * read was not seen either: it is assumed to be the specification's typical one on the path of the charge, because
 * webhooks have no proof, and without a read no payment could ever be confirmed. A refund that the Central Bank's
 * dispute procedure forced (`refunded_med`) is a CHARGEBACK. The words for failed charges are assumed.
 */
export const owenpay = defineProvider({
  name: 'OWENPAY',
  title: 'OwemPay',
  family: 'own',
  evidence: 'observed',
  source: 'One public back-end: its login, its Pix charge and its webhook; the read is assumed.',

  credentials: defineCredentials({
    publicKey: plainField({ PT_BR: 'E-mail da conta', EN_US: 'Account e-mail' }),
    secretKey: secretField({ PT_BR: 'Senha da conta', EN_US: 'Account password' }),
  }),
  environments: {},
  hosts: ['cashIn'],
  certificates: ['cashIn'],
  auth: bearerLogin({
    requests: [
      {
        path: '/v1/auth/login',
        body: ({ publicKey, secretKey }) => ({ email: publicKey, password: secretKey }),
      },
    ],
    token: ['data.idToken'],
    lifetime: ['data.expiresIn'],
    usualLifetimeSeconds: 1_800,
  }),
  amounts: 'cents',

  operations: {
    createTransaction: {
      PIX: async (input, api) => {
        const { customer, orderId, webhookUrl } = input
        const document = onlyDocumentCharacters(customer.document)
        const answer = await api.post('/v1/transactions', {
          transactionType: 'api',
          externalReference: orderId,
          postbackUrl: webhookUrl,
          buyer: {
            id: document,
            name: customer.name,
            email: customer.email,
            docNumber: document,
            phone: nationalPhoneDigits(customer.phone) ?? customer.phone,
            address: addressBlock(input.address),
          },
          product: itemsThatAddUp(input).map(({ title, quantity, unitPrice, tangible }) => ({
            name: title,
            description: title,
            quantity,
            productPrice: api.amount(unitPrice),
            type: tangible ? 'physical' : 'digital',
          })),
          payment: { type: 'pix' },
        })
        return {
          transactionId: answer.identifier('data.id'),
          rawStatus: answer.optionalText('data.status') ?? 'pending',
          orderId,
          pixCode: answer.optionalText('data.payment.pix.emv'),
          expiresAt: api.later(secondsOfADay),
        }
      },
    },
    getTransaction: async ({ transactionId }, api) => {
      const answer = await api.get(path`/v1/transactions/${transactionId}`)
      return {
        transactionId: answer.identifier('data.id'),
        rawStatus: answer.text('data.status'),
        orderId: answer.optionalText('data.externalReference'),
        pixCode: answer.optionalText('data.payment.pix.emv'),
      }
    },
  },

  statuses: {
    transaction: {
      PENDING: ['pending'],
      APPROVED: ['paid'],
      REFUNDED: ['refunded'],
      CHARGEBACK: ['refunded_med'],
      REJECTED: ['refused', 'expired', 'canceled'],
    },
  },
  webhook: {
    read: ({ body }) => ({
      transactionId: body.identifier('object.id'),
      rawStatus: body.text('object.status'),
      orderId: body.optionalText('object.externalReference'),
    }),
  },
})

function addressBlock(address: CreateTransaction['address']) {
  return {
    street: address?.address ?? fallbackAddress.address,
    number: address?.number ?? 'S/N',
    city: address?.city ?? fallbackAddress.city,
    state: address?.state ?? fallbackAddress.state,
    postalCode: zipCodeOrDefault(address?.zipCode),
    country: 'BR',
  }
}
