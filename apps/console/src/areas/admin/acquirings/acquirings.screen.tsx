import { Button } from '@balcao/ui/button'
import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useMessages } from '#i18n/use-messages.ts'
import { AddressedTabs } from '#kit/addressed-tabs.tsx'
import { PageHeader } from '#kit/page-header.tsx'
import { ScreenBreadcrumb } from '#kit/screen-breadcrumb.tsx'
import { AccountsTab } from './accounts-tab.tsx'
import { acquiringsCatalogue } from './catalogue.ts'

const ConnectDrawer = lazy(async () => ({ default: (await import('./connect-drawer.tsx')).ConnectDrawer }))
const RoutingTab = lazy(async () => ({ default: (await import('./routing-tab.tsx')).RoutingTab }))
const PayoutsTab = lazy(async () => ({ default: (await import('./payouts-tab.tsx')).PayoutsTab }))
const SettlementsTab = lazy(async () => ({ default: (await import('./settlements-tab.tsx')).SettlementsTab }))
const ReceiversTab = lazy(async () => ({
  default: (await import('./receivers/receivers-tab.tsx')).ReceiversTab,
}))
const KeysTab = lazy(async () => ({ default: (await import('./keys-tab.tsx')).KeysTab }))
const CapabilitiesTab = lazy(async () => ({
  default: (await import('./capabilities-tab.tsx')).CapabilitiesTab,
}))

/**
 * Acquirers of the platform: accounts, routing, payouts, settlements, receivers, keys, and the capabilities
 * of all 64.
 */
export function AcquiringsScreen() {
  const text = useMessages(acquiringsCatalogue)
  const [isConnecting, setIsConnecting] = useState(false)
  const connect = (
    <Button variant="primary" icon={<Plus />} onClick={() => setIsConnecting(true)}>
      {text.connect}
    </Button>
  )
  return (
    <>
      <PageHeader
        above={<ScreenBreadcrumb title={text.title} />}
        title={text.title}
        purpose={text.purpose}
        actions={connect}
      />
      <AddressedTabs
        label={text.tabs.label}
        items={[
          { id: 'accounts', label: text.tabs.accounts, content: <AccountsTab connect={connect} /> },
          { id: 'routing', label: text.tabs.routing, content: <RoutingTab /> },
          { id: 'payouts', label: text.tabs.payouts, content: <PayoutsTab /> },
          { id: 'settlements', label: text.tabs.settlements, content: <SettlementsTab /> },
          { id: 'receivers', label: text.tabs.receivers, content: <ReceiversTab /> },
          { id: 'keys', label: text.tabs.keys, content: <KeysTab /> },
          { id: 'capabilities', label: text.tabs.capabilities, content: <CapabilitiesTab /> },
        ]}
      />
      <Suspense>{isConnecting && <ConnectDrawer onClose={() => setIsConnecting(false)} />}</Suspense>
    </>
  )
}
