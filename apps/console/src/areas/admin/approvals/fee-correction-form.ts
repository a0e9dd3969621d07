import { problem } from '@balcao/domain/texts/input-problems'
import type { Currency, PaymentMethod } from '@balcao/domain/vocabulary'
import { proposeFeeCorrectionInput } from '@balcao/server/modules/proposals/proposal.input'
import { z } from 'zod'

export type FeeCorrectionForm = {
  requestId: string
  whose: 'PLATFORM_PLAN' | 'ONE_SELLER'
  sellerId: string
  method: PaymentMethod
  from: string | null
  to: string | null
  basisPoints: number | null
  currency: Currency
  fixedCents: number | null
  reason: string
}

export const feeCorrectionSchema = z
  .custom<FeeCorrectionForm>()
  .superRefine(({ whose, sellerId, fixedCents }, context) => {
    if (whose === 'ONE_SELLER' && sellerId === '')
      context.addIssue({ code: 'custom', path: ['sellerId'], message: problem('required') })
    if (fixedCents === null)
      context.addIssue({ code: 'custom', path: ['fixedCents'], message: problem('required') })
  })
  .transform(({ requestId, reason, ...form }) => ({ ...correctionOf(form), requestId, reason }))
  .pipe(proposeFeeCorrectionInput)

/** Input for the server; null while a field is missing. */
export function typedCorrection(form: FeeCorrectionForm) {
  const { whose, sellerId, from, to, basisPoints, fixedCents } = form
  const isComplete =
    from &&
    to &&
    basisPoints !== null &&
    fixedCents !== null &&
    (whose === 'PLATFORM_PLAN' || sellerId !== '')
  return isComplete ? correctionOf(form) : null
}

function correctionOf(form: Omit<FeeCorrectionForm, 'requestId' | 'reason'>) {
  return {
    sellerId: form.whose === 'ONE_SELLER' ? form.sellerId : null,
    method: form.method,
    from: form.from ?? '',
    to: form.to ?? '',
    basisPoints: form.basisPoints ?? Number.NaN,
    fixedFees: { [form.currency]: form.fixedCents ?? 0 },
  }
}
