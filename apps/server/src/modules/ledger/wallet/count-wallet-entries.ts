import type { z } from 'zod'
import { ownPurse } from '#modules/ledger/own-purse.ts'
import { countStatement } from '#modules/ledger/statement.ts'
import type { Caller } from '#rpc/caller.ts'
import type { walletFilters } from './wallet.input.ts'
import { walletLines } from './wallet-lines.ts'

/** Number of lines of one of the caller's accounts, up to a limit. */
export function countWalletEntries(caller: Caller, input: z.output<typeof walletFilters>) {
  const { account, filters } = walletLines(input, ownPurse(caller))
  return countStatement(caller, account, filters)
}
