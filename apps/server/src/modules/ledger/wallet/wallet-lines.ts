import type { z } from 'zod'
import { accounts } from '#modules/ledger/account-kinds.ts'
import type { PurseOwner } from '#modules/ledger/lock-purses.ts'
import type { StatementAccount, StatementFilters } from '#modules/ledger/statement.ts'
import { categoryRules } from './category-rules.ts'
import type { walletFilters } from './wallet.input.ts'

/** A person's filters as those of the books. */
export function walletLines(
  { account, currency, category, from, to }: z.output<typeof walletFilters>,
  owner: PurseOwner,
): { account: StatementAccount; filters: StatementFilters } {
  return {
    account: { code: accounts[account](owner.userId, owner.purse), currency },
    filters: {
      rules: category && categoryRules[category],
      from: from === undefined ? undefined : new Date(from),
      to: to === undefined ? undefined : new Date(to),
    },
  }
}
