import { Button } from '@balcao/ui/button'
import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useMessages } from '#i18n/use-messages.ts'
import { AddressedTabs } from '#kit/addressed-tabs.tsx'
import { PageHeader } from '#kit/page-header.tsx'
import { BroadcastsTab } from './broadcasts-tab.tsx'
import { notificationsCatalogue } from './catalogue.ts'

// Loaded on demand, so that the list does not wait for the code of the form and the other tabs.
const ComposeDrawer = lazy(async () => ({ default: (await import('./compose-drawer.tsx')).ComposeDrawer }))
const BuyersTab = lazy(async () => ({ default: (await import('./buyers-tab.tsx')).BuyersTab }))
const MailsTab = lazy(async () => ({ default: (await import('./mails-tab.tsx')).MailsTab }))

export function NotificationsScreen() {
  const text = useMessages(notificationsCatalogue)
  const [isComposing, setIsComposing] = useState(false)
  const compose = (
    <Button variant="primary" icon={<Plus />} onClick={() => setIsComposing(true)}>
      {text.compose}
    </Button>
  )
  return (
    <>
      <PageHeader title={text.title} purpose={text.purpose} actions={compose} />
      <AddressedTabs
        label={text.tabs}
        items={[
          { id: 'broadcasts', label: text.broadcasts, content: <BroadcastsTab compose={compose} /> },
          { id: 'buyers', label: text.toBuyers, content: <BuyersTab /> },
          { id: 'mails', label: text.mails, content: <MailsTab /> },
        ]}
      />
      <Suspense>{isComposing && <ComposeDrawer onClose={() => setIsComposing(false)} />}</Suspense>
    </>
  )
}
