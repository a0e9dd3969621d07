import type { Cents } from '@balcao/domain/money/money'
import { AppError } from '@balcao/domain/texts/app-error'
import type { Currency } from '@balcao/domain/vocabulary'
import { accounts } from '#modules/ledger/account-kinds.ts'
import { transfer } from '#modules/ledger/entries.ts'
import { lockPurses, type PurseOwner } from '#modules/ledger/lock-purses.ts'
import { type JournalToPost, post } from '#modules/ledger/post.ts'
import type { Scope } from '#scope.ts'

/**
 * Writes off a debt, or a part of it, as the platform's loss. Refused if less is owed by now. The same key
 * writes off once.
 */
export async function writeOffDebt(
  scope: Scope,
  loss: {
    key: string
    owner: PurseOwner
    currency: Currency
    amountCents: Cents
    subject: JournalToPost['subject']
  },
): Promise<void> {
  const { key, owner, currency, amountCents, subject } = loss
  const { debtCents } = (await lockPurses(scope, [owner], currency))(owner)
  if (debtCents < amountCents) throw new AppError('record_changed')
  const entries = transfer(accounts.platformLoss, accounts.debt(owner.userId, owner.purse), amountCents)
  await post(scope, { rule: 'debt.written_off', key, subject, currency, entries })
}
