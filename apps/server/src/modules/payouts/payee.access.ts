import type { AccessFacts, Holdings, ObjectRow, PayoutHoldings } from '#rpc/testing/access-facts.ts'

type Payee = (holdings: Holdings) => PayoutHoldings

const seller: Payee = ({ payouts }) => payouts
const manager: Payee = ({ managerPayouts }) => managerPayouts

/** A procedure on one record, by the name of the id field and the owner's record. */
const on = (
  of: Payee,
  field: 'bankAccountId' | 'withdrawalId',
  holding: keyof PayoutHoldings,
  more: object = {},
): ObjectRow => ({
  [field]: (own) => ({ [field]: of(own)[holding], ...more }),
})

function bankAccounts(at: string, payee: Payee): AccessFacts {
  return {
    at,
    objects: {
      setDefault: on(payee, 'bankAccountId', 'bankAccountId'),
      remove: on(payee, 'bankAccountId', 'removableBankAccountId'),
    },
  }
}

function withdrawals(at: string, payee: Payee): AccessFacts {
  const request = on(payee, 'bankAccountId', 'bankAccountId', {
    requestId: '00000000-0000-4000-8000-00000000000b',
    amountCents: 5_000,
    shownFeeCents: 1_000,
  })
  return {
    at,
    objects: {
      get: on(payee, 'withdrawalId', 'withdrawalId'),
      cancel: on(payee, 'withdrawalId', 'cancelableWithdrawalId'),
      readInvoice: { withdrawalId: 'Of anybody else it is not found, says `invoices.test.ts`.' },
      request: {
        ...request,
        requestId: 'It is made by the browser, and looked for among one’s own requests alone.',
      },
    },
  }
}

function conversions(at: string): AccessFacts {
  return {
    at,
    objects: {
      convert: {
        requestId: 'It is made by the browser, and looked for among one’s own conversions alone.',
      },
    },
  }
}

export const payeeAccess: readonly AccessFacts[] = [
  bankAccounts('seller.bankAccounts', seller),
  conversions('seller.conversions'),
  withdrawals('seller.withdrawals', seller),
  bankAccounts('manager.bankAccounts', manager),
  conversions('manager.conversions'),
  withdrawals('manager.withdrawals', manager),
]
