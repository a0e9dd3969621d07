import { randomUUID } from 'node:crypto'
import { exchange, rateLifeMs } from '@balcao/domain/money/exchange'
import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq } from 'drizzle-orm'
import { balanceConversions } from '#db/schema/payouts.ts'
import { getUser } from '#modules/accounts/users/user.ts'
import { accounts } from '#modules/ledger/account-kinds.ts'
import { transfer } from '#modules/ledger/entries.ts'
import { lockPurses } from '#modules/ledger/lock-purses.ts'
import { ownPurse } from '#modules/ledger/own-purse.ts'
import { post } from '#modules/ledger/post.ts'
import { recoverDebt } from '#modules/ledger/recover-debt.ts'
import { payoutCurrency } from '#modules/payouts/withdrawals/withdrawal.ts'
import { findExchangeRate } from '#modules/platforms/prices/find-exchange-rate.ts'
import type { Caller } from '#rpc/caller.ts'
import type { ConversionInput } from './conversion.input.ts'

/**
 * Converts an available balance of another currency into reais, the currency of withdrawals. Each currency
 * has its own journal that sums to zero, both in one transaction. A repeated request changes nothing.
 */
export async function convertBalance(
  caller: Caller,
  input: ConversionInput,
): Promise<{ conversionId: string }> {
  const { tx, platformId, now } = caller
  const { requestId, currency, amountCents, shownCents } = input
  const owner = ownPurse(caller)
  const { blockedCashout } = await getUser(caller, owner.userId)
  await recoverDebt(caller, owner, currency)
  const purse = (await lockPurses(caller, [owner], currency))(owner)
  const repeated = await findRepeated(caller, owner.userId, input)
  if (repeated) return { conversionId: repeated.id }

  if (blockedCashout) throw new AppError('withdrawals_blocked')
  if (purse.debtCents > 0) throw new AppError('debt_open', { debtCents: purse.debtCents })
  const rate = await findExchangeRate(caller, currency)
  if (!rate || rate.savedAt.getTime() + rateLifeMs <= now.getTime())
    throw new AppError('exchange_rate_missing')
  const { grossCents, spreadCents, netCents } = exchange(amountCents, rate)
  if (netCents !== shownCents) throw new AppError('record_changed')
  if (netCents === 0) throw new AppError('conversion_too_small', { field: 'amountCents' })

  const id = randomUUID()
  const { rateMillionths, spreadBasisPoints } = rate
  await tx.insert(balanceConversions).values({
    ...owner,
    id,
    platformId,
    requestId,
    currency,
    amountCents,
    rateId: rate.id,
    rateMillionths,
    spreadBasisPoints,
    grossCents,
    spreadCents,
    createdAt: now,
  })
  const available = accounts.available(owner.userId, owner.purse)
  const journal = { rule: 'balance.converted', subject: { kind: 'CONVERSION', id } } as const
  await post(caller, {
    ...journal,
    key: `balance.converted:${id}:${currency}`,
    currency,
    entries: transfer(available, accounts.platformExchange, amountCents),
  })
  await post(caller, {
    ...journal,
    key: `balance.converted:${id}:${payoutCurrency}`,
    currency: payoutCurrency,
    entries: [
      { account: accounts.platformExchange, amountCents: grossCents },
      { account: available, amountCents: -netCents },
      { account: accounts.platformSpread, amountCents: -spreadCents },
    ],
  })
  await recoverDebt(caller, owner, payoutCurrency)
  return { conversionId: id }
}

/** Read under the lock of the purse, so that the second copy of a request finds the first. */
async function findRepeated({ tx }: Caller, userId: string, input: ConversionInput) {
  const [known] = await tx
    .select()
    .from(balanceConversions)
    .where(and(eq(balanceConversions.userId, userId), eq(balanceConversions.requestId, input.requestId)))
  if (known && (known.currency !== input.currency || known.amountCents !== input.amountCents))
    throw new AppError('withdrawal_conflict')
  return known
}
