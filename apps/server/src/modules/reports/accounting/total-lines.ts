import type { Currency } from '@balcao/domain/vocabulary'
import type { AccountingTotal } from '#db/schema/accounting.ts'
import type { BookLine } from './read-book-lines.ts'
import type { sumBookDays } from './sum-book-days.ts'

type LedgerSums = Awaited<ReturnType<typeof sumBookDays>>

/** Sums lines while they are read, by kind of account and currency, and compares the sums with the books. */
export function totalLines() {
  const totals = new Map<string, AccountingTotal>()
  const totalOf = (account: string, currency: Currency): AccountingTotal => {
    const key = `${account} ${currency}`
    const known = totals.get(key) ?? { account, currency, debitCents: 0, creditCents: 0, ledgerCents: 0 }
    totals.set(key, known)
    return known
  }
  let count = 0
  return {
    add({ account, currency, amountCents }: BookLine): void {
      count++
      const total = totalOf(account, currency)
      if (amountCents > 0) total.debitCents += amountCents
      else total.creditCents -= amountCents
    },
    /** The number of lines, and each account's sum here and in the books. */
    finish(ledger: LedgerSums): { count: number; totals: AccountingTotal[] } {
      for (const { account, currency, cents } of ledger) totalOf(account, currency).ledgerCents = cents
      const inOrder = [...totals.values()].sort(
        (a, b) => a.currency.localeCompare(b.currency) || a.account.localeCompare(b.account),
      )
      return { count, totals: inOrder }
    },
  }
}

/** Difference between the file and the books; a file with a difference is withheld. */
export function differenceOf({ debitCents, creditCents, ledgerCents }: AccountingTotal): number {
  return debitCents - creditCents - ledgerCents
}
