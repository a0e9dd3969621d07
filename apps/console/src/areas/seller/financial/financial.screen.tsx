import { type Currency, currencies } from '@balcao/domain/vocabulary'
import { Button } from '@balcao/ui/button'
import { SegmentedControl } from '@balcao/ui/segmented-control'
import { Skeleton } from '@balcao/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { ArrowRightLeft, ArrowUpFromLine, Zap } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { nameInPart } from '#address/address-part.ts'
import { useSearchTexts } from '#address/use-search-texts.ts'
import { api } from '#api/client.ts'
import { withdrawalsCatalogue } from '#features/withdrawals/catalogue.ts'
import { withdrawalsKey } from '#features/withdrawals/list-key.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { AddressedTabs } from '#kit/addressed-tabs.tsx'
import { PageHeader } from '#kit/page-header.tsx'
import { QueryStates } from '#kit/query-states.tsx'
import { BucketsCard } from './buckets-card.tsx'
import { financialCatalogue } from './catalogue.ts'
import { anticipationsKey } from './list-keys.ts'
import { PapersBanner } from './papers-banner.tsx'
import { ReleasesCard } from './releases-card.tsx'
import { StatementTab } from './statement-tab.tsx'

// The screen opens on its first tab; the others are loaded when they are opened.
const WithdrawalsTab = lazy(async () => ({
  default: (await import('#features/withdrawals/withdrawals-tab.tsx')).WithdrawalsTab,
}))
const AnticipationsTab = lazy(async () => ({
  default: (await import('./anticipations-tab.tsx')).AnticipationsTab,
}))
const BankAccountsPanel = lazy(async () => ({
  default: (await import('#features/bank-accounts/bank-accounts-panel.tsx')).BankAccountsPanel,
}))
const HoldsTab = lazy(async () => ({ default: (await import('./holds-tab.tsx')).HoldsTab }))
const FeesTab = lazy(async () => ({ default: (await import('./fees-tab.tsx')).FeesTab }))
const WithdrawDialog = lazy(async () => ({
  default: (await import('#features/withdrawals/withdraw-dialog.tsx')).WithdrawDialog,
}))
const ConvertDialog = lazy(async () => ({
  default: (await import('#features/withdrawals/convert-dialog.tsx')).ConvertDialog,
}))
const AnticipateDialog = lazy(async () => ({
  default: (await import('./anticipate-dialog.tsx')).AnticipateDialog,
}))

export function FinancialScreen() {
  const text = useMessages(financialCatalogue)
  const withdrawals = useMessages(withdrawalsCatalogue)
  const [search, change] = useSearchTexts()
  const [asked, setAsked] = useState<'withdraw' | 'convert' | 'anticipate' | null>(
    search.ask === 'withdraw' ? 'withdraw' : null,
  )
  const query = useQuery(api.seller.wallet.read.queryOptions())
  const currency: Currency = currencies.find((known) => known === search.currency) ?? 'BRL'
  const paid = useQuery({ ...api.seller.withdrawals.currencies.queryOptions(), enabled: currency !== 'BRL' })
  const isPaid = currency === 'BRL' || paid.data?.includes(currency)
  const close = () => {
    setAsked(null)
    if (search.ask !== undefined) change({ ask: undefined })
  }
  /** A new request opens in its own list, as its receipt. */
  const openIn = (tab: string, key: string) => (id: string) => {
    close()
    change({ tab, [nameInPart(key, 'open')]: id }, { isNewStep: true })
  }
  return (
    <>
      <PageHeader
        title={text.title}
        purpose={text.purpose}
        actions={
          <>
            <Button icon={<Zap />} onClick={() => setAsked('anticipate')}>
              {text.anticipate.action}
            </Button>
            {currency !== 'BRL' && (
              <Button
                variant={isPaid ? 'secondary' : 'primary'}
                icon={<ArrowRightLeft />}
                onClick={() => setAsked('convert')}
              >
                {withdrawals.convert.action}
              </Button>
            )}
            {isPaid && (
              <Button variant="primary" icon={<ArrowUpFromLine />} onClick={() => setAsked('withdraw')}>
                {withdrawals.withdraw.action}
              </Button>
            )}
          </>
        }
      />
      <div className="grid grid-cols-1 gap-4">
        <PapersBanner />
        <QueryStates query={query} skeleton={<Skeleton className="h-36 w-full" />}>
          {({ purses, at }) => (
            <>
              {purses.length > 1 && (
                <SegmentedControl
                  label={text.currency}
                  segments={purses.map((purse) => ({ value: purse.currency, label: purse.currency }))}
                  value={currency}
                  onChange={(chosen) => change({ currency: chosen === 'BRL' ? undefined : chosen })}
                />
              )}
              {purses
                .filter((purse) => purse.currency === currency)
                .map((purse) => (
                  <BucketsCard key={purse.currency} purse={purse} at={at} />
                ))}
            </>
          )}
        </QueryStates>
        <ReleasesCard currency={currency} />
        <AddressedTabs
          label={text.tabs}
          items={[
            { id: 'statement', label: text.tab.statement, content: <StatementTab currency={currency} /> },
            { id: 'withdrawals', label: text.tab.withdrawals, content: <WithdrawalsTab /> },
            { id: 'anticipations', label: text.tab.anticipations, content: <AnticipationsTab /> },
            { id: 'accounts', label: text.tab.accounts, content: <BankAccountsPanel /> },
            { id: 'holds', label: text.tab.holds, content: <HoldsTab /> },
            { id: 'fees', label: text.tab.fees, content: <FeesTab /> },
          ]}
        />
      </div>
      <Suspense>
        {asked === 'withdraw' && (
          <WithdrawDialog
            currency={currency}
            onClose={close}
            onAsked={openIn('withdrawals', withdrawalsKey)}
          />
        )}
        {asked === 'convert' && currency !== 'BRL' && <ConvertDialog currency={currency} onClose={close} />}
        {asked === 'anticipate' && (
          <AnticipateDialog onClose={close} onAsked={openIn('anticipations', anticipationsKey)} />
        )}
      </Suspense>
    </>
  )
}
