import type { Cents } from '@balcao/domain/money/money'
import type { ShareRole } from '@balcao/domain/money/sale-split'
import type { LotKind } from '#db/schema/ledger.ts'
import { accounts, purseOf } from './account-kinds.ts'

/** Debits are positive, credits negative. */
export type Entry = {
  account: string
  amountCents: Cents
  /** Sale of the entry, in a journal about many sales. */
  paymentId?: string
}

type LotPlace = { userId: string; role: ShareRole; kind: LotKind }

/** Account of a lot before its release date. */
export function homeOf({ userId, role, kind }: LotPlace): string {
  return (kind === 'RESERVE' ? accounts.reserve : accounts.pending)(userId, purseOf(role))
}

export type SaleToPost = {
  providerAccountId: string
  chargedCents: Cents
  /** Without the manager's commission. */
  platformFeeCents: Cents
  interestCents: Cents
}

export function saleApproved(
  sale: SaleToPost,
  lots: readonly (LotPlace & { amountCents: Cents })[],
  { isHeld }: { isHeld: boolean },
): Entry[] {
  return [
    { account: accounts.acquirerReceivable(sale.providerAccountId), amountCents: sale.chargedCents },
    { account: accounts.platformFee, amountCents: -sale.platformFeeCents },
    { account: accounts.platformInterest, amountCents: -sale.interestCents },
    ...lots.map((lot) => ({
      account: isHeld ? accounts.held(lot.userId, purseOf(lot.role)) : homeOf(lot),
      amountCents: -lot.amountCents,
    })),
  ]
}

export function lotReleased(lot: LotPlace & { amountCents: Cents; paymentId: string }): Entry[] {
  const { paymentId, amountCents } = lot
  return [
    { account: homeOf(lot), amountCents, paymentId },
    { account: accounts.available(lot.userId, purseOf(lot.role)), amountCents: -amountCents, paymentId },
  ]
}

/** Moves the whole amount from one account to another. */
export function transfer(from: string, to: string, amountCents: Cents): Entry[] {
  return [
    { account: from, amountCents },
    { account: to, amountCents: -amountCents },
  ]
}
