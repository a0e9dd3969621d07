import { formatDocument } from '@balcao/domain/people/document'
import { documentOf } from '@balcao/domain/people/seller-profile'
import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { AddressedTabs } from '#kit/addressed-tabs.tsx'
import { PageHeader } from '#kit/page-header.tsx'
import { useSession } from '#session/session.ts'
import { myProfileCatalogue } from './catalogue.ts'
import { DocumentsTab } from './documents-tab.tsx'
import { NotificationsTab } from './notifications-tab.tsx'
import { PreferencesTab } from './preferences-tab.tsx'
import { PrivacyTab } from './privacy-tab.tsx'
import { ProfileTab } from './profile-tab.tsx'

const BankAccountsPanel = lazy(async () => ({
  default: (await import('#features/bank-accounts/bank-accounts-panel.tsx')).BankAccountsPanel,
}))
const AccountSecurityCards = lazy(async () => ({
  default: (await import('#features/account-security/account-security-cards.tsx')).AccountSecurityCards,
}))

export function MyProfileScreen() {
  const text = useMessages(myProfileCatalogue)
  const { user } = useSession()
  const profile = useQuery(api.seller.profile.get.queryOptions())
  const documents = useQuery(api.seller.documents.list.queryOptions())
  const toSend = documents.data?.papers.filter(({ state }) => state === null || state === 'REFUSED').length
  const { document = null, personKind = 'PF' } = profile.data ?? {}
  return (
    <>
      <PageHeader
        title={text.title}
        purpose={
          document === null
            ? user.name
            : `${user.name} · ${documentOf(personKind)} ${formatDocument(document)}`
        }
      />
      <AddressedTabs
        label={text.tabs.label}
        items={[
          { id: 'profile', label: text.tabs.profile, content: <ProfileTab /> },
          {
            id: 'documents',
            label: text.tabs.documents,
            count: toSend || undefined,
            content: <DocumentsTab />,
          },
          {
            id: 'accounts',
            label: text.tabs.accounts,
            content: <BankAccountsPanel />,
          },
          {
            id: 'security',
            label: text.tabs.security,
            content: <AccountSecurityCards />,
          },
          { id: 'notifications', label: text.tabs.notifications, content: <NotificationsTab /> },
          { id: 'preferences', label: text.tabs.preferences, content: <PreferencesTab /> },
          { id: 'privacy', label: text.tabs.privacy, content: <PrivacyTab /> },
        ]}
      />
    </>
  )
}
