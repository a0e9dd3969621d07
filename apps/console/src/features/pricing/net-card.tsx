import type { PaymentMethod } from '@balcao/domain/vocabulary'
import { Card } from '@balcao/ui/card'
import { DescriptionList } from '@balcao/ui/description-list'
import { SegmentedControl } from '@balcao/ui/segmented-control'
import type { inferOutput } from '@trpc/tanstack-react-query'
import { useState } from 'react'
import type { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Money } from '#kit/money.tsx'
import { useMoneyText } from '#kit/use-money-text.ts'
import { pricingCatalogue } from './catalogue.ts'

type NetOfMethod = inferOutput<typeof api.seller.pricing.quoteNet>['methods'][number]

type NetCardProps = {
  methods: readonly NetOfMethod[] | undefined
  priceCents: number
  /** Methods that the offer accepts. */
  enabled: readonly PaymentMethod[]
  detail?: string
}

/** The seller's net by method, and the calculation of one. Every figure comes from the server. */
export function NetCard({ methods, priceCents, enabled, detail }: NetCardProps) {
  const text = useMessages(pricingCatalogue)
  const [chosen, setChosen] = useState<PaymentMethod>('PIX')
  const shown = methods?.filter(({ method }) => enabled.includes(method))
  const explained = shown?.find(({ method }) => method === chosen) ?? shown?.[0]
  return (
    <Card aria-label={text.title} className="grid content-start gap-4">
      <header className="grid gap-0.5">
        <h2 className="font-semibold">{text.title}</h2>
        {detail && <p className="text-muted text-sm">{detail}</p>}
      </header>
      {shown === undefined && <p className="text-muted">{text.noPrice}</p>}
      {shown?.length === 0 && <p className="text-muted">{text.noMethod}</p>}
      {shown && shown.length > 0 && (
        <ul className="grid" aria-live="polite">
          {shown.map(({ method, netCents, releaseDays }) => (
            <li
              key={method}
              className="flex items-baseline justify-between gap-4 border-default border-b py-2 last:border-b-0"
            >
              <span className="grid">
                {text.method[method]}
                <span className="text-muted text-sm">{text.release(releaseDays)}</span>
              </span>
              <span className="font-semibold text-lg">
                <Money cents={netCents} />
              </span>
            </li>
          ))}
        </ul>
      )}
      {explained && (
        <div className="grid gap-2 border-default border-t pt-4">
          <h3 className="font-medium">{text.account(text.method[explained.method])}</h3>
          {shown && shown.length > 1 && (
            <SegmentedControl
              label={text.choose}
              isFullWidth
              segments={shown.map(({ method }) => ({ value: method, label: text.method[method] }))}
              value={explained.method}
              onChange={setChosen}
            />
          )}
          <NetLines net={explained} priceCents={priceCents} />
        </div>
      )}
    </Card>
  )
}

function NetLines({ net, priceCents }: { net: NetOfMethod; priceCents: number }) {
  const text = useMessages(pricingCatalogue)
  const format = useFormat()
  const moneyText = useMoneyText()
  const line = (id: string, term: string, cents: number) => ({
    id,
    term,
    value: <Money cents={cents} />,
    isNumber: true,
  })
  const feeRule = text.feeRule(format.basisPoints(net.feeBasisPoints), moneyText(net.feeFixedCents))
  return (
    <DescriptionList
      items={[
        line('pays', text.pays, priceCents),
        line('fee', `${text.fee} ${feeRule}`, -net.feeCents),
        ...(net.coProducersCents > 0 ? [line('coProducers', text.coProducers, -net.coProducersCents)] : []),
        { ...line('receive', text.receive, net.netCents), term: <strong>{text.receive}</strong> },
        ...(net.reserveCents > 0 ? [line('reserve', text.reserve(net.reserveDays), net.reserveCents)] : []),
        ...(net.netWithAffiliateCents === null
          ? []
          : [line('affiliate', text.withAffiliate, net.netWithAffiliateCents)]),
      ]}
    />
  )
}
