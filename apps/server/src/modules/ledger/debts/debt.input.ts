import { problem } from '@balcao/domain/texts/input-problems'
import { currencies } from '@balcao/domain/vocabulary'
import { z } from 'zod'

export const debtStages = ['NOTICE', 'AGREEMENT', 'LEGAL'] as const

/** A person has one debt in each currency. */
export const debtInput = z.strictObject({ userId: z.uuid(), currency: z.enum(currencies) })
export type DebtInput = z.output<typeof debtInput>

export const debtNoteInput = debtInput.extend({
  stage: z.enum(debtStages),
  note: z.string().trim().min(3, problem('too_short')).max(1_000, problem('too_long')),
})
export type DebtNoteInput = z.output<typeof debtNoteInput>
