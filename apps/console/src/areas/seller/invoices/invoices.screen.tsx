import { lazy } from 'react'
import { useMessages } from '#i18n/use-messages.ts'
import { AddressedTabs } from '#kit/addressed-tabs.tsx'
import { PageHeader } from '#kit/page-header.tsx'
import { invoicesCatalogue } from './catalogue.ts'
import { InvoicesTab } from './invoices-tab.tsx'

const ProfileTab = lazy(async () => ({ default: (await import('./profile-tab.tsx')).ProfileTab }))

export function InvoicesScreen() {
  const text = useMessages(invoicesCatalogue)
  return (
    <>
      <PageHeader title={text.title} purpose={text.purpose} />
      <AddressedTabs
        label={text.tabs.label}
        items={[
          { id: 'list', label: text.tabs.list, content: <InvoicesTab /> },
          { id: 'profile', label: text.tabs.profile, content: <ProfileTab /> },
        ]}
      />
    </>
  )
}
