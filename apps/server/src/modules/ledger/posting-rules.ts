import type { AccountKindName } from './account-kinds.ts'

type Rule = { when: string; debits: readonly AccountKindName[]; credits: readonly AccountKindName[] }

const everyLot = [
  'user:pending',
  'user:reserve',
  'user:held',
  'manager:pending',
  'manager:reserve',
  'manager:held',
] as const
const everybody = [...everyLot, 'user:available', 'user:debt', 'manager:available', 'manager:debt'] as const
const earnings = ['platform:fee', 'platform:interest'] as const
const spendable = ['user:available', 'manager:available'] as const
const inTransit = ['user:withdrawing', 'manager:withdrawing'] as const

/**
 * All posting rules: the accounts that a business fact may touch, and on which side. `post()` refuses an
 * entry that its rule does not list, and `docs/ledger.md` is generated from this table.
 */
export const postingRules = {
  'sale.approved': {
    when: 'The acquirer confirmed the payment: everybody has a part of it.',
    debits: ['acquirer:receivable'],
    credits: [...everyLot, ...earnings],
  },
  'share.paid_at_acquirer': {
    when: 'The acquirer divided the sale: it has paid a part to the person’s own account there, and owes us that much less.',
    debits: ['user:pending', 'manager:pending'],
    credits: ['acquirer:receivable'],
  },
  'commission.agreed': {
    when: 'Producer and affiliate agreed on a commission after the sale: a part of what the producer waits for is the affiliate’s.',
    debits: ['user:pending', 'user:reserve'],
    credits: ['user:pending', 'user:reserve'],
  },
  'acquirer.cost': {
    when: 'The acquirer keeps a part of a payment, by the table of its costs.',
    debits: ['platform:cost'],
    credits: ['acquirer:receivable'],
  },
  'acquirer.settled': {
    when: 'The acquirer paid what it owed into our balance there.',
    debits: ['acquirer:balance'],
    credits: ['acquirer:receivable'],
  },
  'lot.released': {
    when: "A lot's date came.",
    debits: ['user:pending', 'user:reserve', 'manager:pending', 'manager:reserve'],
    credits: spendable,
  },
  'lot.held': {
    when: 'A dispute, a refund or a review asks for money to stay where nobody spends it.',
    debits: [...everyLot, ...spendable],
    credits: ['user:held', 'manager:held'],
  },
  'lot.freed': {
    when: 'What was held goes back to where it was.',
    debits: ['user:held', 'manager:held'],
    credits: [...everyLot, ...spendable],
  },
  'sale.refunded': {
    when: 'The buyer got money back: everybody gives a part of it, from where it lies, and owes what is missing.',
    debits: [...everybody, ...earnings],
    credits: ['acquirer:receivable'],
  },
  'sale.charged_back': {
    when: 'The bank took the money back.',
    debits: [...everybody, ...earnings],
    credits: ['acquirer:receivable'],
  },
  'sale.restored': {
    when: 'The bank gave it back after a dispute that was won: everybody gets the same cents again.',
    debits: ['acquirer:receivable'],
    credits: [...everybody, ...earnings],
  },
  'refund.booked': {
    when: 'A refund was decided: everybody gives a part of it before the provider is asked.',
    debits: [...everybody, ...earnings],
    credits: ['buyer:refunds_due'],
  },
  'refund.settled': {
    when: 'The provider made a refund that was booked.',
    debits: ['buyer:refunds_due'],
    credits: ['acquirer:receivable'],
  },
  'refund.paid_outside': {
    when: 'People gave a refund that was booked back from the platform’s own bank: the acquirer has kept the money, and owes it.',
    debits: ['buyer:refunds_due'],
    credits: ['platform:paid_outside'],
  },
  'refund.undone': {
    when: 'The provider refused a refund that was booked: everybody gets the same cents again.',
    debits: ['buyer:refunds_due'],
    credits: [...everybody, ...earnings],
  },
  'dispute.fee': {
    when: 'A dispute was lost: the producer pays for the case.',
    debits: everybody,
    credits: ['platform:fee'],
  },
  'dispute.fee_returned': {
    when: 'A dispute that had been counted as lost was won: the producer gets the fee of the case back.',
    debits: ['platform:fee'],
    credits: ['user:available'],
  },
  'debt.arisen': {
    when: 'An account that lay below zero was brought to zero when debts got their own account.',
    debits: ['user:debt'],
    credits: ['user:available'],
  },
  'debt.recovered': {
    when: 'Somebody who owes has money again.',
    debits: [...everyLot, ...spendable],
    credits: ['user:debt', 'manager:debt'],
  },
  'debt.written_off': {
    when: 'Two people decided that a debt will not be paid.',
    debits: ['platform:loss'],
    credits: ['user:debt', 'manager:debt'],
  },
  'balance.adjusted': {
    when: 'Two people of the staff gave money to a balance, or took it from there and from what covers every debit.',
    debits: [...everybody, 'platform:adjustment'],
    credits: [...spendable, 'platform:adjustment'],
  },
  'fee.corrected': {
    when: 'Two people corrected the fee of past sales: the seller gets the difference, or gives it like every debit.',
    debits: [...everybody, 'platform:fee'],
    credits: [...spendable, 'platform:fee'],
  },
  'withdrawal.requested': {
    when: 'Somebody asked for money: value and fee leave what may be spent.',
    debits: spendable,
    credits: inTransit,
  },
  'withdrawal.paid': {
    when: 'It is proven that the money arrived: from an acquirer, or, paid by hand, from the platform’s own bank.',
    debits: inTransit,
    credits: ['acquirer:balance', 'acquirer:receivable', 'platform:paid_outside', 'platform:fee'],
  },
  'withdrawal.returned': {
    when: 'A withdrawal was refused, failed for certain, or came back.',
    debits: [
      ...inTransit,
      'acquirer:balance',
      'acquirer:receivable',
      'platform:paid_outside',
      'platform:fee',
    ],
    credits: spendable,
  },
  'anticipation.paid': {
    when: 'Lots were bought before their date: the price is spendable, the rest is earned.',
    debits: everyLot,
    credits: [...spendable, 'platform:anticipation'],
  },
  'balance.converted': {
    when: 'Somebody changed a balance in another currency into reais, at the rate and spread of the platform: one journal in each currency.',
    debits: [...spendable, 'platform:exchange'],
    credits: [...spendable, 'platform:exchange', 'platform:spread'],
  },
  'charge.billed': {
    when: 'The operator billed the platform.',
    debits: ['platform:cost'],
    credits: ['operator:charge'],
  },
  'charge.paid': {
    when: 'The operator found its money: the platform paid a bill from its own bank.',
    debits: ['operator:charge'],
    credits: ['platform:paid_outside'],
  },
  'charge.adjusted': {
    when: 'The operator added to a bill, or gave a credit on it.',
    debits: ['platform:cost', 'operator:charge'],
    credits: ['operator:charge', 'platform:cost'],
  },
  'charge.canceled': {
    when: 'The operator took a bill back.',
    debits: ['operator:charge'],
    credits: ['platform:cost'],
  },
  'money.unallocated': {
    when: 'Money came that no open sale explains.',
    debits: ['acquirer:receivable'],
    credits: ['suspense'],
  },
  'suspense.reduced': {
    when: 'Such money found its sale or went back.',
    debits: ['suspense'],
    credits: ['acquirer:receivable'],
  },
  'suspense.refundable': {
    when: 'A person decided that such money goes back to its payer.',
    debits: ['suspense'],
    credits: ['buyer:refunds_due'],
  },
  'suspense.kept': {
    when: 'A person decided that such money belongs to the platform.',
    debits: ['suspense'],
    credits: ['platform:fee'],
  },
} as const satisfies Record<string, Rule>

export type PostingRule = keyof typeof postingRules
