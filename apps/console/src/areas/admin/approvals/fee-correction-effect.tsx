import { Skeleton } from '@balcao/ui/skeleton'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { inferOutput } from '@trpc/tanstack-react-query'
import { useWatch } from 'react-hook-form'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { QueryStates } from '#kit/query-states.tsx'
import { useSettled } from '#kit/use-settled.ts'
import { approvalsCatalogue } from './catalogue.ts'
import { type FeeCorrectionForm, typedCorrection } from './fee-correction-form.ts'

type SellerEffect = inferOutput<typeof api.admin.approvals.previewFeeCorrection>[number]

const sellersShown = 5

/** Effect of the typed fee on the sales of those days, for each seller, before the proposal. */
export function FeeCorrectionEffect() {
  const { correct: text } = useMessages(approvalsCatalogue)
  const typed = typedCorrection(useWatch<FeeCorrectionForm>() as FeeCorrectionForm)
  const settled = useSettled(JSON.stringify(typed))
  const asked: typeof typed = JSON.parse(settled)
  const effect = useQuery({
    ...api.admin.approvals.previewFeeCorrection.queryOptions(
      asked ?? { sellerId: null, method: 'PIX', from: '', to: '', basisPoints: 0, fixedFees: {} },
    ),
    enabled: asked !== null,
    placeholderData: keepPreviousData,
  })
  if (typed === null) return <p className="text-muted text-sm">{text.incomplete}</p>
  return (
    <QueryStates
      query={effect}
      skeleton={<Skeleton className="h-20 w-full" />}
      empty={{ isEmpty: (rows) => rows.length === 0, element: <p className="text-muted">{text.none}</p> }}
    >
      {(rows) => (
        <section role="status" className="grid gap-2">
          <h3 className="font-semibold">{text.effect}</h3>
          <ul className="grid divide-y divide-default">
            {rows.slice(0, sellersShown).map((row) => (
              <EffectRow key={`${row.sellerId} ${row.currency}`} row={row} />
            ))}
          </ul>
          {rows.length > sellersShown && (
            <p className="text-muted text-sm">{text.more(rows.length - sellersShown)}</p>
          )}
        </section>
      )}
    </QueryStates>
  )
}

function EffectRow({ row }: { row: SellerEffect }) {
  const { correct: text } = useMessages(approvalsCatalogue)
  const format = useFormat()
  const { name, sales, wasCents, becomesCents, currency } = row
  const givenCents = wasCents - becomesCents
  return (
    <li className="grid gap-x-4 py-2 sm:grid-cols-[1fr_auto]">
      <span>{name}</span>
      <span className="font-medium tabular-nums sm:text-end">
        {(givenCents > 0 ? text.gets : text.pays)(format.money(Math.abs(givenCents), currency))}
      </span>
      <span className="text-muted text-sm sm:col-span-2">
        {text.from(sales, format.money(wasCents, currency), format.money(becomesCents, currency))}
      </span>
    </li>
  )
}
