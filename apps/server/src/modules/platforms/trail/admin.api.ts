import { proceduresFor } from '#rpc/procedures-for.ts'
import { router } from '#rpc/trpc.ts'
import { auditListInput, listAudit } from './list-audit.ts'
import { auditDayListInput, listAuditDays } from './list-audit-days.ts'

const admin = proceduresFor({ area: 'ADMIN', permission: 'isConfigAvailable' })

export const adminAuditApi = router({
  list: admin.readLagging(auditListInput, listAudit),
  days: admin.readLagging(auditDayListInput, listAuditDays),
})
