import type { ProviderName } from '#provider-names.ts'

export type SpecifiedTable = {
  providers: readonly ProviderName[]
  table: 'transaction' | 'withdraw' | 'receiver' | 'webhook'
  words: Readonly<Record<string, string>>
  otherwise?: string
}

/** Section 4 of the specification, for every provider it names. */
export const specifiedTables: readonly SpecifiedTable[] = [
  {
    providers: ['ONZ', 'PODPAY', 'TREEAL', 'VOLUTI'],
    table: 'transaction',
    words: {
      ATIVA: 'PENDING',
      REMOVIDA_PELO_PSP: 'PENDING',
      LIQUIDATED: 'APPROVED',
      CONCLUIDA: 'APPROVED',
      REFUND: 'CHARGEBACK',
    },
    otherwise: 'REJECTED',
  },
  {
    providers: ['BRAVIVE'],
    table: 'transaction',
    words: {
      PENDING: 'PENDING',
      APPROVED: 'APPROVED',
      REFUNDED: 'REFUNDED',
      REJECTED: 'REJECTED',
      CANCELED: 'REJECTED',
      CHARGEBACK: 'CHARGEBACK',
      IN_DISPUTE: 'CHARGEBACK',
    },
    otherwise: 'PENDING',
  },
  { providers: ['CRMCOIN'], table: 'transaction', words: { Paid: 'APPROVED' }, otherwise: 'PENDING' },
  {
    providers: ['CASHTIME'],
    table: 'transaction',
    words: {
      paid: 'APPROVED',
      received: 'APPROVED',
      confirmed: 'APPROVED',
      refused: 'REJECTED',
      refunded: 'REJECTED',
      infraction: 'REJECTED',
    },
    otherwise: 'PENDING',
  },
  {
    providers: ['FLOW2PAY'],
    table: 'transaction',
    words: { PixIn: 'APPROVED', PixInReversal: 'CHARGEBACK' },
    otherwise: 'PENDING',
  },
  {
    providers: ['WITETEC'],
    table: 'transaction',
    words: {
      pending: 'PENDING',
      not_authorized: 'PENDING',
      completed: 'APPROVED',
      chargeback: 'CHARGEBACK',
    },
    otherwise: 'REJECTED',
  },
  {
    providers: ['PLUGGOU'],
    table: 'transaction',
    words: { PENDING: 'PENDING', PROCESSING: 'PENDING', APPROVED: 'APPROVED', REFUNDED: 'REFUNDED' },
    otherwise: 'REJECTED',
  },
  {
    providers: ['HAWKPAY', 'LUMION'],
    table: 'transaction',
    words: {
      pending: 'PENDING',
      waiting_payment: 'PENDING',
      paid: 'APPROVED',
      approved: 'APPROVED',
      refunded: 'REFUNDED',
      chargeback: 'CHARGEBACK',
    },
    otherwise: 'REJECTED',
  },
  {
    providers: ['ABMEX', 'SPACEFY', 'AKTAPAY', 'PAGUESAFE'],
    table: 'transaction',
    words: {
      processing: 'PENDING',
      authorized: 'PENDING',
      waiting_payment: 'PENDING',
      partially_paid: 'PENDING',
      paid: 'APPROVED',
      refunded: 'REFUNDED',
      refused: 'REJECTED',
      canceled: 'REJECTED',
      chargedback: 'CHARGEBACK',
    },
    otherwise: 'REJECTED',
  },
  {
    providers: ['FIREBANK', 'ARKAMA', 'AXISBANK', 'VIATECH', 'IUGU', 'IUGUBAAS'],
    table: 'transaction',
    words: { refunded: 'CHARGEBACK' },
    otherwise: 'REJECTED',
  },
  { providers: ['ZENET', 'NOXPAY', 'NEXTPAY'], table: 'transaction', words: {}, otherwise: 'PENDING' },

  {
    providers: ['CRMCOIN'],
    table: 'withdraw',
    words: { 0: 'PENDING', 1: 'PENDING', 2: 'APPROVED' },
    otherwise: 'CANCELED',
  },
  {
    providers: ['LEXXEN'],
    table: 'withdraw',
    words: { CREATED: 'PENDING', PROCESSING: 'PENDING', COMPLETED: 'APPROVED' },
    otherwise: 'REJECTED',
  },
  {
    providers: ['HAWKPAY', 'LUMION'],
    table: 'withdraw',
    words: {
      PENDING_ANALYSIS: 'PENDING',
      PENDING_QUEUE: 'PENDING',
      PROCESSING: 'PENDING',
      COMPLETED: 'APPROVED',
    },
    otherwise: 'REJECTED',
  },
  {
    providers: ['SPACEFY'],
    table: 'withdraw',
    words: { pending: 'PENDING', bank_processing: 'PENDING', success: 'APPROVED' },
    otherwise: 'REJECTED',
  },

  {
    providers: ['ONZ', 'PODPAY', 'TREEAL', 'VOLUTI'],
    table: 'webhook',
    words: { RECEIVE: 'PENDING', 'RECEIVE LIQUIDATED': 'APPROVED', REFUND: 'CHARGEBACK' },
  },
  {
    providers: ['VOLUTI'],
    table: 'webhook',
    words: {},
    otherwise: 'PENDING',
  },

  { providers: ['PAGARME'], table: 'receiver', words: { active: 'ACTIVE', rejected: 'REJECTED' } },
  {
    providers: ['IUGU'],
    table: 'receiver',
    words: { can_receive: 'ACTIVE', pending: 'PENDING' },
    otherwise: 'REJECTED',
  },
]

/** Providers whose receivers are neither PAGARME's nor IUGU's. */
export const otherReceivers: readonly ProviderName[] = ['ASAAS', 'TRANSFEERA', 'ABMEXSPLIT']

/** Providers whose unknown words are not REJECTED. */
export const otherwisePending: readonly ProviderName[] = [
  'ZENET',
  'NOXPAY',
  'NEXTPAY',
  'BRAVIVE',
  'FLOW2PAY',
  'CRMCOIN',
  'CASHTIME',
]
