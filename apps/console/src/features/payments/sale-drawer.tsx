import { LinkButton } from '@balcao/ui/link-button'
import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMessages } from '../../i18n/use-messages.ts'
import type { ListDrawer } from '../../kit/list/list-declaration.ts'
import type { QueryOptions } from '../../kit/query-options.ts'
import { RecordDrawer } from '../../kit/record-drawer.tsx'
import { paymentsCatalogue } from './catalogue.ts'
import type { Sale } from './sale.ts'
import { SaleBuyer } from './sale-buyer.tsx'
import { SaleHead } from './sale-head.tsx'
import { SaleSummary } from './sale-summary.tsx'
import { SaleTimeline } from './sale-timeline.tsx'

/** Each area reads the sale through its own eyes. */
export type SaleDrawerProps = ListDrawer & {
  query: QueryOptions<Sale>
  /** What the viewer may do with it, the main action last. */
  actions?: (sale: Sale) => ReactNode
}

export function SaleDrawer(props: SaleDrawerProps) {
  const text = useMessages(paymentsCatalogue).drawer
  return (
    <RecordDrawer
      {...props}
      loadingTitle={text.loading}
      title={(sale) => sale.buyer.name}
      copy={(sale) => ({ text: sale.orderCode, label: text.copyCode })}
      detail={(sale) => <SaleHead sale={sale} />}
      actions={(sale) => (
        <>
          <LinkButton href={sale.paymentUrl} target="_blank" rel="noreferrer" icon={<ExternalLink />}>
            {text.paymentPage}
          </LinkButton>
          {props.actions?.(sale)}
        </>
      )}
      tabs={{
        label: text.tabs,
        items: (sale) => [
          { id: 'summary', label: text.summary, content: <SaleSummary sale={sale} /> },
          { id: 'timeline', label: text.timeline, content: <SaleTimeline sale={sale} /> },
          { id: 'buyer', label: text.buyer, content: <SaleBuyer sale={sale} /> },
        ],
      }}
    />
  )
}
