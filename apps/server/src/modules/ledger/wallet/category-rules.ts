import type { PostingRule } from '#modules/ledger/posting-rules.ts'
import type { WalletCategory } from './wallet.input.ts'

/** Category of each rule on a person's statement. Rules that touch no purse have none. */
export const categoryRules = {
  SALE: ['sale.approved', 'commission.agreed'],
  RELEASE: ['lot.released'],
  REFUND: ['sale.refunded', 'refund.booked', 'refund.undone'],
  CHARGEBACK: ['sale.charged_back', 'sale.restored', 'dispute.fee', 'dispute.fee_returned'],
  HOLD: ['lot.held', 'lot.freed'],
  WITHDRAWAL: ['withdrawal.requested', 'withdrawal.paid', 'withdrawal.returned'],
  ANTICIPATION: ['anticipation.paid'],
  CONVERSION: ['balance.converted'],
  ADJUSTMENT: ['balance.adjusted', 'fee.corrected'],
  DEBT: ['debt.arisen', 'debt.recovered', 'debt.written_off'],
} as const satisfies Record<WalletCategory, readonly PostingRule[]>

export type WalletRule = (typeof categoryRules)[WalletCategory][number]

export function categoryOf(rule: PostingRule): WalletCategory {
  const found = Object.entries(categoryRules).find(([, rules]) => rules.some((one) => one === rule))
  if (!found) throw new Error(`${rule} moves nobody's own money`)
  return found[0] as WalletCategory
}
