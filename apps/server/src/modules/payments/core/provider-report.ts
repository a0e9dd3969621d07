import type { Cents } from '@balcao/domain/money/money'
import type { Certainty, Currency, PaymentStatus } from '@balcao/domain/vocabulary'
import type { BoletoCode, CardChallenge } from '@balcao/providers/results'
import type { paymentEvents } from '#db/schema/payments.ts'

/** A report about a payment. Its source determines how it was proven, not its effect. */
export type ProviderReport = {
  source: typeof paymentEvents.$inferSelect.source
  /** The account that sent the report, if any. */
  providerAccountId?: string | undefined
  status: PaymentStatus
  certainty: Certainty
  /**
   * True if neither signed nor confirmed by the provider: the sale counts, and its money is held until a
   * person has confirmed it.
   */
  isUnproven?: boolean
  /** True if a dispute was decided in our favour: the only way from CHARGEBACK back to APPROVED. */
  isDisputeWon?: boolean
  /** True for a further dispute after a won one; otherwise the status repeats the old dispute. */
  isNewDispute?: boolean
  /** True if a person decided that money received after a decline pays the sale after all. */
  isHonoured?: boolean
  rawStatus?: string | undefined
  reason?: string | undefined
  transactionId?: string | undefined
  /** The amount requested. */
  amountCents?: Cents | undefined
  /** The totals paid and returned. */
  paidCents?: Cents | undefined
  refundedCents?: Cents | undefined
  /** The sum that people have just returned from the platform's own bank. */
  returnedOutsideCents?: Cents | undefined
  /** For a payment by two cards: the sum that banks took in disputes and did not give back. */
  lostCents?: Cents | undefined
  /** For a payment by two cards: the card with news, and the sum of its open refunds, which its returned money settles. */
  card?: { number: number; dueCents: Cents } | undefined
  /** True for the money of one card after the other card was refused: it is not the price, and is refunded. */
  isPart?: boolean
  currency?: Currency | undefined
  endToEndId?: string | undefined
  pixCode?: string | undefined
  billetCode?: string | undefined
  billetUrl?: string | undefined
  expiresAt?: Date | undefined
  challenge?: CardChallenge | undefined
  /** The code by which a boleto was paid: its Pix code or its bar code. */
  paidBy?: BoletoCode | undefined
}
