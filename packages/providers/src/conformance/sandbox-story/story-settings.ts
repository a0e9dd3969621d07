import type { PaymentMethod, PaymentStatus } from '@balcao/domain/vocabulary'
import { aReceiver } from '#cases/sample-inputs.ts'
import type { Credentials, OperationTypes, WebhookVerification } from '#contract.ts'
import type { ProviderName } from '#provider-names.ts'
import { signingKeys } from './keys.ts'
import type { Story } from './list-stories.ts'
import type { FaultyOperation, PlayAccount } from './theatre.ts'

/** Settings of a single provider's story. Most providers need none of them. */
export type StorySettings = {
  /** The acquirer's dialect, if it is not that of the provider's own name. */
  acquirer?: string
  /** The hosts of the base URL, in their order. */
  hosts?: readonly ('charges' | 'payouts')[]
  account?: (account: PlayAccount) => Partial<PlayAccount>
  credentials?: (account: PlayAccount) => Credentials
  platform?: { privateKey?: string; defaultReceiverId?: string }
  /** Status that the specification shows for refunded money. */
  afterRefund?: PaymentStatus
  /** Installments of a card, if the three of the other stories are not possible. */
  installments?: number
  /** Refunds only the whole amount. */
  refundsWhole?: boolean
  refundsNot?: readonly PaymentMethod[]
  /** Reading of a payout that was only accepted. */
  afterWithdraw?: object
  webhookOfWithdraw?: 'ignored' | PaymentStatus
  payoutOperation?: FaultyOperation
  receiver: () => OperationTypes['createReceiver']['input']
  wrongKey?: object
  /**
   * The proof of a webhook in this story, if the provider has several, and the fields of the form that it needs.
   */
  proof?: WebhookVerification
  proofFields?: readonly string[]
}

type OwnSettings = Partial<StorySettings>

const bank: OwnSettings = {
  hosts: ['charges', 'payouts'],
  account: ({ publicKey, secretKey }) => ({
    publicKey: `${publicKey}-in|${publicKey}-out`,
    secretKey: `${secretKey}-in|${secretKey}-out`,
  }),
  afterRefund: 'CHARGEBACK',
}
/** The specification reports these payouts as approved at once, although the bank has only accepted them. */
const approvedAtOnce = { status: 'APPROVED', certainty: 'UNCONFIRMED' }

const signed: OwnSettings = {
  platform: { privateKey: signingKeys.privateKey },
  account: () => ({ withdrawKey: signingKeys.publicKey }),
  afterRefund: 'CHARGEBACK',
  /** Status words of withdraws are documented by example only, so a new payout is shown but not relied upon. */
  afterWithdraw: { status: 'PENDING' },
  receiver: () =>
    aReceiver({
      identityPhotos: {
        photoDocument: 'document',
        photoPersonWithDocument: 'person',
        addressProof: 'address',
        balanceSheet: 'balance',
      },
    }),
}

const company = () =>
  aReceiver({ name: 'Loja da Maria Ltda', document: '11.222.333/0001-81', documentType: 'CNPJ' })

const panelPassword: OwnSettings = {
  account: ({ webhookSecret }) => ({ webhookSecret: `user:${webhookSecret}` }),
  proof: 'token',
}

const ownSettings: Partial<Record<ProviderName, OwnSettings>> = {
  ABMEXSPLIT: { receiver: company },
  ASAAS: {
    account: ({ webhookSecret }) => ({ webhookSecret: `${webhookSecret}-of-thirty-two-letters` }),
    credentials: () => ({ notificationEmail: 'loja@exemplo.com.br' }),
    refundsNot: ['BILLET'],
  },
  ARKAMA: { afterRefund: 'CHARGEBACK' },
  AXISBANK: { afterRefund: 'CHARGEBACK' },
  FIREBANK: { afterRefund: 'CHARGEBACK', refundsWhole: true },
  FLOW2PAY: { afterRefund: 'CHARGEBACK' },
  IUGU: { ...signed, refundsNot: ['BILLET'] },
  IUGUBAAS: { ...signed, refundsNot: ['BILLET'] },
  NOXPAY: { payoutOperation: 'create' },
  ONZ: { ...bank, afterWithdraw: approvedAtOnce },
  PAGARME: panelPassword,
  PAGARMEBAAS: panelPassword,
  PODPAY: { ...bank, afterWithdraw: approvedAtOnce },
  PAGSTAR: { credentials: ({ withdrawKey }) => ({ tenantId: withdrawKey }) },
  SUITPAY: { proofFields: ['secretKey'] },
  SIMPAY: {
    credentials: ({ secretKey }) => ({ hmacKey: secretKey, accountNumber: '12345', accountBranch: '0001' }),
    afterRefund: 'CHARGEBACK',
  },
  TRANSFEERA: {
    hosts: ['charges', 'charges'],
    refundsNot: ['CREDIT_CARD', 'BILLET'],
    payoutOperation: 'capture',
  },
  TREEAL: bank,
  VIATECH: { afterRefund: 'CHARGEBACK' },
  VOLUTI: { ...bank, afterWithdraw: approvedAtOnce },
  WITETEC: {
    installments: 1,
    credentials: ({ publicKey, withdrawKey }) => ({
      merchantId: 'merchant-1',
      email: publicKey,
      password: withdrawKey,
    }),
  },
}

/** Every generation of an API except the first, whose story has the provider's own name. */
const settingsOfGenerations: Readonly<Record<string, OwnSettings>> = {
  'CASHTIME gateway': { acquirer: 'SPACEFY' },
  'NOXPAY v2': { payoutOperation: 'create' },
  'PAGARME v5': panelPassword,
  'PAGSTAR bank': { ...bank, acquirer: 'ONZ' },
  'PLUGGOU second': { acquirer: 'PLUGGOU-CURRENT' },
  'PODPAY app': { acquirer: 'PODPAY-APP', refundsWhole: true },
  'PODPAY gateway': { acquirer: 'HAWKPAY' },
  'REFLOWPAY cashin': { acquirer: 'REFLOWPAY-CASH', hosts: ['charges', 'payouts'] },
  'SIMPAY sales': { acquirer: 'SIMPAY-SALES' },
  'WITETEC second': { acquirer: 'WITETEC-SECOND', installments: 1 },
}

export function settingsOf({ name, generation, calls }: Story): StorySettings {
  const own = generation === undefined ? ownSettings[name] : settingsOfGenerations[`${name} ${generation}`]
  return {
    receiver: aReceiver,
    ...own,
    ...(calls && { credentials: () => ({ calls }), refundsWhole: calls === 'user' }),
  }
}
