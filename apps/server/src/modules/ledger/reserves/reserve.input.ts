import { problem } from '@balcao/domain/texts/input-problems'
import { z } from 'zod'

const reason = z.string().trim().min(3, problem('too_short')).max(500, problem('too_long'))

/** Extends up to the end of the given day, in the time of São Paulo. */
export const extendReserveInput = z.strictObject({
  lotId: z.uuid(),
  until: z.iso.date(problem('invalid')),
  reason,
})
export type ExtendReserveInput = z.output<typeof extendReserveInput>
