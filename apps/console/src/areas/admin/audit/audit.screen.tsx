import { Button } from '@balcao/ui/button'
import { Download } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { api } from '#api/client.ts'
import { AuditList } from '#features/audit/audit-list.tsx'
import { useMessages } from '#i18n/use-messages.ts'
import { AddressedTabs } from '#kit/addressed-tabs.tsx'
import { PageHeader } from '#kit/page-header.tsx'
import { auditDaysCatalogue } from './catalogue.ts'
import { DaysTab } from './days-tab.tsx'

const ExportDialog = lazy(async () => ({ default: (await import('./export-dialog.tsx')).ExportDialog }))

/** The platform's audit trail, and the hashes of its closed days. */
export function AuditScreen() {
  const text = useMessages(auditDaysCatalogue)
  const [isExporting, setIsExporting] = useState(false)
  const entries = <AuditList id="audit" query={(asked) => api.admin.audit.list.queryOptions(asked)} />
  return (
    <>
      <PageHeader
        title={text.title}
        purpose={text.purpose}
        actions={
          <Button icon={<Download />} onClick={() => setIsExporting(true)}>
            {text.export.open}
          </Button>
        }
      />
      <AddressedTabs
        label={text.tabs.label}
        items={[
          { id: 'entries', label: text.tabs.entries, content: entries },
          { id: 'days', label: text.tabs.days, content: <DaysTab /> },
        ]}
      />
      <Suspense>{isExporting && <ExportDialog onClose={() => setIsExporting(false)} />}</Suspense>
    </>
  )
}
