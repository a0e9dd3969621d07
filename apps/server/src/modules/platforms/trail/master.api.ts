import { proceduresFor } from '#rpc/procedures-for.ts'
import { router } from '#rpc/trpc.ts'
import { auditListInput, listAudit } from './list-audit.ts'
import { auditDayListInput, listAuditDays } from './list-audit-days.ts'

const master = proceduresFor({ area: 'MASTER' })

/** The operator's own trail; that of a platform is read on its page. */
export const masterAuditApi = router({
  list: master.readLagging(auditListInput, listAudit),
  /** Refused until there is a fresh proof, which the file wants. */
  proveForFile: proceduresFor({ area: 'MASTER', freshProof: true }).read(async () => true),
  days: master.readLagging(auditDayListInput, listAuditDays),
})
