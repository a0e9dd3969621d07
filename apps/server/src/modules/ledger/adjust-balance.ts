import type { Cents } from '@balcao/domain/money/money'
import type { Currency } from '@balcao/domain/vocabulary'
import { invariant } from '#kit/invariant.ts'
import type { Scope } from '#scope.ts'
import { accounts } from './account-kinds.ts'
import { transfer } from './entries.ts'
import { lockPurses, type PurseOwner } from './lock-purses.ts'
import { takeBack } from './lots/take-back.ts'
import { type JournalToPost, post } from './post.ts'
import { recoverDebt } from './recover-debt.ts'

/** The platform's account on the other side of each rule. */
const platformAccounts = {
  'balance.adjusted': accounts.platformAdjustment,
  'fee.corrected': accounts.platformFee,
} as const

/**
 * Adds the platform's money to a person's balance, which pays a debt first, or takes money from it, in the
 * order that covers every debit. A key adjusts once: a second call throws, so that the lots it has taken by
 * then are rolled back.
 */
export async function adjustBalance(
  scope: Scope,
  adjustment: {
    rule: keyof typeof platformAccounts
    key: string
    owner: PurseOwner
    currency: Currency
    /** Positive for money given to the person. */
    amountCents: Cents
    subject: JournalToPost['subject']
  },
): Promise<void> {
  const { rule, key, owner, currency, amountCents, subject } = adjustment
  const { userId, purse } = owner
  const journal = { rule, key, subject, currency }
  const platform = platformAccounts[rule]
  if (amountCents > 0) {
    await lockPurses(scope, [owner], currency)
    const entries = transfer(platform, accounts.available(userId, purse), amountCents)
    invariant(await post(scope, { ...journal, entries }), `${key} is adjusted once`)
    await recoverDebt(scope, owner, currency)
    return
  }
  const role = purse === 'manager' ? 'MANAGER' : 'PRODUCER'
  const contributions = [{ userId, role, amountCents: -amountCents } as const]
  const taken = await takeBack(scope, { key, currency, paymentId: null, contributions })
  const entries = [...taken, { account: platform, amountCents }]
  invariant(await post(scope, { ...journal, entries }), `${key} is adjusted once`)
}
