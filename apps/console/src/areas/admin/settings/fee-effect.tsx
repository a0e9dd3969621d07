import type { PaymentMethod } from '@balcao/domain/vocabulary'
import { Card, CardHeader } from '@balcao/ui/card'
import { Skeleton } from '@balcao/ui/skeleton'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { inferOutput } from '@trpc/tanstack-react-query'
import { useWatch } from 'react-hook-form'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { MoneyLines } from '#kit/action/money-lines.tsx'
import { QueryStates } from '#kit/query-states.tsx'
import { useSettled } from '#kit/use-settled.ts'
import { platformSettingsCatalogue } from './catalogue.ts'
import { type FeeForm, typedAmounts } from './fee-form.ts'

type Effect = inferOutput<typeof api.admin.feeEffects.preview>['currencies'][number]

/** Effect of the typed fee on the last month's sales, before it is saved. */
export function FeeEffect({ method }: { method: PaymentMethod }) {
  const { effect: text } = useMessages(platformSettingsCatalogue)
  const { basisPoints, fixedFees } = useWatch<FeeForm>() as FeeForm
  const typed = useSettled(
    JSON.stringify({ basisPoints: basisPoints ?? 0, fixedFees: typedAmounts(fixedFees) }),
  )
  const isComplete = basisPoints !== null && fixedFees.BRL !== null
  const effect = useQuery({
    ...api.admin.feeEffects.preview.queryOptions({ method, ...JSON.parse(typed) }),
    enabled: isComplete,
    placeholderData: keepPreviousData,
  })
  return (
    <Card className="grid gap-3">
      <CardHeader title={text.title} />
      {isComplete ? (
        <QueryStates
          query={effect}
          skeleton={<Skeleton className="h-24 w-full" />}
          empty={{
            isEmpty: ({ currencies }) => currencies.length === 0,
            element: <p className="text-muted">{text.none}</p>,
          }}
        >
          {({ currencies }) => (
            <div role="status" className="grid gap-6">
              {currencies.map((own) => (
                <EffectInCurrency key={own.currency} effect={own} />
              ))}
            </div>
          )}
        </QueryStates>
      ) : (
        <p className="text-muted">{text.incomplete}</p>
      )}
    </Card>
  )
}

function EffectInCurrency({ effect }: { effect: Effect }) {
  const { effect: text } = useMessages(platformSettingsCatalogue)
  const format = useFormat()
  const { currency, sales, wasCents, wouldBeCents, sellers } = effect
  return (
    <div className="grid gap-x-10 gap-y-4 lg:grid-cols-2">
      <div className="grid content-start gap-2">
        <p className="text-muted text-sm">{text.text(format.integer(sales))}</p>
        <MoneyLines
          lines={[
            { label: text.was, cents: wasCents, currency },
            { label: text.wouldBe, cents: wouldBeCents, currency },
            { label: text.difference, cents: wouldBeCents - wasCents, currency, isSum: true },
          ]}
        />
      </div>
      <div className="grid content-start gap-1">
        {sellers.length === 0 ? (
          <p className="text-muted">{text.same}</p>
        ) : (
          <>
            <h3 className="font-semibold">{text.sellers}</h3>
            <ul className="grid gap-1">
              {sellers.map(({ name, differenceCents }) => (
                <li key={name} className="flex flex-wrap justify-between gap-x-4">
                  <span>{name}</span>
                  <span className="text-muted tabular-nums">
                    {(differenceCents > 0 ? text.more : text.less)(
                      format.money(Math.abs(differenceCents), currency),
                    )}
                  </span>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  )
}
