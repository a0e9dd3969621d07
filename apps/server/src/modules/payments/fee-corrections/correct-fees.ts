import { AppError } from '@balcao/domain/app-error'
import { feeCorrections } from '../../../db/schema/payments.ts'
import type { Scope } from '../../../scope.ts'
import { adjustBalance } from '../../ledger/adjust-balance.ts'
import type { FeeCorrectionTerms } from './fee-correction.input.ts'
import { addUp } from './preview-fee-correction.ts'
import { type SaleCorrection, weighCorrections } from './weigh-corrections.ts'

/** Works out anew what was proposed, and refuses when it is no longer that: a sale was refunded, paid or corrected meanwhile. */
export async function weighTerms(
  scope: Scope,
  terms: FeeCorrectionTerms,
  { isLocked }: { isLocked: boolean },
): Promise<SaleCorrection[]> {
  const { fixedCents, sales, wasCents, becomesCents, ...which } = terms
  const corrections = await weighCorrections(
    scope,
    {
      ...which,
      paidBefore: new Date(terms.paidBefore),
      fixedFees: { [terms.currency]: fixedCents },
    },
    { isLocked },
  )
  const found = addUp(corrections)
  if (found.sales !== sales || found.wasCents !== wasCents || found.becomesCents !== becomesCents)
    throw new AppError('record_changed')
  return corrections
}

/** Writes the corrected fee of each sale down and moves the difference between the seller and the platform's fees, in one journal. */
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
  await adjustBalance(scope, {
    rule: 'fee.corrected',
    key,
    owner: { userId: terms.sellerId, purse: 'user' },
    currency: terms.currency,
    amountCents: terms.wasCents - terms.becomesCents,
    subject,
  })
}
