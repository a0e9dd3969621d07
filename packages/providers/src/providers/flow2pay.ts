import { type Auth, bearerLogin } from '#adapter/authentication.ts'
import { defineCredentials, publicKey, secretField, secretKey, webhookToken } from '#adapter/credentials.ts'
import { defineProvider } from '#adapter/define-provider.ts'
import { secondsOfADay } from '#adapter/durations.ts'
import { invalidRequest, ProviderFailed } from '#adapter/provider-failed.ts'
import { secondsToPay } from '#adapter/seconds-to-pay.ts'
import { tokenInBody } from '#adapter/webhook-checks.ts'
import type { ProviderFailure } from '#contract.ts'

type Flow2PayCredentials = {
  publicKey: string
  secretKey: string
  engineToken?: string | undefined
  webhookToken?: string | undefined
}

/**
 * Facts: the specification, and public callers of another bank that runs the same engine under the very same paths
 * (2024); no host of Flow2Pay itself is known, so one must be configured.
 * Quirks: amounts are whole cents. Every answer has `sucesso`; some installations require one more token on every call.
 * There is no read: a charge is known by its events only. A return of money needs the end-to-end id and the amount.
 * Neither the name of an event's field nor any word of `transferStatus` was seen: a new charge is PENDING, and so is
 * every event except a receipt and its reversal.
 */
export const flow2pay = defineProvider<Flow2PayCredentials>({
  name: 'FLOW2PAY',
  title: 'Flow2Pay',
  family: 'own',
  evidence: 'observed',
  source: 'The specification, and public callers of another bank on the same engine.',

  credentials: defineCredentials(
    {
      publicKey,
      secretKey,
      engineToken: secretField({ PT_BR: 'Token da instalação', EN_US: 'Install token' }).optional(),
      webhookToken,
    },
    {
      joined: { secretKey: ['engineToken', 'webhookToken'] },
      missing: 'Public key and secret key are required',
    },
  ),
  environments: {},
  auth: authenticate,
  amounts: 'cents',
  takesTimeToPay: ['PIX'],

  operations: {
    createTransaction: {
      PIX: async (input, api) => {
        const { amount, description } = input
        const seconds = secondsToPay(input, lifetimeSeconds)
        const answer = await api.post('/qrcode/v2/gerar', {
          valor: api.amount(amount),
          tempoExpiracao: seconds,
          comImagem: true,
          informacaoAdicional: description,
        })
        return {
          transactionId: answer.identifier('txId'),
          rawStatus: answer.optionalText('transferStatus') ?? 'PENDING',
          pixCode: answer.optionalText('qrcode.emv'),
          pixQrCode: answer.optionalImage('qrcode.imagem'),
          expiresAt: api.later(seconds),
        }
      },
    },
    refund: async ({ endToEndId, paidAmount, amount = paidAmount }, api) => {
      if (!endToEndId) throw invalidRequest('endToEndId: only a Pix that was received can be returned')
      if (!amount) throw invalidRequest('amount: Flow2Pay returns the amount that it is told')
      const answer = await api.post('/pix/v1/transferir-reverso', {
        endToEnd: endToEndId,
        valor: api.amount(amount),
      })
      // A refusal would have failed: an answer with a code means that the order was accepted, and a retry
      // would refund twice.
      return { refundId: answer.identifier('codigoTransacao'), success: true, certainty: 'UNCONFIRMED' }
    },
  },

  statuses: {
    transaction: {
      PENDING: ['PENDING'],
      APPROVED: ['PixIn'],
      CHARGEBACK: ['PixInReversal'],
      otherwise: 'PENDING',
    },
  },
  webhook: {
    check: tokenInBody('token', 'webhookToken'),
    read: ({ body }) => ({
      transactionId: body.identifier('txId', 'txid'),
      rawStatus: body.text('evento', 'event', 'tipo', 'type'),
      amount: body.optionalAmount('valor'),
      endToEndId: body.optionalText('endToEnd', 'endToEndId'),
    }),
  },
  errors: {
    message: ['mensagem', 'erro.mensagem', 'erro.motivo', 'message'],
    refusedWhen: (answer) => answer.isFalse('sucesso'),
  },
  texts: {
    unsupportedMethod: 'Método de pagamento não implementado para Flow2Pay.',
    failed: {
      createTransaction: 'Erro ao criar transação PIX: {cause}',
      refund: 'Erro ao solicitar devolução: {cause}',
    },
  },
})

const lifetimeSeconds = secondsOfADay

const login: Auth<Flow2PayCredentials> = bearerLogin({
  requests: [
    {
      path: '/no-auth/autenticacao/v1/api/login',
      body: ({ publicKey, secretKey }) => ({ clientId: publicKey, clientSecret: secretKey }),
      headers: installHeaders,
    },
  ],
  token: ['accessToken'],
  usualLifetimeSeconds: 300,
})

/** A refused login is reported in the specification's words, whatever the engine's message. */
async function authenticate(call: Parameters<Auth<Flow2PayCredentials>>[0]) {
  try {
    return { ...(await login(call)), ...installHeaders(call.credentials) }
  } catch (error) {
    if (!(error instanceof ProviderFailed) || !wasRefused(error.failure)) throw error
    throw new ProviderFailed({ kind: 'credentials', message: 'Failed to authenticate with Flow2Pay' })
  }
}

function wasRefused({ kind, httpStatus }: ProviderFailure): boolean {
  return httpStatus !== undefined && (kind === 'credentials' || kind === 'provider_error')
}

function installHeaders({ engineToken }: Flow2PayCredentials): Record<string, string> {
  return engineToken ? { token: engineToken } : {}
}
