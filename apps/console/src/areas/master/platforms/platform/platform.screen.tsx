import { Banner } from '@balcao/ui/banner'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense } from 'react'
import { api } from '#api/client.ts'
import { masterCatalogue } from '#areas/master/common/catalogue.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { DetailPage } from '#kit/detail-page.tsx'
import { FormSkeleton } from '#kit/form/form-skeleton.tsx'
import { platformCatalogue } from './catalogue.ts'
import { OverviewTab } from './overview-tab.tsx'

// The screen opens on its first tab; every other is loaded when it is opened.
const SolvencyTab = lazy(async () => ({ default: (await import('./solvency-tab.tsx')).SolvencyTab }))
const AcquirersTab = lazy(async () => ({ default: (await import('./acquirers-tab.tsx')).AcquirersTab }))
const SellersTab = lazy(async () => ({ default: (await import('./sellers-tab.tsx')).SellersTab }))
const LogsTab = lazy(async () => ({ default: (await import('./logs-tab.tsx')).LogsTab }))
const AuditTab = lazy(async () => ({ default: (await import('./audit-tab.tsx')).AuditTab }))
const SettingsTab = lazy(async () => ({ default: (await import('./settings-tab.tsx')).SettingsTab }))
const ContractTab = lazy(async () => ({ default: (await import('./contract-tab.tsx')).ContractTab }))
const DomainsTab = lazy(async () => ({ default: (await import('./domains-tab.tsx')).DomainsTab }))
const ClosingTab = lazy(async () => ({
  default: (await import('#areas/master/platforms/closing/closing-tab.tsx')).ClosingTab,
}))
const AdministratorsTab = lazy(async () => ({
  default: (await import('./administrators-tab.tsx')).AdministratorsTab,
}))

export function PlatformScreen() {
  const text = useMessages(platformCatalogue)
  const master = useMessages(masterCatalogue)
  const format = useFormat()
  const { platformId } = useParams({ strict: false }) as { platformId: string }
  const platform = useQuery(api.master.platforms.get.queryOptions({ platformId }))
  return (
    <DetailPage
      loadingTitle={text.title}
      query={platform}
      skeleton={<FormSkeleton />}
      title={({ name }) => name}
      detail={({ url, createdAt, cell }) =>
        [
          new URL(url).host,
          text.since(format.date(createdAt)),
          ...(cell === null ? [] : [text.inCell(cell)]),
        ].join(' · ')
      }
      tabs={{
        label: text.tabs.label,
        items: (shown) => [
          { id: 'overview', label: text.tabs.overview, content: <OverviewTab platformId={platformId} /> },
          { id: 'money', label: text.tabs.money, content: inTime(<SolvencyTab platform={shown} />) },
          { id: 'settings', label: text.tabs.settings, content: inTime(<SettingsTab platform={shown} />) },
          {
            id: 'acquirers',
            label: text.tabs.acquirers,
            count: shown.acquirers.length,
            content: inTime(<AcquirersTab platform={shown} />),
          },
          {
            id: 'contract',
            label: text.tabs.contract,
            content: inTime(<ContractTab platformId={platformId} openedOn={shown.createdAt.slice(0, 10)} />),
          },
          {
            id: 'administrators',
            label: text.tabs.administrators,
            content: inTime(<AdministratorsTab platformId={platformId} />),
          },
          {
            id: 'sellers',
            label: text.tabs.sellers,
            content: inTime(<SellersTab platformId={platformId} />),
          },
          {
            id: 'domains',
            label: text.tabs.domains,
            count: shown.domains.length,
            content: inTime(<DomainsTab platform={shown} />),
          },
          { id: 'logs', label: text.tabs.logs, content: inTime(<LogsTab platformId={platformId} />) },
          { id: 'audit', label: text.tabs.audit, content: inTime(<AuditTab platformId={platformId} />) },
          { id: 'closing', label: text.tabs.closing, content: inTime(<ClosingTab platform={shown} />) },
        ],
      }}
    >
      {({ cell, movingTo }) =>
        cell !== null &&
        movingTo !== null && (
          <div className="mb-4">
            <Banner tone="pending" title={master.movingCell(cell, movingTo)}>
              {text.moving}
            </Banner>
          </div>
        )
      }
    </DetailPage>
  )
}

function inTime(children: ReactNode): ReactNode {
  return <Suspense fallback={<FormSkeleton />}>{children}</Suspense>
}
