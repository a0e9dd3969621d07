import { AuditPage } from '#features/audit/audit-page.tsx'
import { trails } from '#features/audit/trails.ts'

/** The platform's own trail. */
export function AuditScreen() {
  return <AuditPage trail={trails.platform} />
}
