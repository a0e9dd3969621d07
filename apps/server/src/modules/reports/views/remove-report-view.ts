import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq } from 'drizzle-orm'
import { reportViews } from '#db/schema/report-views.ts'
import type { Caller } from '#rpc/caller.ts'
import type { ReportViewIdInput } from './report-view.input.ts'

/** Removes a view. The job of a planned mail then finds no view and writes nothing. */
export async function removeReportView(
  { tx, session }: Caller,
  { viewId }: ReportViewIdInput,
): Promise<void> {
  const removed = await tx
    .delete(reportViews)
    .where(and(eq(reportViews.id, viewId), eq(reportViews.userId, session.userId)))
    .returning({ id: reportViews.id })
  if (removed.length === 0) throw new AppError('not_found')
}
