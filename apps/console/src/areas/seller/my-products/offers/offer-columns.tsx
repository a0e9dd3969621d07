import type { PaymentMethod } from '@balcao/domain/vocabulary'
import { StatusBadge } from '@balcao/ui/status-badge'
import type { inferInput } from '@trpc/tanstack-react-query'
import { Pause } from 'lucide-react'
import type { api } from '#api/client.ts'
import type { PricingMessages } from '#features/pricing/messages/pt-br.ts'
import type { Format } from '#i18n/use-format.ts'
import type { ListColumns } from '#kit/list/list-declaration.ts'
import { Money } from '#kit/money.tsx'
import type { OffersMessages } from './messages/pt-br.ts'
import type { OfferRow } from './offer.ts'

type OfferSort = NonNullable<inferInput<typeof api.seller.offers.list>['sort']>['by']
type Words = { text: OffersMessages; pricing: PricingMessages; format: Format }

export function offerColumns({ text, pricing, format }: Words): ListColumns<OfferRow, never, OfferSort> {
  const { column } = text
  return [
    {
      id: 'title',
      header: column.title,
      cell: ({ title }) => <span className="truncate sm:max-w-72">{title}</span>,
    },
    {
      id: 'charge',
      header: column.charge,
      cell: (offer) => chargeText(offer, text),
      card: 'subtitle',
    },
    {
      id: 'methods',
      header: column.methods,
      cell: (offer) =>
        methodsOf(offer)
          .map((method) => pricing.method[method])
          .join(', '),
      isForWideOnly: true,
    },
    {
      id: 'template',
      header: column.template,
      cell: ({ template }) => text.template[template],
      isForWideOnly: true,
      card: 'none',
    },
    {
      id: 'status',
      header: column.status,
      cell: ({ status }) => (
        <StatusBadge
          tone={status === 'ACTIVE' ? 'positive' : 'pending'}
          icon={status === 'PAUSED' ? <Pause strokeWidth={2.5} /> : undefined}
        >
          {text.standing[status]}
        </StatusBadge>
      ),
      card: 'badge',
    },
    {
      id: 'created',
      header: column.created,
      sortBy: 'createdAt',
      isForWideOnly: true,
      card: 'none',
      cell: ({ createdAt }) => (
        <time dateTime={createdAt} className="tabular-nums">
          {format.date(createdAt)}
        </time>
      ),
    },
    {
      id: 'price',
      header: column.price,
      align: 'end',
      cell: ({ priceCents, recurrencePriceCents, trialDays, trialPriceCents }) => (
        <span className="grid justify-items-end">
          {priceCents === 0 ? '—' : <Money cents={priceCents} />}
          {trialDays !== null && (
            <span className="text-muted text-sm">
              {text.trialOf(trialDays)} <Money cents={trialPriceCents} />
            </span>
          )}
          {recurrencePriceCents !== null && recurrencePriceCents !== priceCents && (
            <span className="text-muted text-sm">
              {text.afterwards} <Money cents={recurrencePriceCents} />
            </span>
          )}
        </span>
      ),
      card: 'amount',
    },
  ]
}

function chargeText({ frequencyInDays, chargesMax }: OfferRow, text: OffersMessages): string {
  if (frequencyInDays === null) return text.once
  return `${text.every(frequencyInDays)}${chargesMax === null ? '' : text.charges(chargesMax)}`
}

type Flags = { pixEnabled: boolean; creditCardEnabled: boolean; billetEnabled: boolean }

function methodsOf({ pixEnabled, creditCardEnabled, billetEnabled }: Flags): PaymentMethod[] {
  const all: [PaymentMethod, boolean][] = [
    ['PIX', pixEnabled],
    ['CREDIT_CARD', creditCardEnabled],
    ['BILLET', billetEnabled],
  ]
  return all.filter(([, isOn]) => isOn).map(([method]) => method)
}
