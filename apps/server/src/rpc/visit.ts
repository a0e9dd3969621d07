import { AppError } from '@balcao/domain/texts/app-error'
import type { VisitOperation } from '@balcao/domain/vocabulary'

export type VisitCall = { path: string; isRefused: boolean; ip: string }

/** A staff member in a seller's area. */
export type Visit = {
  id: string
  staffId: string
  staffSessionId: string
  reason: string
  actions: readonly VisitOperation[]
  endsAt: Date
  /** Logs a call in the audit log, with the names of staff member and seller. */
  writeDown(call: VisitCall): Promise<void>
}

/**
 * The changes that each operation allows. None moves money, or concerns what only the seller may know or decide.
 */
const changesOf: Readonly<Record<VisitOperation, readonly string[]>> = {
  EDIT_SALES_PAGE: ['seller.builder.saveDraft', 'seller.builder.discardDraft', 'seller.builder.publish'],
  RESEND_ACCESS: ['seller.sales.resendAccess'],
}
const waysOut = ['account.endVisit', 'account.logout']

/**
 * A visit may read, make the changes that its actions name, and end itself; every other change and every file is
 * refused. Each call is logged.
 */
export async function admitVisit(
  visit: Visit,
  { path, isChange, ip }: { path: string; isChange: boolean; ip: string },
): Promise<void> {
  const allowed = [...waysOut, ...visit.actions.flatMap((operation) => changesOf[operation])]
  const isRefused = isChange && !allowed.includes(path)
  await visit.writeDown({ path, isRefused, ip })
  if (isRefused) throw new AppError('visit_read_only')
}
