import { dayInSaoPaulo } from '@balcao/domain/calendar'
import { Button } from '@balcao/ui/button'
import { Checkbox } from '@balcao/ui/checkbox'
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#api/client.ts'
import { useErrorReader } from '#i18n/error-texts.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { MoneyLines } from '#kit/action/money-lines.tsx'
import { useAction } from '#kit/action/use-action.ts'
import { Money } from '#kit/money.tsx'
import { financialCatalogue } from './catalogue.ts'
import type { Quote } from './financial-data.ts'

type AnticipateChoiceProps = { offered: Quote; onAsked: (anticipationId: string) => void }

/**
 * The days whose sales are sold, initially all that fit into the limit, and the server's price for exactly
 * these.
 */
export function AnticipateChoice({ offered, onAsked }: AnticipateChoiceProps) {
  const text = useMessages(financialCatalogue).anticipate
  const format = useFormat()
  const reader = useErrorReader()
  const [requestId] = useState(() => crypto.randomUUID())
  const [lotIds, setLotIds] = useState(() =>
    offered.lots.filter(({ isChosen }) => isChosen).map(({ lotId }) => lotId),
  )
  const chosen = useQuery({
    ...api.seller.anticipations.quote.queryOptions(lotIds.length === 0 ? skipToken : { lotIds }),
    placeholderData: keepPreviousData,
  })
  const request = useAction(api.seller.anticipations.request, {
    proven: true,
    isErrorShownHere: true,
    invalidates: [api.seller.anticipations, api.seller.wallet],
    done: ({ anticipationId }) => onAsked(anticipationId),
  })
  const { currency, minCents, limitCents } = offered
  const money = (cents: number) => format.money(cents, currency)
  const quote = lotIds.length === 0 ? nothing : (chosen.data ?? nothing)
  const problem =
    quote.grossCents < minCents || quote.grossCents === 0
      ? text.below(money(minCents))
      : quote.grossCents > limitCents
        ? text.above(money(limitCents))
        : request.error
          ? reader.textOf(request.error)
          : null
  const rate = format.basisPoints(offered.basisPoints)
  return (
    <div className="grid gap-4">
      <p className="text-muted">
        {text.rateText(rate, text.rate[offered.rateKind])} {text.limit(money(limitCents))}
      </p>
      <fieldset className="grid gap-1">
        <legend className="mb-1 font-medium">{text.days}</legend>
        <ul className="max-h-60 divide-y divide-(--color-border) overflow-y-auto rounded-control border border-default">
          {daysOf(offered).map(({ day, lots }) => {
            const ids = lots.map(({ lotId }) => lotId)
            const isChosen = ids.every((id) => lotIds.includes(id))
            const others = lotIds.filter((id) => !ids.includes(id))
            return (
              <li key={day} className="flex items-center justify-between gap-4 px-3 py-2">
                <Checkbox
                  checked={isChosen || (ids.some((id) => lotIds.includes(id)) ? 'indeterminate' : false)}
                  onChange={(checked) => setLotIds(checked ? [...others, ...ids] : others)}
                  label={text.day(format.dayWithWeekday(day), lots.length)}
                />
                <Money cents={lots.reduce((sum, lot) => sum + lot.amountCents, 0)} currency={currency} />
              </li>
            )
          })}
        </ul>
      </fieldset>
      <div className="rounded-control bg-sunken px-4 py-2">
        <MoneyLines
          lines={[
            { label: text.gross, cents: quote.grossCents, currency },
            { label: text.cost, cents: -quote.feeCents, currency },
            { label: text.net, cents: quote.netCents, currency, isSum: true },
          ]}
        />
      </div>
      <dl className="flex flex-wrap justify-between gap-x-4">
        <dt className="text-muted">{text.when}</dt>
        <dd>{text.whenText}</dd>
      </dl>
      {quote.monthlyCostBasisPoints !== null && (
        <p className="text-muted text-sm">
          {text.effective(format.basisPoints(quote.monthlyCostBasisPoints))}
        </p>
      )}
      <p role="status" className="text-negative text-sm empty:hidden">
        {problem}
      </p>
      <div className="flex justify-end">
        <Button
          variant="primary"
          isBusy={request.isBusy}
          disabled={problem !== null && !request.error}
          onClick={() => request.start({ requestId, lotIds, netCents: quote.netCents })}
        >
          {text.confirm(money(quote.netCents))}
        </Button>
      </div>
    </div>
  )
}

const nothing = { grossCents: 0, feeCents: 0, netCents: 0, monthlyCostBasisPoints: null }

function daysOf({ lots }: Quote): { day: string; lots: Quote['lots'] }[] {
  const days = Map.groupBy(lots, ({ releaseAt }) => dayInSaoPaulo(new Date(releaseAt)))
  return [...days].map(([day, ofDay]) => ({ day, lots: ofDay }))
}
