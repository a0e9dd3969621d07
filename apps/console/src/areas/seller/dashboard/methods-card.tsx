import { paymentMethods } from '@balcao/domain/vocabulary'
import { Card, CardHeader } from '@balcao/ui/card'
import { paymentsCatalogue } from '#features/payments/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { dashboardCatalogue } from './catalogue.ts'
import type { DashboardData } from './dashboard-data.ts'
import { ShareBars } from './share-bars.tsx'

/** The same colour for the same method on every screen, and different from the colours of the balances. */
const colors = {
  PIX: 'var(--color-chart-6)',
  CREDIT_CARD: 'var(--color-chart-5)',
  BILLET: 'var(--color-chart-4)',
}

type MethodsCardProps = { methods: DashboardData['methods']; totalCents: number }

export function MethodsCard({ methods, totalCents }: MethodsCardProps) {
  const text = useMessages(dashboardCatalogue).methods
  const payments = useMessages(paymentsCatalogue)
  const bars = paymentMethods.flatMap((method) => {
    const found = methods.find((candidate) => candidate.method === method)
    return found
      ? [{ id: method, label: payments.method[method], cents: found.grossCents, color: colors[method] }]
      : []
  })
  return (
    <Card className="grid grid-cols-1 content-start gap-4">
      <CardHeader title={text.title} detail={text.detail} />
      {totalCents === 0 ? (
        <p className="text-muted">{text.none}</p>
      ) : (
        <ShareBars bars={bars} totalCents={totalCents} />
      )}
    </Card>
  )
}
