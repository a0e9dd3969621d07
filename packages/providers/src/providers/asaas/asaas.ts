import { normalizePixKey, type PixKeyType } from '@balcao/domain/payments/pix-key'
import { cepDigits } from '@balcao/domain/people/cep'
import { onlyDocumentCharacters } from '@balcao/domain/people/document'
import { nationalPhoneDigits } from '@balcao/domain/people/phone'
import { headerAuth } from '#adapter/authentication.ts'
import { defineCredentials, plainField, secretKey, webhookToken } from '#adapter/credentials.ts'
import { defineProvider } from '#adapter/define-provider.ts'
import { path } from '#adapter/path.ts'
import { invalidRequest } from '#adapter/provider-failed.ts'
import { splitAccountNumber } from '#adapter/split-account-number.ts'
import { ignored } from '#adapter/webhook.ts'
import { tokenHeader } from '#adapter/webhook-checks.ts'
import {
  authorize,
  findFirstPayment,
  isAuthorization,
  readAuthorization,
  readDebit,
  readFirstPayment,
  retryDebit,
} from './automatic-pix.ts'
import { chargeByCard, tokenizeAsaasCard } from './card.ts'
import { chargeByCode, readCharge, withPaymentCode } from './charge.ts'
import { refundCharge } from './refund.ts'
import { findTransfer, readTransfer } from './transfer.ts'

/**
 * Facts: docs.asaas.com and its OpenAPI description (2024 to 2026). Quirks: amounts are reais as JSON
 * numbers. The Pix code and the digitable line each take a call of their own; a boleto has both, and
 * `pixTransaction` names the Pix if a Pix paid it. Asaas has no cancelled status: a deleted charge keeps its
 * status and carries a flag. Calls have no idempotency key, so a lost answer is looked up by
 * `externalReference`. Every instalment is a charge, and we know only the first one: a refund or a split of
 * the whole sale must name the instalment plan or the total. Shares in per cent are of the net value. A
 * boleto is refunded through a page on which its payer names an account, so it is left to a person, unless
 * its Pix code was paid. The answer to a card charge has a token that charges the card again for the same
 * customer; Asaas gives none if the account may not keep cards. Pix Automático: see `automatic-pix.ts`, also
 * for its assumptions. Against the documents we follow the specification: the due date of a card charge is
 * one year ahead, and an authorised card counts as APPROVED (we never request only an authorisation).
 */
