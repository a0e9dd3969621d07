import { joinClasses } from '@balcao/ui/join-classes'
import { useMessages } from '#i18n/use-messages.ts'
import { Money } from '#kit/money.tsx'
import { paymentsCatalogue } from './catalogue.ts'
import type { Sale, SaleViewer } from './sale.ts'
import { SaleReleases } from './sale-releases.tsx'
import { saleWaterfall } from './sale-waterfall.ts'

/** Breakdown of every cent that the buyer paid. */
export function SaleMoney({ sale, viewer }: { sale: Sale; viewer: SaleViewer }) {
  const text = useMessages(paymentsCatalogue).money
  // Before payment no part of a sale is earned, and the screen shows none.
  const isPaid = sale.paidAt !== null
  return (
    <div className="grid gap-6">
      <section className="grid gap-1">
        <h3 className="font-semibold">{isPaid ? text.title[viewer] : text.expectedTitle}</h3>
        <dl>
          {saleWaterfall(sale.money).map((line) => (
            <div
              key={line.term}
              className={joinClasses(
                'flex justify-between gap-4 py-1.5',
                line.isSum && 'mb-2 border-default border-t pt-2 font-semibold',
              )}
            >
              <dt className={line.isSum ? undefined : 'text-muted'}>
                {line.term === 'share'
                  ? (isPaid ? text.share : text.expectedShare)[viewer]
                  : !isPaid && line.term === 'total'
                    ? text.expectedTotal
                    : text.line[line.term]}
                {line.term === 'discount' && sale.couponCode && ` · ${sale.couponCode}`}
                {line.term === 'affiliate' && sale.affiliateName && ` · ${sale.affiliateName}`}
              </dt>
              <dd>
                <Money cents={line.cents} currency={sale.currency} />
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <SaleReleases lots={sale.money.lots} currency={sale.currency} />
    </div>
  )
}
