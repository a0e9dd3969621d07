import { problem } from '@balcao/domain/texts/input-problems'
import { locales } from '@balcao/domain/vocabulary'
import { z } from 'zod'
import { documentInput, emailInput, statementLine } from '#modules/payments/claims/purchase-claim.input.ts'

const reported = {
  ...statementLine,
  /** The reporter's address for the answer, which need not be known here. */
  email: emailInput,
  message: z.string().trim().max(1000, problem('too_long')).default(''),
  locale: z.enum(locales),
}

/** An unrecognised charge: the line of the statement, and a fact that only the card holder knows. */
export const chargeReportInput = z.discriminatedUnion('evidence', [
  z.strictObject({
    ...reported,
    evidence: z.literal('CARD'),
    lastFour: z.string().regex(/^\d{4}$/, problem('invalid')),
  }),
  z.strictObject({ ...reported, evidence: z.literal('DOCUMENT'), document: documentInput }),
])
export type ChargeReport = z.output<typeof chargeReportInput>
