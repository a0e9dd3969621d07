import { proceduresFor } from '#rpc/procedures-for.ts'
import { router } from '#rpc/trpc.ts'
import { auditListInput, listAudit } from './list-audit.ts'
import { auditDayListInput, listAuditDays } from './list-audit-days.ts'

const master = proceduresFor({ area: 'MASTER' })

/** The operator's own trail; a platform's trail is read on the page of the platform. */
export const masterAuditApi = router({
  list: master.readLagging(auditListInput, listAudit),
  /** Refused without a fresh proof, which the download of the file needs. */
  proveForFile: proceduresFor({ area: 'MASTER', freshProof: true }).read(async () => true),
  days: master.readLagging(auditDayListInput, listAuditDays),
})
