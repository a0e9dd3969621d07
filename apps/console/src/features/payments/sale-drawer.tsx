import type { TabItem } from '@balcao/ui/tabs'
import { lazy, type ReactNode, Suspense } from 'react'
import type { SaleMailsApi } from '#features/sale-mails/sale-mail.ts'
import { useMessages } from '#i18n/use-messages.ts'
import type { ListDrawer } from '#kit/list/list-declaration.ts'
import type { QueryOptions } from '#kit/query-options.ts'
import { RecordDrawer } from '#kit/record-drawer.tsx'
import { paymentsCatalogue } from './catalogue.ts'
import type { Sale, SaleViewer } from './sale.ts'
import { SaleBuyer } from './sale-buyer.tsx'
import { SaleHead } from './sale-head.tsx'
import { SaleSummary } from './sale-summary.tsx'
import { SaleTimeline } from './sale-timeline.tsx'

const SaleMails = lazy(async () => ({
  default: (await import('#features/sale-mails/sale-mails.tsx')).SaleMails,
}))

/** Each area reads the sale with its own permissions. */
export type SaleDrawerProps<Seen extends Sale> = ListDrawer & {
  query: QueryOptions<Seen>
  /** Reads and resends the mails of a sale. */
  mails: SaleMailsApi
  viewer?: SaleViewer
  /** The viewer's actions, the main one last. */
  actions?: (sale: Seen) => ReactNode
  /** Tabs of a sale for this viewer only. */
  moreTabs?: (sale: Seen) => readonly TabItem[]
}

export function SaleDrawer<Seen extends Sale>({
  viewer = 'SELLER',
  mails,
  moreTabs,
  ...props
}: SaleDrawerProps<Seen>) {
  const text = useMessages(paymentsCatalogue).drawer
  return (
    <RecordDrawer
      {...props}
      loadingTitle={text.loading}
      title={(sale) => sale.buyer.name}
      copy={(sale) => ({ text: sale.orderCode, label: text.copyCode })}
      detail={(sale) => <SaleHead sale={sale} viewer={viewer} />}
      tabs={{
        label: text.tabs,
        items: (sale) => [
          { id: 'summary', label: text.summary, content: <SaleSummary sale={sale} viewer={viewer} /> },
          { id: 'timeline', label: text.timeline, content: <SaleTimeline sale={sale} viewer={viewer} /> },
          { id: 'buyer', label: text.buyer, content: <SaleBuyer sale={sale} /> },
          {
            id: 'mails',
            label: text.mails,
            content: (
              <Suspense>
                <SaleMails sale={sale} sales={mails} viewer={viewer} />
              </Suspense>
            ),
          },
          ...(moreTabs?.(sale) ?? []),
        ],
      }}
    />
  )
}
