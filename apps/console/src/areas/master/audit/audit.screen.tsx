import { AuditPage } from '#features/audit/audit-page.tsx'
import { trails } from '#features/audit/trails.ts'

/** The operator's own trail, which keeps the hashes of all platforms' days. */
export function OperatorAuditScreen() {
  return <AuditPage trail={trails.operator} />
}
