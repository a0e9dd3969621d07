import type { AccessFacts, Holdings, ObjectRow, PayoutHoldings } from '#rpc/testing/access-facts.ts'

const invoiced = 'Of another platform, or of the other purse, it is not found, says `invoices.test.ts`.'

const reappeared =
  'Of another platform, or of the other purse, it is not found, says `close-attention.test.ts`.'

type Of = (holdings: Holdings) => object

const on = (field: string, input: Of): ObjectRow => ({
  [field]: input,
})

function withdrawals(at: string, of: (holdings: Holdings) => PayoutHoldings): AccessFacts {
  const row = (input: (held: PayoutHoldings) => object) =>
    on('withdrawalId', (holdings) => input(of(holdings)))
  return {
    at,
    objects: {
      get: row(({ withdrawalId }) => ({ withdrawalId })),
      getEnded: row(({ endedWithdrawalId }) => ({ withdrawalId: endedWithdrawalId })),
      readInvoice: { withdrawalId: invoiced },
      readEndedInvoice: { withdrawalId: invoiced },
      approve: row(({ withdrawalId, seen }) => ({ withdrawalId, seen })),
      refuse: row(({ refusableWithdrawalId }) => ({
        withdrawalId: refusableWithdrawalId,
        reason: 'Documento vencido',
      })),
      hold: row(({ holdableWithdrawalId }) => ({
        withdrawalId: holdableWithdrawalId,
        days: 3,
        reason: 'Falta o comprovante',
      })),
      release: row(({ holdableWithdrawalId }) => ({
        withdrawalId: holdableWithdrawalId,
        reason: 'Comprovante recebido',
      })),
      retry: row(({ sentWithdrawalId }) => ({ withdrawalId: sentWithdrawalId })),
      prove: row(({ sentWithdrawalId, sentSeen }) => ({
        withdrawalId: sentWithdrawalId,
        seen: sentSeen,
        outcome: 'PAID',
        reason: 'Conferido no extrato',
      })),
      closeAttention: { withdrawalId: reappeared },
    },
  }
}

export const adminPayoutsAccess: readonly AccessFacts[] = [
  withdrawals('admin.withdrawals', ({ payouts }) => payouts),
  withdrawals('admin.managerWithdrawals', ({ managerPayouts }) => managerPayouts),
  {
    at: 'admin.bankAccounts',
    objects: {
      verify: on('bankAccountId', ({ payouts }) => ({ bankAccountId: payouts.unverifiedBankAccountId })),
      refuse: on('bankAccountId', ({ payouts }) => ({
        bankAccountId: payouts.refusableBankAccountId,
        reason: 'Titular diferente',
      })),
    },
  },
  {
    at: 'admin.settlements',
    objects: {
      record: on('accountId', ({ providerAccountId: accountId }) => ({
        accountId,
        reference: 'EXT-1',
        amountCents: 1,
      })),
    },
  },
  {
    at: 'admin.payouts',
    objects: {
      saveAccount: on('providerAccountId', ({ providerAccountId }) => ({
        providerAccountId,
        priority: 1,
        status: 'ACTIVE',
        payoutMaxCents: null,
        dailyMaxCents: null,
      })),
      plan: {
        userId: 'A person without a plan of their own on this platform is shown the platform’s.',
      },
    },
  },
]
