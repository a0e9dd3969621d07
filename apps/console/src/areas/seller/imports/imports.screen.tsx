import { Button } from '@balcao/ui/button'
import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useMessages } from '#i18n/use-messages.ts'
import { AddressedTabs } from '#kit/addressed-tabs.tsx'
import { PageHeader } from '#kit/page-header.tsx'
import { importsCatalogue } from './catalogue.ts'
import { FilesTab } from './files-tab.tsx'

const SalesTab = lazy(async () => ({ default: (await import('./sales-tab.tsx')).SalesTab }))
const SubscriptionsTab = lazy(async () => ({
  default: (await import('./subscriptions-tab.tsx')).SubscriptionsTab,
}))
const CustomersTab = lazy(async () => ({ default: (await import('./customers-tab.tsx')).CustomersTab }))
const NewImportDialog = lazy(async () => ({
  default: (await import('./new-import-dialog.tsx')).NewImportDialog,
}))

/** Files from other platforms, and the records imported from them. */
export function ImportsScreen() {
  const text = useMessages(importsCatalogue)
  const [isAdding, setIsAdding] = useState(false)
  const create = (
    <Button variant="primary" icon={<Plus />} onClick={() => setIsAdding(true)}>
      {text.create}
    </Button>
  )
  return (
    <>
      <PageHeader title={text.title} purpose={text.purpose} actions={create} />
      <AddressedTabs
        label={text.tabs.label}
        items={[
          { id: 'files', label: text.tabs.imports, content: <FilesTab create={create} /> },
          { id: 'sales', label: text.tabs.sales, content: <SalesTab /> },
          { id: 'subscriptions', label: text.tabs.subscriptions, content: <SubscriptionsTab /> },
          { id: 'customers', label: text.tabs.customers, content: <CustomersTab /> },
        ]}
      />
      {isAdding && (
        <Suspense>
          <NewImportDialog onClose={() => setIsAdding(false)} />
        </Suspense>
      )}
    </>
  )
}
