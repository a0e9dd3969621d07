import { proceduresFor } from '#rpc/procedures-for.ts'
import { router } from '#rpc/trpc.ts'
import { auditListInput, listAudit } from './list-audit.ts'
import { auditDayListInput, listAuditDays } from './list-audit-days.ts'

/** Who may read what colleagues did is who answers for them. */
const access = { area: 'ADMIN', permission: 'isFunctionariesAvailable' } as const
const admin = proceduresFor(access)

export const adminAuditApi = router({
  list: admin.readLagging(auditListInput, listAudit),
  /** Refused until there is a fresh proof, which the file wants. */
  proveForFile: proceduresFor({ ...access, freshProof: true }).read(async () => true),
  days: admin.readLagging(auditDayListInput, listAuditDays),
})
