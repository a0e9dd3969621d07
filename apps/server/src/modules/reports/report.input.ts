import { reports } from '@balcao/domain/reports/reports'
import { z } from 'zod'

export const reportPeriodInput = z.object({
  from: z.iso.datetime(),
  /** Missing for up to now. */
  to: z.iso.datetime().optional(),
  productId: z.uuid().optional(),
})

export const reportInput = reportPeriodInput.extend({ report: z.enum(reports) })
export type ReportInput = z.output<typeof reportInput>
