import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq, ne } from 'drizzle-orm'
import { reportViews } from '#db/schema/report-views.ts'
import { invariant } from '#kit/invariant.ts'
import type { Caller } from '#rpc/caller.ts'
import type { ReportViewInput } from './report-view.input.ts'

const viewsMax = 30

/** Saves the report and its filters under a name. Replaces a view of the same name, which keeps its schedule. */
export async function saveReportView(
  { tx, platformId, now, session }: Caller,
  { name, report, filters }: ReportViewInput,
): Promise<{ viewId: string }> {
  const { userId } = session
  const others = await tx.$count(
    reportViews,
    and(eq(reportViews.platformId, platformId), eq(reportViews.userId, userId), ne(reportViews.name, name)),
  )
  if (others >= viewsMax) throw new AppError('input_invalid', { field: 'name' })
  const [saved] = await tx
    .insert(reportViews)
    .values({ platformId, userId, name, report, filters, createdAt: now })
    .onConflictDoUpdate({
      target: [reportViews.platformId, reportViews.userId, reportViews.name],
      set: { report, filters },
    })
    .returning({ id: reportViews.id })
  invariant(saved, 'a view was written')
  return { viewId: saved.id }
}
