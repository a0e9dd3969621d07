import { formatCep } from '@balcao/domain/people/cep'
import { formatPhone } from '@balcao/domain/people/phone'
import { CopyButton } from '@balcao/ui/copy-button'
import { DescriptionList } from '@balcao/ui/description-list'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { paymentsCatalogue } from './catalogue.ts'
import type { Sale } from './sale.ts'

/** Buyer, shipping address, and traffic source. */
export function SaleBuyer({ sale: { buyer, shipment, tracking } }: { sale: Sale }) {
  const text = useMessages(paymentsCatalogue).buyer
  const { action } = useMessages(coreCatalogue)
  const { address } = buyer
  return (
    <div className="grid gap-6">
      <DescriptionList
        items={[
          { id: 'name', term: text.name, value: buyer.name },
          {
            id: 'email',
            term: text.email,
            value: (
              <span className="inline-flex items-center gap-1">
                {buyer.email}
                <CopyButton
                  text={buyer.email}
                  label={text.copyEmail}
                  copiedLabel={action.copied}
                  isIconOnly
                  variant="ghost"
                />
              </span>
            ),
          },
          {
            id: 'phone',
            term: text.phone,
            value: buyer.phone === null ? text.notGiven : formatPhone(buyer.phone),
            isNumber: true,
          },
          { id: 'document', term: text.document, value: buyer.document ?? text.notGiven, isNumber: true },
          ...(address === null
            ? []
            : [
                {
                  id: 'address',
                  term: text.address,
                  value: (
                    <address className="not-italic">
                      {[`${address.street}, ${address.number}`, address.complement]
                        .filter(Boolean)
                        .join(' · ')}
                      <br />
                      {address.district}, {address.city} / {address.state}
                      <br />
                      {formatCep(address.zipCode)}
                      {address.isTyped && (
                        <span className="mt-1 block text-muted text-sm">{text.addressTyped}</span>
                      )}
                    </address>
                  ),
                },
              ]),
          ...(shipment === null
            ? []
            : [
                {
                  id: 'shipment',
                  term: text.shipment,
                  value: [text.shipmentState[shipment.state], shipment.carrier, shipment.trackingCode]
                    .filter(Boolean)
                    .join(' · '),
                },
              ]),
        ]}
      />
      <SaleTracking tracking={tracking} />
    </div>
  )
}

function SaleTracking({ tracking }: { tracking: Sale['tracking'] }) {
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
