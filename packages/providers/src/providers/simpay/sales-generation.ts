import { documentKind, onlyDocumentCharacters } from '@balcao/domain/people/document'
import { nationalPhoneDigits } from '@balcao/domain/people/phone'
import { headerAuth } from '#adapter/authentication.ts'
import { defineCredentials, secretField } from '#adapter/credentials.ts'
import { defineProvider } from '#adapter/define-provider.ts'
import { secondsOfADay } from '#adapter/durations.ts'
import { itemsThatAddUp } from '#adapter/items-that-add-up.ts'

/**
 * Facts: two public callers of the sales API (2025), which spell its host in two ways; the brand's own spelling is kept.
 * Quirks: amounts are reais as JSON numbers. A sale cannot be read again and a new sale has no status, so only its
 * webhook, which has no proof, reports its outcome. A payout was seen once, as a GET, and is not offered.
 */
export const salesGeneration = defineProvider({
  name: 'SIMPAY',
  title: 'SimPay',
  family: 'own',
  evidence: 'observed',
  source: 'Two public callers of the older sales API, seen in 2025.',

  credentials: defineCredentials({ secretKey: secretField({ PT_BR: 'Token da API', EN_US: 'API token' }) }),
  environments: { production: 'https://api.somossimpay.com.br/api' },
  auth: headerAuth(({ secretKey }) => ({ 'x-api-token': secretKey })),
  amounts: 'decimal-number',

  operations: {
    createTransaction: {
      PIX: async (input, api) => {
        const { name, email, phone, document } = input.customer
        const answer = await api.post('/checkout/external/sales', {
          payment_method: 'pix',
          postback_url: input.webhookUrl,
          tax_cost: 0,
          discount: 0,
          delivery_cost: 0,
          products: itemsThatAddUp(input).map((item) => ({
            id: item.id,
            name: item.title,
            price: api.amount(item.unitPrice),
            amount: item.quantity,
            is_digital: !item.tangible,
          })),
          customer: {
            name,
            email,
            phone_number: nationalPhoneDigits(phone) ?? phone,
            official_id_type: documentKind(document) === 'CNPJ' ? 'cnpj' : 'cpf',
            official_id_number: onlyDocumentCharacters(document),
          },
        })
        const payment = answer.at('sale.payment')
        return {
          transactionId: payment.identifier('id'),
          rawStatus: 'pending',
          pixCode: payment.optionalText(
            'details.response.qrcode.content',
            'details.pix_copy_paste',
            'details.brcode',
            'details.qr_code',
          ),
          expiresAt: api.later(secondsOfADay),
        }
      },
    },
  },

  statuses: { transaction: { PENDING: ['pending'], APPROVED: ['paid'] } },
  webhook: {
    // A payout's webhook has no payment in it, and is therefore ignored.
    read: ({ body }) => ({
      transactionId: body.identifier('payment_id'),
      rawStatus: body.text('payment_status'),
    }),
  },
})
