import { api } from '#api/client.ts'
import { AuditList } from '#features/audit/audit-list.tsx'

/** Audit trail of the platform. */
export function AuditTab({ platformId }: { platformId: string }) {
  return (
    <AuditList
      id="platform-audit"
      query={(asked) => api.master.platforms.audit.queryOptions({ platformId, ...asked })}
    />
  )
}
