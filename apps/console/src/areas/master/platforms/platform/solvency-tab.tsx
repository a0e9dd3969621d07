import { Banner } from '@balcao/ui/banner'
import { Card, CardHeader } from '@balcao/ui/card'
import { EmptyState } from '@balcao/ui/empty-state'
import { Scale } from 'lucide-react'
import type { PlatformPage } from '#areas/master/platforms/platform.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { MoneyLines } from '#kit/action/money-lines.tsx'
import { platformCatalogue } from './catalogue.ts'

/** Whether the platform could pay everybody now, each currency by itself. */
export function SolvencyTab({ platform }: { platform: PlatformPage }) {
  const { solvency: text } = useMessages(platformCatalogue)
  if (platform.solvency.length === 0)
    return <EmptyState icon={<Scale />} title={text.empty.title} description={text.empty.text} />
  return (
    <div className="grid grid-cols-1 gap-4 xl:grid-cols-2">
      {platform.solvency.map((row) => (
        <SolvencyCard key={row.currency} row={row} />
      ))}
    </div>
  )
}

function SolvencyCard({ row }: { row: PlatformPage['solvency'][number] }) {
  const { solvency: text } = useMessages(platformCatalogue)
  const format = useFormat()
  const { currency, hereCents, owedCents, leftCents } = row
  const lines = [
    { label: text.receivable, cents: row.receivableCents },
    { label: text.balance, cents: row.balanceCents },
    { label: text.here, cents: hereCents, isSum: true },
    { label: text.users, cents: -row.usersCents },
    { label: text.managers, cents: -row.managersCents },
    { label: text.refunds, cents: -row.refundsCents },
    { label: text.suspense, cents: -row.suspenseCents },
    { label: text.left, cents: leftCents, isSum: true },
  ]
  return (
    <Card className="grid content-start gap-4">
      <CardHeader
        title={text.title}
        detail={owedCents > 0 ? text.covered(format.percent(hereCents / owedCents)) : text.nothingOwed}
      />
      {leftCents < 0 && <Banner tone="negative">{text.short}</Banner>}
      <MoneyLines
        lines={lines
          .filter(({ cents, isSum }) => isSum || cents !== 0)
          .map((line) => ({ ...line, currency }))}
      />
    </Card>
  )
}
