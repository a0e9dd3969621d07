import { isCalendarDay } from '@balcao/domain/calendar'
import { problem } from '@balcao/domain/texts/input-problems'
import { z } from 'zod'

const day = z.string().refine(isCalendarDay, problem('invalid'))

/** A period of the audit trail by its first and last day. */
export const trailInput = z
  .strictObject({ fromDay: day, toDay: day })
  .refine(({ fromDay, toDay }) => fromDay <= toDay, { error: problem('invalid'), path: ['toDay'] })
