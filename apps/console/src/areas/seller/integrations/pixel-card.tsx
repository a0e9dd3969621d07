import type { PixelTab } from '@balcao/domain/options/pixel-tabs'
import type { inferOutput } from '@trpc/tanstack-react-query'
import type { api } from '#api/client.ts'
import { IntegrationCard } from '#features/webhooks/integration-card.tsx'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { integrationsCatalogue } from './catalogue.ts'

type Health = inferOutput<typeof api.seller.pixels.sum>[PixelTab]

export function PixelCard({ id, name, health }: { id: PixelTab; name: string; health: Health }) {
  const text = useMessages(integrationsCatalogue)
  const format = useFormat()
  const { products, tokens, sentLastDay, failedLastDay } = health
  const lines =
    products === 0
      ? []
      : [
          text.products(format.integer(products), products === 1),
          tokens === 0
            ? text.noToken
            : text.serverEvents(format.integer(sentLastDay), format.integer(failedLastDay)),
        ]
  return (
    <IntegrationCard
      to={`/platform/integrations/${id}`}
      name={name}
      mark={id}
      purpose={text.purposeOf[id]}
      state={products === 0 ? 'off' : failedLastDay > 0 ? 'attention' : 'connected'}
      lines={lines}
    />
  )
}
