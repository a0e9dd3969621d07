import { Button } from '@balcao/ui/button'
import { Download } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useMessages } from '#i18n/use-messages.ts'
import { AddressedTabs } from '#kit/addressed-tabs.tsx'
import { PageHeader } from '#kit/page-header.tsx'
import { AuditList } from './audit-list.tsx'
import { auditCatalogue } from './catalogue.ts'
import { DaysTab } from './days-tab.tsx'
import type { Trail } from './trails.ts'

const ExportDialog = lazy(async () => ({ default: (await import('./export-dialog.tsx')).ExportDialog }))

/** An audit trail, and the hashes of its closed days. */
export function AuditPage({ trail }: { trail: Trail }) {
  const text = useMessages(auditCatalogue)
  const [isExporting, setIsExporting] = useState(false)
  const entries = <AuditList id="audit" query={(asked) => trail.entries(asked)} />
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
          { id: 'days', label: text.tabs.days, content: <DaysTab trail={trail} /> },
        ]}
      />
      <Suspense>
        {isExporting && <ExportDialog trail={trail} onClose={() => setIsExporting(false)} />}
      </Suspense>
    </>
  )
}
