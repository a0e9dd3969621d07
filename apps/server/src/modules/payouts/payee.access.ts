import {
  type AccessFacts,
  type Holdings,
  type ObjectRow,
  type PayoutHoldings,
  probe,
} from '#rpc/testing/access-facts.ts'

type Payee = { caller: 'seller' | 'portfolioManager'; of: (holdings: Holdings) => PayoutHoldings }

const seller: Payee = { caller: 'seller', of: ({ payouts }) => payouts }
const manager: Payee = { caller: 'portfolioManager', of: ({ managerPayouts }) => managerPayouts }

/** A call on one record, by the name of its id among the owner's records. */
const on = (
  { caller, of }: Payee,
  field: 'bankAccountId' | 'withdrawalId',
  holding: keyof PayoutHoldings,
  more: object = {},
): ObjectRow => ({
  caller,
  ids: {
    [field]: probe({
      own: (own) => ({ [field]: of(own)[holding], ...more }),
      foreign: (_own, foreign) => ({ [field]: of(foreign)[holding], ...more }),
      refusal: 'not_found',
    }),
  },
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
      readInvoice: {
        caller: payee.caller,
        ids: { withdrawalId: { because: 'Of anybody else it is not found, says `invoices.test.ts`.' } },
      },
      request: {
        ...request,
        ids: {
          ...request.ids,
          requestId: { because: 'It is made by the browser, and looked for among one’s own requests alone.' },
        },
      },
    },
  }
}

function conversions(at: string, { caller }: Payee): AccessFacts {
  return {
    at,
    objects: {
      convert: {
        caller,
        ids: {
          requestId: {
            because: 'It is made by the browser, and looked for among one’s own conversions alone.',
          },
        },
      },
    },
  }
}

export const payeeAccess: readonly AccessFacts[] = [
  bankAccounts('seller.bankAccounts', seller),
  conversions('seller.conversions', seller),
  withdrawals('seller.withdrawals', seller),
  bankAccounts('manager.bankAccounts', manager),
  conversions('manager.conversions', manager),
  withdrawals('manager.withdrawals', manager),
]
