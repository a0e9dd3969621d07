import { onlyDocumentCharacters } from '@balcao/domain/document'
import { normalizePixKey, type PixKeyType } from '@balcao/domain/pix-key'
import { headerAuth } from '../adapter/authentication.ts'
import { compactKey } from '../adapter/compact-key.ts'
import { defineCredentials, secretKey } from '../adapter/credentials.ts'
import { defineProvider } from '../adapter/define-provider.ts'

/**
 * Facts: the specification alone: ids of 22 characters, a payout that is looked up before it is sent, and its codes. No
 * host is known, so one must be configured.
 * Quirks: names of fields, reais and the bearer key are assumed. An id that would be longer is hashed to its 22
 * characters and never cut, so that two sales cannot become one. On a path that is only inferred, "not found" proves
 * nothing, so lost sales are not looked up by our own reference.
 * Choices: the specification's static-QR bank, which it does not name, is taken to be this one: its two calls for QR
 * codes are in the same manner as the call before a payout, and only a static QR code wants so short an id. Hence Paid is
 * APPROVED and all else PENDING, and its webhook means paid whatever it says. Kinds of keys have Portuguese names.
 * "Erro ao criar transação" is said here (see SAQPAY).
 */
export const crmcoin = defineProvider({
  name: 'CRMCOIN',
  title: 'CRMCoin',
  family: 'own',
  evidence: 'specified',
  source: 'The specification; that the calls for QR codes belong here is inferred from its wording.',

  credentials: defineCredentials({ secretKey }),
  environments: {},
  auth: headerAuth(({ secretKey }) => ({ authorization: `Bearer ${secretKey}` })),
  amounts: 'decimal-number',

  operations: {
    createTransaction: {
      PIX: async ({ amount, orderId, customer, description }, api) => {
        const txId = compactKey(orderId, idLength)
        const answer = await api.post('/GerarQRCode', {
          txId,
          valor: api.amount(amount),
          nome: customer.name,
          documento: onlyDocumentCharacters(customer.document),
          descricao: description,
        })
        return {
          transactionId: txId,
          rawStatus: answer.optionalText('status') ?? 'Created',
          amount: answer.optionalAmount('valor'),
          orderId,
          pixCode: answer.optionalText('qrCode', 'emv', 'pixCopiaECola'),
          pixQrCode: answer.optionalImage('imagem'),
          expiresAt: api.later(secondsOfADay),
        }
      },
    },
    getTransaction: async ({ transactionId }, api) => {
      const answer = await api.post('/consultaQRCode', { txId: transactionId })
      return {
        transactionId,
        rawStatus: answer.text('status'),
        amount: answer.optionalAmount('valor'),
        endToEndId: answer.optionalText('endToEndId'),
      }
    },
    withdraw: {
      PIX: async ({ amount, pixKey, pixType, description, withdrawReference }, api) => {
        const beneficiary = await api.post(
          '/consulta',
          { chave: normalizePixKey({ key: pixKey, type: pixType }), tipoChave: pixKeyTypeNames[pixType] },
          { preparation: true },
        )
        const txId = compactKey(withdrawReference, idLength)
        const answer = await api.post('/pixout', {
          txId,
          consulta: beneficiary.identifier('id'),
          valor: api.amount(amount),
          descricao: description,
        })
        return {
          withdrawId: answer.optionalText('id') ?? txId,
          rawStatus: answer.text('status', 'codigo'),
          amount: answer.optionalAmount('valor'),
          endToEndId: answer.optionalText('endToEndId'),
        }
      },
    },
  },

  statuses: {
    transaction: { PENDING: ['Created'], APPROVED: ['Paid'], otherwise: 'PENDING' },
    withdraw: { PENDING: ['0', '1'], APPROVED: ['2'], otherwise: 'CANCELED' },
  },
  webhook: {
    read: ({ body }) => ({
      transactionId: body.identifier('txId', 'txid'),
      rawStatus: 'Paid',
      amount: body.optionalAmount('valor'),
      endToEndId: body.optionalText('endToEndId'),
    }),
  },
  errors: { message: ['mensagem', 'message', 'erro'] },
  texts: { failed: { createTransaction: 'Erro ao criar transação' } },
})

const idLength = 22
const secondsOfADay = 86_400

const pixKeyTypeNames: Record<PixKeyType, string> = {
  CPF: 'CPF',
  CNPJ: 'CNPJ',
  EMAIL: 'EMAIL',
  PHONE: 'TELEFONE',
  RANDOM: 'CHAVE_ALEATORIA',
}
