import { CopyButton } from '@balcao/ui/copy-button'
import { Drawer } from '@balcao/ui/drawer'
import { LinkButton } from '@balcao/ui/link-button'
import { Skeleton } from '@balcao/ui/skeleton'
import { type QueryFunction, type QueryKey, useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { coreCatalogue } from '../../i18n/core/catalogue.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { AddressedTabs } from '../../kit/addressed-tabs.tsx'
import { DrawerSteps } from '../../kit/list/drawer-steps.tsx'
import type { ListDrawer } from '../../kit/list/list-declaration.ts'
import { Money } from '../../kit/money.tsx'
import { QueryStates } from '../../kit/query-states.tsx'
import { paymentsCatalogue } from './catalogue.ts'
import { PaymentStatusBadge } from './payment-status-badge.tsx'
import type { Sale } from './sale.ts'
import { SaleAttempts } from './sale-attempts.tsx'
import { SaleBuyer } from './sale-buyer.tsx'
import { SaleMoney } from './sale-money.tsx'
import { SaleSummary } from './sale-summary.tsx'
import { SaleTimeline } from './sale-timeline.tsx'
import { SaleTracking } from './sale-tracking.tsx'

export type SaleDrawerProps = ListDrawer & {
  /** Each area reads the sale through its own eyes. */
  query: { queryKey: QueryKey; queryFn?: QueryFunction<Sale, never> | undefined }
}

export function SaleDrawer({ query, part, onClose, onPrevious, onNext }: SaleDrawerProps) {
  const core = useMessages(coreCatalogue)
  const text = useMessages(paymentsCatalogue).drawer
  const sale = useQuery<Sale>({ queryKey: query.queryKey, queryFn: query.queryFn as QueryFunction<Sale> })
  const { data } = sale
  return (
    <Drawer
      open
      onOpenChange={onClose}
      closeLabel={core.action.close}
      title={data ? text.title(data.orderCode) : text.loading}
      tools={
        <>
          {data && (
            <CopyButton
              text={data.orderCode}
              label={text.copyCode}
              copiedLabel={core.action.copied}
              isIconOnly
              variant="ghost"
            />
          )}
          <DrawerSteps onPrevious={onPrevious} onNext={onNext} />
        </>
      }
      detail={
        data && (
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-semibold text-xl tracking-tight">
              <Money cents={data.grossCents} currency={data.currency} />
            </span>
            <PaymentStatusBadge status={data.status} certainty={data.certainty} />
          </p>
        )
      }
      footer={
        data && (
          <LinkButton href={data.paymentUrl} target="_blank" rel="noreferrer" icon={<ExternalLink />}>
            {text.paymentPage}
          </LinkButton>
        )
      }
    >
      <QueryStates query={sale} skeleton={<DrawerSkeleton />}>
        {(ready) => <SaleTabs sale={ready} part={part} />}
      </QueryStates>
    </Drawer>
  )
}

function SaleTabs({ sale, part }: { sale: Sale; part: string }) {
  const text = useMessages(paymentsCatalogue).drawer
  const items = [
    { id: 'summary', label: text.summary, content: <SaleSummary sale={sale} /> },
    { id: 'money', label: text.money, content: <SaleMoney sale={sale} /> },
    { id: 'timeline', label: text.timeline, content: <SaleTimeline events={sale.timeline} /> },
    { id: 'attempts', label: text.attempts, content: <SaleAttempts sale={sale} /> },
    { id: 'buyer', label: text.buyer, content: <SaleBuyer buyer={sale.buyer} /> },
    { id: 'tracking', label: text.tracking, content: <SaleTracking tracking={sale.tracking} /> },
  ]
  return <AddressedTabs label={text.tabs} items={items} part={part} />
}

function DrawerSkeleton() {
  return (
    <div className="grid gap-4">
      <Skeleton className="h-10 w-full" />
      <Skeleton className="h-28 w-full" />
      <Skeleton className="h-40 w-full" />
    </div>
  )
}
