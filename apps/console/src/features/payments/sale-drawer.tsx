import { LinkButton } from '@balcao/ui/link-button'
import { ExternalLink } from 'lucide-react'
import { useMessages } from '../../i18n/use-messages.ts'
import type { ListDrawer } from '../../kit/list/list-declaration.ts'
import { Money } from '../../kit/money.tsx'
import type { QueryOptions } from '../../kit/query-options.ts'
import { RecordDrawer } from '../../kit/record-drawer.tsx'
import { paymentsCatalogue } from './catalogue.ts'
import { PaymentStatusBadge } from './payment-status-badge.tsx'
import type { Sale } from './sale.ts'
import { SaleAttempts } from './sale-attempts.tsx'
import { SaleBuyer } from './sale-buyer.tsx'
import { SaleMoney } from './sale-money.tsx'
import { SaleSummary } from './sale-summary.tsx'
import { SaleTimeline } from './sale-timeline.tsx'
import { SaleTracking } from './sale-tracking.tsx'

/** Each area reads the sale through its own eyes. */
export type SaleDrawerProps = ListDrawer & { query: QueryOptions<Sale> }

export function SaleDrawer(props: SaleDrawerProps) {
  const text = useMessages(paymentsCatalogue).drawer
  return (
    <RecordDrawer
      {...props}
      loadingTitle={text.loading}
      title={(sale) => text.title(sale.orderCode)}
      copy={(sale) => ({ text: sale.orderCode, label: text.copyCode })}
      detail={(sale) => (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold text-xl tracking-tight">
            <Money cents={sale.grossCents} currency={sale.currency} />
          </span>
          <PaymentStatusBadge status={sale.status} certainty={sale.certainty} />
        </p>
      )}
      actions={(sale) => (
        <LinkButton href={sale.paymentUrl} target="_blank" rel="noreferrer" icon={<ExternalLink />}>
          {text.paymentPage}
        </LinkButton>
      )}
      tabs={{
        label: text.tabs,
        items: (sale) => [
          { id: 'summary', label: text.summary, content: <SaleSummary sale={sale} /> },
          { id: 'money', label: text.money, content: <SaleMoney sale={sale} /> },
          { id: 'timeline', label: text.timeline, content: <SaleTimeline events={sale.timeline} /> },
          { id: 'attempts', label: text.attempts, content: <SaleAttempts sale={sale} /> },
          { id: 'buyer', label: text.buyer, content: <SaleBuyer buyer={sale.buyer} /> },
          { id: 'tracking', label: text.tracking, content: <SaleTracking tracking={sale.tracking} /> },
        ],
      }}
    />
  )
}
