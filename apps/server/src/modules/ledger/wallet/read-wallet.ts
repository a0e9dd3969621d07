import type { Currency } from '@balcao/domain/vocabulary'
import { and, inArray } from 'drizzle-orm'
import { ledgerAccounts } from '#db/schema/ledger.ts'
import { accounts, type Purse } from '#modules/ledger/account-kinds.ts'
import { getBalance } from '#modules/ledger/get-balance.ts'
import type { Scope } from '#scope.ts'
import { walletAccounts } from './wallet.input.ts'

/** A person's money by place, for each currency they ever earned, reais first. */
export async function readWallet(
  scope: Scope,
  { userId, purse = 'user' }: { userId: string; purse?: Purse },
) {
  const purses = await Promise.all(
    (await currenciesOf(scope, userId, purse)).map(async (currency) => {
      const { nextRelease, ...balance } = await getBalance(scope, userId, currency, purse)
      const { availableCents, pendingCents, reserveCents, heldCents, withdrawingCents } = balance
      return {
        currency,
        ...balance,
        totalCents: availableCents + pendingCents + reserveCents + heldCents + withdrawingCents,
        nextRelease: nextRelease && { ...nextRelease, at: nextRelease.at.toISOString() },
      }
    }),
  )
  return { purses, at: scope.now.toISOString() }
}

async function currenciesOf({ tx }: Scope, userId: string, purse: Purse): Promise<Currency[]> {
  const codes = walletAccounts.map((name) => accounts[name](userId, purse))
  const rows = await tx
    .selectDistinct({ currency: ledgerAccounts.currency })
    .from(ledgerAccounts)
    .where(and(inArray(ledgerAccounts.code, codes)))
    .orderBy(ledgerAccounts.currency)
  const others = rows.map(({ currency }) => currency).filter((currency) => currency !== 'BRL')
  return ['BRL', ...others]
}
