import { DescriptionList } from '@balcao/ui/description-list'
import { useMessages } from '#i18n/use-messages.ts'
import { paymentsCatalogue } from './catalogue.ts'
import type { Sale } from './sale.ts'

export function SaleTracking({ tracking }: { tracking: Sale['tracking'] }) {
  const text = useMessages(paymentsCatalogue).tracking
  const items = [
    ...Object.entries(tracking.utm).map(([name, value]) => ({ id: name, term: name, value })),
    ...(tracking.referer === null ? [] : [{ id: 'referer', term: text.referer, value: tracking.referer }]),
  ]
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">{text.title}</h3>
      {items.length === 0 ? <p className="text-muted">{text.none}</p> : <DescriptionList items={items} />}
    </section>
  )
}
