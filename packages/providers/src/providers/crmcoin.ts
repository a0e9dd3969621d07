import { normalizePixKey } from '@balcao/domain/payments/pix-key'
import { onlyDocumentCharacters } from '@balcao/domain/people/document'
import { headerAuth } from '#adapter/authentication.ts'
import { defineCredentials, secretKey } from '#adapter/credentials.ts'
import { defineProvider } from '#adapter/define-provider.ts'
import { secondsOfADay } from '#adapter/durations.ts'
import { pixKeyTypesInPortuguese } from '#adapter/pix-key-types-in-portuguese.ts'
import { ignored } from '#adapter/webhook.ts'
import { withGenerations } from '#adapter/with-generations.ts'
import type { Evidence, Provider } from '#contract.ts'

/**
 * Facts: three public callers of its charge, one of them with its webhook (2023 to 2024): the host, the
 * fields and the paid code. Payouts are described by the specification only: a payout is looked up before it
 * is sent, and has three codes. Quirks: no header proves the caller, only the partner's key in every body. An
 * id of ours is cut to 22 characters, as the specification demands, which is enough to tell two UUIDs apart.
 * The id is ours, so a sale with a lost answer has a known id. But on a path that is only inferred "not
 * found" proves nothing, so no sale is looked up by our own reference. The fields of a read and of a payout
 * are assumed. Choices: the specification's static-QR bank, which it does not name, is assumed to be this
 * one: it makes static codes, and its webhook reports little more than a payment. Hence Paid is APPROVED and
 * all else PENDING. If a webhook has the code that the public callers check, it must be the code for paid.
 * The specification's calls for QR codes are the first generation, and the call seen at the host is the
 * second. Kinds of keys have Portuguese names. The text "Erro ao criar transação" is used here (see SAQPAY).
 */
export const crmcoin = withGenerations({
  specified: qrCodeBank({
    createPath: '/GerarQRCode',
    evidence: 'specified',
    source:
      'The specification for the calls, which are inferred to be its own; public callers for the fields.',
    environments: {},
  }),
  public: qrCodeBank({
    createPath: '/createpix',
    evidence: 'observed',
    source: 'Public callers of the charge and its webhook; the read and payouts as the specification says.',
    environments: { production: 'https://www.crmcoins.com.br/script/pixapi.prg' },
  }),
})

function qrCodeBank({ createPath, ...generation }: Generation): Provider {
  return defineProvider({
    name: 'CRMCOIN',
    title: 'CRMCoin',
    family: 'own',
    ...generation,

    credentials: defineCredentials({ secretKey }),
    auth: headerAuth(() => ({})),
    amounts: 'decimal-number',

    operations: {
      createTransaction: {
        PIX: async ({ amount, orderId, customer, webhookUrl }, api) => {
          const id = api.made(shortened(orderId))
          const answer = await api.post(createPath, {
            partner: api.credentials.secretKey,
            id,
            valor: api.amount(amount),
            nome: customer.name,
            cpf: onlyDocumentCharacters(customer.document),
            img: 'S',
            imgtype: 'png',
            mudavalor: 'false',
            dinamico: 'false',
            webhook: webhookUrl,
          })
          return {
            transactionId: id,
            rawStatus: answer.optionalText('status') ?? 'Created',
            amount: answer.optionalAmount('valor'),
            orderId,
            pixCode: answer.optionalText('pixstring', 'qrCode', 'emv', 'pixCopiaECola'),
            pixQrCode: answer.optionalImage('img', 'imagem'),
            expiresAt: api.later(secondsOfADay),
          }
        },
      },
      getTransaction: async ({ transactionId }, api) => {
        const answer = await api.post('/consultaQRCode', {
          partner: api.credentials.secretKey,
          id: transactionId,
        })
        return {
          transactionId,
          rawStatus: answer.text('status', 'status_process'),
          amount: answer.optionalAmount('valor'),
          endToEndId: answer.optionalText('endtoend', 'endToEndId'),
        }
      },
      withdraw: {
        PIX: async ({ amount, pixKey, pixType, description, withdrawReference }, api) => {
          const partner = api.credentials.secretKey
          const chave = normalizePixKey({ key: pixKey, type: pixType })
          const beneficiary = await api.post(
            '/consulta',
            { partner, chave, tipoChave: pixKeyTypesInPortuguese[pixType] },
            { preparation: true },
          )
          const id = shortened(withdrawReference)
          const answer = await api.post('/pixout', {
            partner,
            id,
            consulta: beneficiary.identifier('id'),
            valor: api.amount(amount),
            descricao: description,
          })
          return {
            withdrawId: answer.optionalText('id') ?? id,
            rawStatus: answer.text('status_process', 'status', 'codigo'),
            amount: answer.optionalAmount('valor'),
            endToEndId: answer.optionalText('endtoend', 'endToEndId'),
          }
        },
      },
    },

    statuses: {
      transaction: {
        PENDING: ['Created', 'Pending', '0', '1'],
        APPROVED: ['Paid', '2'],
        otherwise: 'PENDING',
      },
      withdraw: { PENDING: ['0', '1'], APPROVED: ['2'], otherwise: 'CANCELED' },
    },
    webhook: {
      read: ({ body }) => {
        const code = body.optionalText('status_process') ?? paidCode
        if (code !== paidCode) return ignored(`Code ${code} tells of no payment`)
        return {
          transactionId: body.identifier('transactionid', 'txId', 'txid'),
          rawStatus: 'Paid',
          amount: body.optionalAmount('valor'),
          endToEndId: body.optionalText('endtoend', 'endToEndId'),
        }
      },
    },
    errors: {
      message: ['mensagem', 'message', 'error', 'erro'],
      refusedWhen: (answer) =>
        answer.optionalText('error') !== undefined || (answer.optionalText('code') ?? '0') !== '0',
    },
    texts: { failed: { createTransaction: 'Erro ao criar transação' } },
  })
}

type Generation = {
  createPath: string
  evidence: Evidence
  source: string
  environments: Readonly<Record<string, string>>
}

const idLength = 22

function shortened(reference: string): string {
  return reference.replace(/[^a-zA-Z0-9]/g, '').slice(0, idLength)
}

const paidCode = '2'
