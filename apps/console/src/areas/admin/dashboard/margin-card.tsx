import { Card, CardHeader } from '@balcao/ui/card'
import { useMessages } from '#i18n/use-messages.ts'
import { MoneyLines } from '#kit/action/money-lines.tsx'
import { useCurrency } from '#kit/currency.tsx'
import { platformDashboardCatalogue } from './catalogue.ts'
import type { PlatformFigures } from './dashboard-data.ts'

/** The margin as a sum. Items without an amount in the period are left out. */
export function MarginCard({ earnings }: { earnings: PlatformFigures['earnings'] }) {
  const text = useMessages(platformDashboardCatalogue).margin
  const currency = useCurrency()
  const lines = [
    { label: text.fee, cents: earnings.feeCents, isAlways: true },
    { label: text.interest, cents: earnings.interestCents },
    { label: text.anticipation, cents: earnings.anticipationCents },
    { label: text.spread, cents: earnings.spreadCents },
    { label: text.acquirers, cents: -earnings.acquirerCostCents, isAlways: true },
    { label: text.operator, cents: -earnings.operatorCostCents },
    { label: text.loss, cents: -earnings.lossCents },
    { label: text.adjustment, cents: earnings.adjustmentCents },
  ]
  return (
    <Card className="grid grid-cols-1 content-start gap-3">
      <CardHeader title={text.title} />
      <MoneyLines
        lines={[
          ...lines
            .filter(({ cents, isAlways }) => isAlways || cents !== 0)
            .map(({ label, cents }) => ({ label, cents, currency })),
          { label: text.total, cents: earnings.marginCents, currency, isSum: true },
        ]}
      />
      <p className="text-muted text-sm">{text.note}</p>
    </Card>
  )
}
