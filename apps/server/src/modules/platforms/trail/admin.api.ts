import { proceduresFor } from '#rpc/procedures-for.ts'
import { router } from '#rpc/trpc.ts'
import { auditListInput, listAudit } from './list-audit.ts'
import { auditDayListInput, listAuditDays } from './list-audit-days.ts'

/** Only people who manage the staff may read the actions of colleagues. */
const access = { area: 'ADMIN', permission: 'isFunctionariesAvailable' } as const
const admin = proceduresFor(access)

export const adminAuditApi = router({
  list: admin.readLagging(auditListInput, listAudit),
  /** Refused without a fresh proof, which the download of the file needs. */
  proveForFile: proceduresFor({ ...access, freshProof: true }).read(async () => true),
  days: admin.readLagging(auditDayListInput, listAuditDays),
})
