import { Card, CardHeader } from '@balcao/ui/card'
import { useMessages } from '#i18n/use-messages.ts'
import { dashboardCatalogue } from './catalogue.ts'
import type { DashboardData } from './dashboard-data.ts'
import { ShareBars } from './share-bars.tsx'

type TopProductsCardProps = { products: DashboardData['topProducts']; totalCents: number }

export function TopProductsCard({ products, totalCents }: TopProductsCardProps) {
  const text = useMessages(dashboardCatalogue).products
  return (
    <Card className="grid grid-cols-1 content-start gap-4">
      <CardHeader title={text.title} detail={text.detail} />
      <ShareBars
        bars={products.map(({ productId, name, grossCents }) => ({
          id: productId,
          label: name,
          cents: grossCents,
          // Products have no colour of their own: a coloured bar would look like a method.
          color: 'var(--color-chart-previous)',
        }))}
        totalCents={totalCents}
      />
    </Card>
  )
}
