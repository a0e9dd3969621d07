import { isCalendarDay } from '@balcao/domain/calendar'
import { dateRanges } from '@balcao/domain/options/date-ranges'
import { reportSchedules, reports } from '@balcao/domain/reports/reports'
import { problem } from '@balcao/domain/texts/input-problems'
import { z } from 'zod'

const day = z.string().refine(isCalendarDay)

export const reportViewInput = z.strictObject({
  /** Replaces a view of the same name. */
  name: z.string().trim().min(1, problem('required')).max(60, problem('too_long')),
  report: z.enum(reports),
  filters: z.strictObject({
    range: z.enum(dateRanges).optional(),
    from: day.optional(),
    to: day.optional(),
    productId: z.uuid().optional(),
  }),
})
export type ReportViewInput = z.output<typeof reportViewInput>

export const reportViewIdInput = z.strictObject({ viewId: z.uuid() })
export type ReportViewIdInput = z.output<typeof reportViewIdInput>

export const reportScheduleInput = reportViewIdInput.extend({
  /** Null for no mails. */
  schedule: z.enum(reportSchedules).nullable(),
})
export type ReportScheduleInput = z.output<typeof reportScheduleInput>
