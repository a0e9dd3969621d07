import { Banner } from '@balcao/ui/banner'
import { Card, CardHeader } from '@balcao/ui/card'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { MoneyLines } from '#kit/action/money-lines.tsx'
import { closingCatalogue } from './catalogue.ts'
import type { PlanOfCurrency } from './closing.ts'

/** Debts and the balances at acquirers to pay them, each currency by itself. */
export function PayoutPlan({ plan }: { plan: readonly PlanOfCurrency[] }) {
  const { plan: text } = useMessages(closingCatalogue)
  if (plan.length === 0)
    return (
      <Card className="grid gap-3">
        <CardHeader title={text.title} />
        <p className="text-muted">{text.empty}</p>
      </Card>
    )
  return (
    <div className="grid gap-4">
      {plan.map((row) => (
        <PlanCard key={row.currency} row={row} />
      ))}
    </div>
  )
}

function PlanCard({ row }: { row: PlanOfCurrency }) {
  const { plan: text } = useMessages(closingCatalogue)
  const format = useFormat()
  const { currency, owed, atAcquirers, acquirers, lackingCents, debtors, lastReleaseAt } = row
  const lines = [
    { label: text.available, cents: owed.availableCents },
    { label: text.withdrawing, cents: owed.withdrawingCents },
    { label: text.pending, cents: owed.pendingCents },
    { label: text.reserve, cents: owed.reserveCents },
    { label: text.held, cents: owed.heldCents },
    { label: text.managers, cents: owed.managersCents },
    { label: text.buyers, cents: owed.buyersCents },
    { label: text.owed, cents: owed.totalCents, isSum: true },
    ...acquirers.map(({ label, balanceCents, receivableCents }) => ({
      label,
      cents: balanceCents + receivableCents,
    })),
    { label: text.here, cents: atAcquirers.totalCents, isSum: true },
  ]
  return (
    <Card className="grid gap-4">
      <CardHeader
        title={`${text.title} · ${currency}`}
        detail={lastReleaseAt ? text.until(format.date(lastReleaseAt)) : text.nothingWaits}
      />
      {lackingCents > 0 && <Banner tone="negative">{text.short}</Banner>}
      <MoneyLines
        lines={[
          ...lines.filter(({ cents, isSum }) => isSum || cents !== 0),
          ...(lackingCents > 0 ? [{ label: text.lacking, cents: lackingCents, isSum: true }] : []),
        ].map((line) => ({ ...line, currency }))}
      />
      {debtors.count > 0 && (
        <p className="text-muted text-sm">
          {text.debtors(debtors.count, format.money(debtors.cents, currency))}
        </p>
      )}
    </Card>
  )
}
