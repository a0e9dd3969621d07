import { LinkButton } from '@balcao/ui/link-button'
import { Link } from '@tanstack/react-router'
import { Waypoints } from 'lucide-react'
import { lazy } from 'react'
import { useMessages } from '#i18n/use-messages.ts'
import { AddressedTabs } from '#kit/addressed-tabs.tsx'
import { PageHeader } from '#kit/page-header.tsx'
import { platformSettingsCatalogue } from './catalogue.ts'
import { FeesTab } from './fees-tab.tsx'
import { HistoryTab } from './history-tab.tsx'

const InterestTab = lazy(async () => ({ default: (await import('./interest-tab.tsx')).InterestTab }))
const WithdrawalsTab = lazy(async () => ({ default: (await import('./withdrawals-tab.tsx')).WithdrawalsTab }))
const AnticipationTab = lazy(async () => ({
  default: (await import('./anticipation-tab.tsx')).AnticipationTab,
}))
const OperationTab = lazy(async () => ({ default: (await import('./operation-tab.tsx')).OperationTab }))
const AccountsTab = lazy(async () => ({ default: (await import('./accounts-tab.tsx')).AccountsTab }))
const SignOnTab = lazy(async () => ({ default: (await import('./sign-on-tab.tsx')).SignOnTab }))
const LegalTab = lazy(async () => ({ default: (await import('./legal-tab.tsx')).LegalTab }))

/** The rules of the platform, by subject. */
export function PlatformSettingsScreen() {
  const text = useMessages(platformSettingsCatalogue)
  return (
    <>
      <PageHeader
        title={text.title}
        purpose={text.purpose}
        actions={
          <LinkButton asChild icon={<Waypoints />}>
            <Link to={'/admin-root/platform-settings/acquirings' as never}>{text.acquirers}</Link>
          </LinkButton>
        }
      />
      <AddressedTabs
        label={text.tabs.label}
        items={[
          { id: 'fees', label: text.tabs.fees, content: <FeesTab /> },
          { id: 'interest', label: text.tabs.interest, content: <InterestTab /> },
          { id: 'withdrawals', label: text.tabs.withdrawals, content: <WithdrawalsTab /> },
          { id: 'anticipation', label: text.tabs.anticipation, content: <AnticipationTab /> },
          { id: 'operation', label: text.tabs.operation, content: <OperationTab /> },
          { id: 'accounts', label: text.tabs.accounts, content: <AccountsTab /> },
          { id: 'sign-on', label: text.tabs.signOn, content: <SignOnTab /> },
          { id: 'legal', label: text.tabs.legal, content: <LegalTab /> },
          { id: 'history', label: text.tabs.history, content: <HistoryTab /> },
        ]}
      />
    </>
  )
}
