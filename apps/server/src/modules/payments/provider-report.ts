import type { Cents } from '@balcao/domain/money'
import type { Certainty, Currency, PaymentStatus } from '@balcao/domain/vocabulary'
import type { paymentEvents } from '../../db/schema/payments.ts'

/** What somebody says about a payment. Who says it decides how it was proven before it came here, not what happens next. */
export type ProviderReport = {
  source: typeof paymentEvents.$inferSelect.source
  /** The account that reported it, if an account did. */
  providerAccountId?: string | undefined
  status: PaymentStatus
  certainty: Certainty
  /** Neither signed nor confirmed by the provider: the sale counts, and its money is held until a person has seen it. */
  isUnproven?: boolean
  /** A dispute was decided for us: the only way from CHARGEBACK back to APPROVED. */
  isDisputeWon?: boolean
  /** A further dispute after one that was won; without it such a word repeats the old one. */
  isNewDispute?: boolean
  /** A person decided that money which came after a refusal pays the sale after all. */
  isHonoured?: boolean
  rawStatus?: string | undefined
  reason?: string | undefined
  transactionId?: string | undefined
  /** What was asked for. */
  amountCents?: Cents | undefined
  /** What was really paid and what went back, in all. */
  paidCents?: Cents | undefined
  refundedCents?: Cents | undefined
  /** What people have just given back from the platform's own bank. */
  returnedOutsideCents?: Cents | undefined
  currency?: Currency | undefined
  endToEndId?: string | undefined
  pixCode?: string | undefined
  billetCode?: string | undefined
  billetUrl?: string | undefined
  expiresAt?: Date | undefined
}
