import type { ShareRole } from '@balcao/domain/money/sale-split'

type AccountKind = {
  /** Usual side of the balance: assets and receivables are debits, liabilities and earnings credits. */
  side: 'DEBIT' | 'CREDIT' | 'EITHER'
  /**
   * The balance is stored, every posting locks it, and PostgreSQL refuses a posting that moves it to the
   * other side.
   */
  isLocked: boolean
  holds: string
}

const ofPerson = {
  pending: {
    side: 'CREDIT',
    isLocked: false,
    holds: 'parts of sales that wait for their date: the open lots',
  },
  reserve: {
    side: 'CREDIT',
    isLocked: false,
    holds: 'parts kept longer, as a buffer for refunds and disputes',
  },
  held: { side: 'CREDIT', isLocked: true, holds: 'money that waits for a decision: the held lots' },
  available: { side: 'CREDIT', isLocked: true, holds: 'what the person may spend now' },
  withdrawing: { side: 'CREDIT', isLocked: true, holds: 'asked for, and not proven to have arrived yet' },
  debt: { side: 'DEBIT', isLocked: true, holds: 'what the person owes after giving all that was there' },
} as const satisfies Record<string, AccountKind>

type PersonAccount = keyof typeof ofPerson

/**
 * Every kind of account. A person's account is `user:{id}:pending`, an acquirer's `acquirer:{id}:receivable`;
 * a kind is that name without the id. Pending and reserve are not locked, so that a sale locks no shared row:
 * their lots guard against spending twice.
 */
export const accountKinds = {
  'acquirer:receivable': {
    side: 'DEBIT',
    isLocked: false,
    holds: 'what an acquirer took in for us and owes us',
  },
  'acquirer:balance': {
    side: 'DEBIT',
    isLocked: false,
    holds: 'what lies at an acquirer and can be paid out',
  },
  'user:pending': ofPerson.pending,
  'user:reserve': ofPerson.reserve,
  'user:held': ofPerson.held,
  'user:available': ofPerson.available,
  'user:withdrawing': ofPerson.withdrawing,
  'user:debt': ofPerson.debt,
  'manager:pending': ofPerson.pending,
  'manager:reserve': ofPerson.reserve,
  'manager:held': ofPerson.held,
  'manager:available': ofPerson.available,
  'manager:withdrawing': ofPerson.withdrawing,
  'manager:debt': ofPerson.debt,
  'platform:fee': {
    side: 'CREDIT',
    isLocked: false,
    holds: 'fees earned, without what managers earn of them',
  },
  'platform:interest': {
    side: 'CREDIT',
    isLocked: false,
    holds: 'interest that buyers paid for installments',
  },
  'platform:anticipation': {
    side: 'CREDIT',
    isLocked: false,
    holds: 'fees earned by paying lots before their date',
  },
  'platform:cost': { side: 'DEBIT', isLocked: false, holds: 'what acquirers keep for their work' },
  'platform:loss': { side: 'DEBIT', isLocked: false, holds: 'debts that nobody will pay any more' },
  'platform:adjustment': {
    side: 'EITHER',
    isLocked: false,
    holds: 'what two people of the staff gave to balances, less what they took from them',
  },
  'platform:paid_outside': {
    side: 'CREDIT',
    isLocked: false,
    holds: 'what the platform paid from its own bank, where no acquirer holds its money',
  },
  'platform:exchange': {
    side: 'EITHER',
    isLocked: false,
    holds: 'what the platform took of a currency and gave in reais for it, until its own bank exchanges it',
  },
  'platform:spread': {
    side: 'CREDIT',
    isLocked: false,
    holds: 'what the platform kept of balances that were changed into reais',
  },
  'operator:charge': { side: 'CREDIT', isLocked: false, holds: 'what the platform owes the operator' },
  'buyer:refunds_due': {
    side: 'CREDIT',
    isLocked: false,
    holds: 'taken from everybody for refunds on their way',
  },
  suspense: { side: 'EITHER', isLocked: false, holds: 'money that no rule explains, each beside a case' },
} as const satisfies Record<string, AccountKind>

export type AccountKindName = keyof typeof accountKinds

/** Balances of one person: earnings as seller or partner are kept apart from earnings as manager. */
export type Purse = 'user' | 'manager'

export function purseOf(role: ShareRole): Purse {
  return role === 'MANAGER' ? 'manager' : 'user'
}

const personal =
  (kind: PersonAccount) =>
  (userId: string, purse: Purse = 'user') =>
    `${purse}:${userId}:${kind}`

export const accounts = {
  acquirerReceivable: (providerAccountId: string) => `acquirer:${providerAccountId}:receivable`,
  acquirerBalance: (providerAccountId: string) => `acquirer:${providerAccountId}:balance`,
  platformFee: 'platform:fee',
  platformInterest: 'platform:interest',
  platformAnticipation: 'platform:anticipation',
  platformCost: 'platform:cost',
  platformLoss: 'platform:loss',
  platformAdjustment: 'platform:adjustment',
  platformPaidOutside: 'platform:paid_outside',
  platformExchange: 'platform:exchange',
  platformSpread: 'platform:spread',
  operatorCharge: 'operator:charge',
  refundsDue: 'buyer:refunds_due',
  suspense: 'suspense',
  pending: personal('pending'),
  reserve: personal('reserve'),
  held: personal('held'),
  available: personal('available'),
  withdrawing: personal('withdrawing'),
  debt: personal('debt'),
} as const

export function accountKindOf(code: string): AccountKindName {
  const words = code.split(':')
  const name = words.length === 3 ? `${words[0]}:${words[2]}` : code
  if (!Object.hasOwn(accountKinds, name)) throw new Error(`There is no kind of account for ${code}`)
  return name as AccountKindName
}

export function isLockedAccount(code: string): boolean {
  return accountKinds[accountKindOf(code)].isLocked
}
