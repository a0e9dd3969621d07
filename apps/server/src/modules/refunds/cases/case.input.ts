import { z } from 'zod'
import { decisionReason } from '#modules/refunds/refund.input.ts'

/**
 * HONOUR: the money pays the sale after all. REFUND: it is returned to its payer. KEEP: it belongs to the
 * platform. RETURNED: it was returned by hand at the acquirer. CONFIRM: it was found in the acquirer's
 * statement. CLOSE: there is nothing to move.
 */
export const caseResolutions = ['HONOUR', 'REFUND', 'KEEP', 'RETURNED', 'CONFIRM', 'CLOSE'] as const
export type CaseResolution = (typeof caseResolutions)[number]

export const caseInput = z.strictObject({ caseId: z.uuid() })
export type CaseInput = z.output<typeof caseInput>

export const resolveCaseInput = z.strictObject({
  caseId: z.uuid(),
  resolution: z.enum(caseResolutions),
  reason: decisionReason,
})
export type CaseToResolve = z.output<typeof resolveCaseInput>
