import { eq } from 'drizzle-orm'
import { reportViews } from '#db/schema/report-views.ts'
import type { Scope } from '#scope.ts'
import type { PlannedReportMail } from './plan-report-mail.ts'

/**
 * Locks the view of a planned mail. Null if it was removed, switched off or planned again since, so that the
 * second of two workers does nothing.
 */
export async function lockDueView({ tx }: Scope, { viewId, mailAt }: PlannedReportMail) {
  const [view] = await tx.select().from(reportViews).where(eq(reportViews.id, viewId)).for('update')
  if (!view || view.schedule === null || view.nextMailAt?.toISOString() !== mailAt) return null
  return { ...view, schedule: view.schedule }
}