export const asaas = defineProvider({
  name: 'ASAAS',
  title: 'Asaas',
  family: 'own',
  evidence: 'documented',
  source: 'Public documentation at docs.asaas.com and the OpenAPI description it publishes.',

  credentials: defineCredentials(
    {
      secretKey,
      webhookToken,
      notificationEmail: plainField({
        PT_BR: 'E-mail para avisos do webhook',
        EN_US: 'E-mail for webhook notices',
      }).optional(),
    },
    { joined: { secretKey: ['webhookToken'] } },
  ),
  environments: {
    production: 'https://api.asaas.com/v3',
    sandbox: 'https://api-sandbox.asaas.com/v3',
  },
  auth: headerAuth(({ secretKey }) => ({ access_token: secretKey })),
  amounts: 'decimal-number',
  tells: ['refunded'],
  takesTimeToPay: ['BILLET'],
  // A quota used up by polling is not raised, so most of it is left to charges, which need several calls each.
  readLimit: {
    published: '25,000 calls in 12 hours, 50 reads at once',
    questionsPerMinute: 10,
  },

  splits: true,
  receiverNeeds: ['monthlyRevenue'],
  chargesKeptCards: 'BY_TOKEN',
  refundMethods: ['PIX', 'CREDIT_CARD'],
  operations: {
    createTransaction: {
      PIX: (input, api) =>
        input.automaticPix?.kind === 'AUTHORIZE'
          ? authorize(input, input.automaticPix, api)
          : chargeByCode(input, api),
      CREDIT_CARD: chargeByCard,
      BILLET: chargeByCode,
    },
    getTransaction: async ({ transactionId, paymentMethod, automaticPix }, api) => {
      if (isAuthorization(transactionId)) return readFirstPayment(transactionId, api)
      const charge = readCharge(await api.get(path`/payments/${transactionId}`))
      return automaticPix === 'DEBIT' ? charge : withPaymentCode(charge, paymentMethod, api)
    },
    cancelTransaction: async ({ transactionId }, api) => {
      const charge = path`/payments/${transactionId}`
      const isGone = (await api.get(charge)).isTrue('deleted')
      if (!isGone) await api.delete(charge)
      return readCharge(await api.get(charge))
    },
    getPixAuthorization: async ({ authorizationId }, api) =>
      readAuthorization(await api.get(path`/pix/automatic/authorizations/${authorizationId}`)),
    cancelPixAuthorization: async ({ authorizationId }, api) =>
      readAuthorization(await api.delete(path`/pix/automatic/authorizations/${authorizationId}`)),
    getPixDebit: async ({ transactionId }, api) => readDebit(transactionId, api),
    retryPixDebit: retryDebit,
    refund: refundCharge,
    tokenizeCard: tokenizeAsaasCard,

    withdraw: {
      PIX: async ({ amount, pixKey, pixType, withdrawReference, description }, api) =>
        readTransfer(
          await api.post('/transfers', {
            value: api.amount(amount),
            operationType: 'PIX',
            pixAddressKey: normalizePixKey({ key: pixKey, type: pixType }),
            pixAddressKeyType: pixKeyTypeNames[pixType],
            description,
            externalReference: withdrawReference,
          }),
        ),
      BANK_ACCOUNT: async (input, api) => {
        const { account, digit } = splitAccountNumber(input.accountNumber)
        return readTransfer(
          await api.post('/transfers', {
            value: api.amount(input.amount),
            operationType: 'TED',
            bankAccount: {
              bank: { code: input.bankCode },
              ownerName: input.accountHolder,
              cpfCnpj: onlyDocumentCharacters(input.accountDocument),
              agency: input.branchNumber.split('-')[0],
              account,
              accountDigit: digit,
              bankAccountType: 'CONTA_CORRENTE',
            },
            description: input.description,
            externalReference: input.withdrawReference,
          }),
        )
      },
      RECEIVER: async ({ amount, receiverId, withdrawReference }, api) =>
        readTransfer(
          await api.post('/transfers/', {
            value: api.amount(amount),
            walletId: receiverId,
            externalReference: withdrawReference,
          }),
        ),
    },
    getWithdraw: async ({ withdrawId }, api) => readTransfer(await api.get(path`/transfers/${withdrawId}`)),

    createReceiver: async (input, api) => {
      const monthlyRevenue = input.providerSpecificData?.monthlyRevenue
      if (!monthlyRevenue) throw invalidRequest('Adquirente requer campo de renda mensal.')
      const answer = await api.post('/accounts', {
        name: input.name,
        email: input.email,
        cpfCnpj: onlyDocumentCharacters(input.document),
        companyType: input.documentType === 'CNPJ' ? 'LIMITED' : undefined,
        mobilePhone: (input.phone && nationalPhoneDigits(input.phone)) ?? undefined,
        incomeValue: api.amount(monthlyRevenue),
        address: input.address.street,
        addressNumber: input.address.number,
        province: input.address.district,
        postalCode: cepDigits(input.address.zipcode) ?? input.address.zipcode,
      })
      // Splits and transfers name a receiver by its wallet; its own key is shown only in this answer.
      return {
        receiverId: answer.identifier('walletId'),
        receiverToken: answer.text('apiKey'),
        rawStatus: 'PENDING',
      }
    },
    getReceiver: async ({ receiverId, receiverToken }, api) => {
      if (!receiverToken) throw invalidRequest('Receiver not found.')
      const auth = { access_token: receiverToken }
      const account = await api.get('/myAccount/status/', { auth })
      const finance = await api.get('/finance/balance', { auth })
      return {
        receiverId,
        receiverToken,
        rawStatus: account.text('general'),
        balance: finance.optionalAmount('balance'),
      }
    },
  },
  find: {
    transaction: async ({ orderId, paymentMethod, automaticPix }, api) => {
      if (automaticPix === 'AUTHORIZE') return findFirstPayment(orderId, api)
      const found = await api.get('/payments', { query: { externalReference: orderId } })
      const [charge] = found.requiredList('data')
      if (!charge || automaticPix === 'DEBIT') return charge && readCharge(charge)
      return withPaymentCode(readCharge(charge), paymentMethod, api)
    },
    withdraw: ({ withdrawReference }, api) => findTransfer(withdrawReference, api),
  },

  statuses: {
    transaction: {
      // The last two are words of an authorisation whose code waits for its payment or is being paid.
      PENDING: ['PENDING', 'AWAITING_RISK_ANALYSIS', 'OVERDUE', 'DUNNING_REQUESTED', 'CREATED', 'ACTIVE'],
      APPROVED: [
        'CONFIRMED',
        'RECEIVED',
        'RECEIVED_IN_CASH',
        'AUTHORIZED',
        'DUNNING_RECEIVED',
        // Until it is REFUNDED the money is still at Asaas, which may deny the refund.
        'REFUND_REQUESTED',
        'REFUND_IN_PROGRESS',
      ],
      REFUNDED: ['REFUNDED'],
      CHARGEBACK: ['CHARGEBACK_REQUESTED', 'CHARGEBACK_DISPUTE', 'AWAITING_CHARGEBACK_REVERSAL'],
      // An unpaid code of an authorisation.
      CANCELED: ['DELETED', 'REFUSED', 'EXPIRED', 'CANCELLED'],
    },
    withdraw: {
      PENDING: ['PENDING', 'BANK_PROCESSING'],
      // The documents say DONE where the specification says success.
      APPROVED: ['DONE', 'SUCCESS'],
      CANCELED: ['CANCELLED'],
      REJECTED: ['FAILED'],
    },
    receiver: {
      ACTIVE: ['APPROVED'],
      PENDING: ['PENDING', 'AWAITING_APPROVAL'],
      REJECTED: ['REJECTED'],
      otherwise: 'PENDING',
    },
    authorization: {
      otherwise: 'ASKED',
      ASKED: ['CREATED'],
      ACTIVE: ['ACTIVE'],
      REFUSED: ['REFUSED'],
      EXPIRED: ['EXPIRED'],
      CANCELED: ['CANCELLED'],
    },
    debit: {
      otherwise: 'WAITING',
      WAITING: ['AWAITING_REQUEST', 'SCHEDULED'],
      PAID: ['DONE'],
      FAILED: ['REFUSED'],
      CANCELED: ['CANCELLED'],
    },
  },
  webhook: {
    check: tokenHeader('asaas-access-token', 'webhookToken'),
    read: ({ body }) => {
      const event = body.text('event')
      const about = 'PIX_AUTOMATIC_RECURRING_'
      if (event.startsWith(`${about}AUTHORIZATION_`))
        return { authorizationId: body.identifier('authorization.id') }
      if (event.startsWith(`${about}PAYMENT_INSTRUCTION_`))
        return { authorizationId: body.identifier('paymentInstruction.authorization.id') }
      if (!event.startsWith('PAYMENT')) return ignored(`Events of kind ${event} are not about charges`)
      const { keptCardToken: _secret, ...charge } = readCharge(body.at('payment'))
      // The first payment of an authorisation has no reference of ours: it is found by the events of the
      // authorisation.
      if (charge.orderId === undefined && body.at('payment').optionalText('pixQrCodeId') !== undefined)
        return ignored('A payment by a code without a reference')
      return { ...charge, eventId: body.optionalText('id') }
    },
  },
  errors: {
    message: ['errors.0.description'],
    code: ['errors.0.code'],
    // The latter code is also used for a token unknown to Asaas.
    declines: { invalid_action: 'issuer_refused', invalid_creditCard: 'invalid_card' },
  },
})

const pixKeyTypeNames: Record<PixKeyType, string> = {
  CPF: 'CPF',
  CNPJ: 'CNPJ',
  EMAIL: 'EMAIL',
  PHONE: 'PHONE',
  RANDOM: 'EVP',
}
