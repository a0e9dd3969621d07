import { bearerLogin } from '#adapter/authentication.ts'
import { defineCredentials, plainField, secretField } from '#adapter/credentials.ts'
import { defineProvider } from '#adapter/define-provider.ts'
import { path } from '#adapter/path.ts'
import { chargeByBillet, chargeByCard, readCardCharge, readCharge } from './charge.ts'
import { payByBank, payByPix, readBatch } from './payout.ts'
import { chargeByPix, findPix, readPix, refundPix } from './pix.ts'
import { addPixKey, getPixKey } from './receiver.ts'
import { readTransfeeraWebhook, transfeeraSignature } from './webhook.ts'

/**
 * Facts: docs.transfeera.dev, the vendor's older pages and two public clients in production (2021 to 2026).
 * Quirks: the login has a host of its own. A Pix is identified by its txid, which webhooks name; it is chosen by us, so that a
 * sale with a lost answer can be found, and a second try makes no second code. A refund reports its outcome, which may be a
 * failure; only DEVOLVIDO, or FINALIZADO as for transfers, returned money. A transfer is TRANSFERIDO on its way, and FINALIZADO
 * when it has arrived. A payout is a batch that pays nothing before it is closed, so the closing is the call that moves money.
 * The slip of a boleto is a file, which we store. The unit of `/charges` is not documented; reais are sent, as everywhere else,
 * and the amount is taken from the digitable line, which contains it. No public document describes a direct card charge, though
 * the specification has one: its fields are assumed, and so is that a cancelled card charge was refused. Of a `ChargeReceivable`
 * event only the fields that one client reads are known; an event without its charge is ignored. Only a Pix can be refunded. New
 * accounts must present a client certificate to other hosts, which this adapter does not do yet. As at the Pix banks a code that
 * the bank removed stays PENDING; a boleto is due after one day, as specified.
 */
export const transfeera = defineProvider({
  name: 'TRANSFEERA',
  title: 'Transfeera',
  family: 'own',
  evidence: 'documented',
  source: 'Public documentation at docs.transfeera.dev and public clients; cards as the specification says.',

  credentials: defineCredentials(
    {
      publicKey: plainField({ PT_BR: 'Client ID', EN_US: 'Client ID' }),
      secretKey: secretField({ PT_BR: 'Client secret', EN_US: 'Client secret' }),
      pixKey: plainField({ PT_BR: 'Chave Pix que recebe', EN_US: 'Receiving Pix key' }).optional(),
      webhookSecret: secretField({
        PT_BR: 'Segredo da assinatura do webhook',
        EN_US: 'Secret of the webhook signature',
      }).optional(),
    },
    { joined: { publicKey: ['pixKey'], secretKey: ['webhookSecret'] } },
  ),
  hosts: ['api', 'login'],
  environments: {
    production: 'https://api.transfeera.com|https://login-api.transfeera.com',
    sandbox: 'https://api-sandbox.transfeera.com|https://login-api-sandbox.transfeera.com',
  },
  auth: {
    api: bearerLogin({
      requests: [
        {
          host: 'login',
          path: '/authorization',
          body: ({ publicKey, secretKey }) => ({
            grant_type: 'client_credentials',
            client_id: publicKey,
            client_secret: secretKey,
          }),
        },
      ],
      token: ['access_token'],
      usualLifetimeSeconds: 1_800,
    }),
  },
  amounts: 'decimal-number',
  tells: ['paid', 'refunded'],
  takesTimeToPay: ['PIX', 'BILLET'],

  refundMethods: ['PIX'],
  operations: {
    tokenizeCard: async ({ sealedCard }) => ({ token: sealedCard }),
    createTransaction: { PIX: chargeByPix, CREDIT_CARD: chargeByCard, BILLET: chargeByBillet },
    getTransaction: async ({ transactionId, paymentMethod }, api) => {
      if (paymentMethod === 'PIX') return readPix(transactionId, api)
      const charge = await api.get(path`/charges/${transactionId}`)
      return paymentMethod === 'BILLET' ? readCharge(charge, api) : readCardCharge(charge, api)
    },
    refund: refundPix,
    withdraw: { PIX: payByPix, BANK_ACCOUNT: payByBank },
    getWithdraw: async ({ withdrawId }, api) =>
      readBatch(withdrawId, await api.get(path`/batch/${withdrawId}/transfer`)),
    createReceiver: addPixKey,
    getReceiver: getPixKey,
  },
  find: { transaction: findPix },

  statuses: {
    transaction: {
      PENDING: ['ATIVA', 'REMOVIDA_PELO_PSP', 'created', 'processing', 'canceling'],
      APPROVED: ['CONCLUIDA', 'paid'],
      REFUNDED: ['refunded'],
      CANCELED: ['canceled'],
      REJECTED: ['REMOVIDA_PELO_USUARIO_RECEBEDOR', 'card refused'],
    },
    withdraw: {
      PENDING: ['CRIADA', 'CRIADO', 'TRANSFERIDO'],
      APPROVED: ['FINALIZADO'],
      REJECTED: ['FALHA', 'DEVOLVIDO'],
    },
    receiver: { ACTIVE: ['created'], PENDING: ['not created yet'], otherwise: 'PENDING' },
  },
  webhook: {
    check: transfeeraSignature,
    read: readTransfeeraWebhook,
    statuses: {
      PENDING: ['created', 'processing', 'canceling'],
      APPROVED: ['CashIn', 'paid'],
      REFUNDED: ['CashInRefund', 'refunded'],
      CANCELED: ['canceled'],
    },
  },
})
