import type { paymentCases } from '#db/schema/payments.ts'
import type { CaseResolution } from './case.input.ts'

export type CaseKind = typeof paymentCases.$inferSelect.kind

export type MoneyOfCase = {
  /** Money held beside the sale in its own currency, and whether money in another currency is held. */
  heldCents: number
  hasForeignMoney: boolean
  /** True if the sale is unpaid, its price is held, and no other code of the order was paid. */
  canBeHonoured: boolean
}

/** Decisions that a case allows, by its kind and the money held. */
export function possibleResolutions(kind: CaseKind, money: MoneyOfCase): readonly CaseResolution[] {
  switch (kind) {
    case 'LATE_PAYMENT':
    case 'AMOUNT_MISMATCH':
    case 'DOUBLE_PAYMENT':
      if (money.hasForeignMoney) return ['RETURNED', 'KEEP']
      if (money.heldCents <= 0) return ['CLOSE']
      return money.canBeHonoured ? ['HONOUR', 'REFUND', 'KEEP'] : ['REFUND', 'KEEP']
    case 'UNPROVEN_RECEIPT':
      return ['CONFIRM']
    case 'PART_REFUND':
    case 'RECEIPT_OF_ANOTHER':
    case 'NO_ANSWER':
      return ['CLOSE']
  }
}
