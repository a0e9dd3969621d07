import type { BuyingMessages } from './pt-br.ts'

export const messages = {
  method: { PIX: 'Pix', CREDIT_CARD: 'Credit card', BILLET: 'Boleto' },
  status: {
    PENDING: 'Waiting for payment',
    APPROVED: 'Paid',
    REJECTED: 'Declined',
    CANCELED: 'Canceled',
    REFUNDED: 'Refunded',
    CHARGEBACK: 'Disputed at the bank',
  },
  right: {
    LAW: (day) => `7 days to change your mind: until ${day}`,
    GUARANTEE: (day) => `Store guarantee until ${day}`,
  },
  support: {
    email: (name) => `Write to ${name}`,
    whatsApp: (name) => `${name} on WhatsApp`,
    none: 'The store gave no way to reach it.',
  },
  wayBack: {
    PIX: 'It goes back by Pix to the account that paid. Usually minutes, one business day at most.',
    CREDIT_CARD: 'It comes back as a credit on the same card, within two statements.',
    BILLET:
      'A boleto cannot be reversed by itself. The platform writes to the email of the purchase and pays it back to an account of whoever paid.',
  },
  request: {
    state: {
      WAITING_SELLER: 'Waiting for the store',
      REFUSED: 'Refused by the store',
      IN_MEDIATION: 'Platform is reviewing',
      APPROVED: 'Approved',
      DONE: 'Paid back',
      WITHDRAWN: 'You withdrew it',
      CLOSED_NO: 'Closed without a refund',
    },
    protocol: (protocol) => `Protocol ${protocol}`,
    steps: {
      received: 'Request received',
      waiting: (when) => `The store answers by ${when}. Without an answer the refund is approved.`,
      approved: 'Approved',
      refused: 'The store refused',
      mediation: (when) => `The platform decides by ${when}`,
      appealed: 'You asked the platform to decide',
      onItsWay: 'Money on its way',
      byPerson: 'The platform is paying it back and will write to the email of the purchase',
      returned: 'Paid back',
      withdrawn: 'You withdrew the request',
      closed: 'Closed without a refund',
      rejected: 'The platform upheld the store’s decision',
    },
    appealBy: (when) => `You can appeal until ${when}.`,
    withdraw: 'Withdraw the request',
    withdrawTitle: 'Withdraw the refund request?',
    withdrawText: 'You keep the purchase. Within the time limit you can ask again.',
    withdrawn: 'Request withdrawn.',
    appeal: 'Ask the platform to decide',
    appealTitle: 'Appeal the refusal',
    appealText: 'Tell what happened. The platform hears both sides and decides.',
    appealReason: 'What happened',
    appealed: 'Appeal sent. The platform will decide.',
  },
} satisfies BuyingMessages
