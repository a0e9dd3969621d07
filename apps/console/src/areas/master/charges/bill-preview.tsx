import { Banner } from '@balcao/ui/banner'
import { Button } from '@balcao/ui/button'
import { Skeleton } from '@balcao/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ConfirmAction } from '#kit/action/confirm-action.tsx'
import { MoneyLines } from '#kit/action/money-lines.tsx'
import { useAction } from '#kit/action/use-action.ts'
import { QueryStates } from '#kit/query-states.tsx'
import { masterChargesCatalogue } from './catalogue.ts'
import { firstDayOf } from './charge.ts'

/** The next bill of a platform, line by line, and the button that creates it once its month is closed. */
export function BillPreview({ platformId, onBilled }: { platformId: string; onBilled?: () => void }) {
  const { generate: text, drawer } = useMessages(masterChargesCatalogue)
  const format = useFormat()
  const preview = useQuery(api.master.billing.preview.queryOptions({ platformId }))
  const bill = useAction(api.master.billing.billMonth, {
    proven: true,
    invalidates: [api.master.charges, api.master.billing],
    done: text.done,
  })
  return (
    <QueryStates query={preview} skeleton={<Skeleton className="h-40 w-full" />}>
      {(next) => {
        if (next === null) return <Banner tone="info">{text.noContract}</Banner>
        const { month, isClosed, terms, lines } = next
        const name = format.month(firstDayOf(month))
        return (
          <div className="grid gap-4">
            <Banner tone="info">{isClosed ? text.closed(name) : text.openMonth(name)}</Banner>
            {lines.map((line) => {
              const { currency } = line
              const volume = format.money(line.volumeCents, currency)
              const parts = [
                { label: drawer.fixed, cents: line.fixedCents },
                {
                  label: drawer.percent(format.basisPoints(terms.basisPoints), volume),
                  cents: line.percentCents,
                },
                { label: drawer.topUp(format.money(terms.minimumCents, currency)), cents: line.topUpCents },
              ]
              return (
                <MoneyLines
                  key={currency}
                  lines={[
                    ...parts.filter(({ cents }) => cents !== 0).map((part) => ({ ...part, currency })),
                    { label: drawer.total, cents: line.amountCents, currency, isSum: true },
                  ]}
                />
              )
            })}
            {isClosed && (
              <ConfirmAction
                trigger={
                  <Button variant="primary" className="justify-self-end">
                    {text.confirm}
                  </Button>
                }
                title={text.confirmTitle(name)}
                description={text.confirmText}
                confirmLabel={text.confirm}
                money={lines.map(({ amountCents, currency }) => ({
                  label: drawer.total,
                  cents: amountCents,
                  currency,
                }))}
                onConfirm={async () => {
                  await bill.run({ platformId, month })
                  onBilled?.()
                }}
              />
            )}
          </div>
        )
      }}
    </QueryStates>
  )
}
