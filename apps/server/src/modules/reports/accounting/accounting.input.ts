import { isCalendarDay } from '@balcao/domain/calendar'
import { problem } from '@balcao/domain/texts/input-problems'
import { consoleLocales } from '@balcao/domain/vocabulary'
import { z } from 'zod'

const day = z.string().refine(isCalendarDay, problem('invalid'))

export const accountingFormats = ['XLSX', 'CSV'] as const

export const accountingExportInput = z
  .strictObject({
    /** Idempotency key, made by the browser when the dialog opens. */
    requestId: z.uuid(),
    format: z.enum(accountingFormats),
    fromDay: day,
    toDay: day,
    locale: z.enum(consoleLocales),
  })
  .refine(({ fromDay, toDay }) => fromDay <= toDay, { error: problem('invalid'), path: ['toDay'] })
export type AccountingExportInput = z.output<typeof accountingExportInput>

export const accountingExportIdInput = z.strictObject({ exportId: z.uuid() })
