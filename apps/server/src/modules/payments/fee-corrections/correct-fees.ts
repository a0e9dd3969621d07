import { and, eq, inArray, sql } from 'drizzle-orm'
import { feeCorrections, payments } from '#db/schema/payments.ts'
import { adjustBalance } from '#modules/ledger/adjust-balance.ts'
import type { Scope } from '#scope.ts'
import type { FeeCorrectionTerms } from './fee-correction.input.ts'
import { weighTerms } from './weigh-terms.ts'

/**
 * Stores the corrected fee of each sale and moves the difference between the seller and the platform's fees,
 * in one journal.
 */
export async function correctFees(
  scope: Scope,
  terms: FeeCorrectionTerms,
  { key, subject }: { key: string; subject: { kind: 'PROPOSAL'; id: string } },
): Promise<void> {
  const { tx, platformId, now } = scope
  const corrections = await weighTerms(scope, terms, { isLocked: true })
  await tx.insert(feeCorrections).values(
    corrections.map(({ paymentId, number, feeCents, fixedFeeCents, returnableCents, ...sale }) => ({
      platformId,
      proposalId: subject.id,
      paymentId,
      number: number + 1,
      feeCents,
      fixedFeeCents,
      amountCents: sale.wasCents - sale.becomesCents,
      returnableCents,
      createdAt: now,
    })),
  )
  await tx
    .update(payments)
    .set({ correctedCents: givenBy(platformId) })
    .where(
      inArray(
        payments.id,
        corrections.map(({ paymentId }) => paymentId),
      ),
    )
  await adjustBalance(scope, {
    rule: 'fee.corrected',
    key,
    owner: { userId: terms.sellerId, purse: 'user' },
    currency: terms.currency,
    amountCents: terms.wasCents - terms.becomesCents,
    subject,
  })
}

/** The sum that all corrections of a payment gave to its seller. */
function givenBy(platformId: string) {
  const ofPayment = and(eq(feeCorrections.platformId, platformId), eq(feeCorrections.paymentId, payments.id))
  return sql`(select sum(${feeCorrections.amountCents}) from ${feeCorrections} where ${ofPayment})`
}
