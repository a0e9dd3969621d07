import { problem } from '@balcao/domain/input-problems'
import { locales } from '@balcao/domain/vocabulary'
import { z } from 'zod'
import { documentInput, emailInput, statementLine } from '../../payments/claims/purchase-claim.input.ts'

const reported = {
  ...statementLine,
  /** Where the reporter is answered; it need not be known here. */
  email: emailInput,
  message: z.string().trim().max(1000, problem('too_long')).default(''),
  locale: z.enum(locales),
}

/** A charge that somebody does not recognise: the line of the statement, and what only its holder knows beside it. */
export const chargeReportInput = z.discriminatedUnion('evidence', [
  z.strictObject({
    ...reported,
    evidence: z.literal('CARD'),
    lastFour: z.string().regex(/^\d{4}$/, problem('invalid')),
  }),
  z.strictObject({ ...reported, evidence: z.literal('DOCUMENT'), document: documentInput }),
])
export type ChargeReport = z.output<typeof chargeReportInput>
