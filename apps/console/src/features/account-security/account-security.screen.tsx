import { useMessages } from '#i18n/use-messages.ts'
import { PageHeader } from '#kit/page-header.tsx'
import { useSession } from '#session/session.ts'
import { AccountSecurityCards } from './account-security-cards.tsx'
import { accountSecurityCatalogue } from './catalogue.ts'

export function AccountSecurityScreen() {
  const text = useMessages(accountSecurityCatalogue)
  const { user } = useSession()
  return (
    <>
      <PageHeader
        title={text.title}
        purpose={user.role === 'CUSTOMER' ? text.purposeWithoutPassword : text.purpose}
      />
      <AccountSecurityCards />
    </>
  )
}
