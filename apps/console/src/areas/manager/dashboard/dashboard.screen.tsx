import { Button } from '@balcao/ui/button'
import { ArrowUpFromLine } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { nameInPart } from '#address/address-part.ts'
import { useSearchTexts } from '#address/use-search-texts.ts'
import { api } from '#api/client.ts'
import { BankAccountsPanel } from '#features/bank-accounts/bank-accounts-panel.tsx'
import { withdrawalsKey } from '#features/withdrawals/list-key.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { AddressedTabs } from '#kit/addressed-tabs.tsx'
import { PageHeader } from '#kit/page-header.tsx'
import { managerDashboardCatalogue } from './catalogue.ts'
import { OverviewTab } from './overview-tab.tsx'

const WithdrawDialog = lazy(async () => ({
  default: (await import('#features/withdrawals/withdraw-dialog.tsx')).WithdrawDialog,
}))
const WithdrawalsTab = lazy(async () => ({
  default: (await import('#features/withdrawals/withdrawals-tab.tsx')).WithdrawalsTab,
}))
const CommissionStatement = lazy(async () => ({
  default: (await import('#features/commissions/commission-statement.tsx')).CommissionStatement,
}))

export function DashboardScreen() {
  const text = useMessages(managerDashboardCatalogue)
  const [, change] = useSearchTexts()
  const [isWithdrawing, setIsWithdrawing] = useState(false)
  const close = () => setIsWithdrawing(false)
  return (
    <>
      <PageHeader
        title={text.title}
        purpose={text.purpose}
        actions={
          <Button variant="primary" icon={<ArrowUpFromLine />} onClick={() => setIsWithdrawing(true)}>
            {text.withdraw}
          </Button>
        }
      />
      <AddressedTabs
        label={text.tabs}
        items={[
          { id: 'overview', label: text.tab.overview, content: <OverviewTab /> },
          {
            id: 'statement',
            label: text.tab.statement,
            content: (
              <CommissionStatement
                part="statement"
                query={(asked) => api.manager.wallet.entries.queryOptions(asked)}
              />
            ),
          },
          { id: 'withdrawals', label: text.tab.withdrawals, content: <WithdrawalsTab /> },
          { id: 'accounts', label: text.tab.accounts, content: <BankAccountsPanel /> },
        ]}
      />
      <Suspense>
        {isWithdrawing && (
          <WithdrawDialog
            onClose={close}
            onAsked={(id) => {
              close()
              change({ tab: 'withdrawals', [nameInPart(withdrawalsKey, 'open')]: id }, { isNewStep: true })
            }}
          />
        )}
      </Suspense>
    </>
  )
}
