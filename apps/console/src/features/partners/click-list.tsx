import { listedClicks } from '@balcao/domain/people/partnerships'
import { StatusBadge } from '@balcao/ui/status-badge'
import type { inferOutput } from '@trpc/tanstack-react-query'
import { MousePointerClick } from 'lucide-react'
import { useMemo } from 'react'
import { api } from '#api/client.ts'
import { useLocale } from '#i18n/locale.tsx'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { exportHref } from '#kit/list/export-href.ts'
import type { ListColumns } from '#kit/list/list-declaration.ts'
import { ListView } from '#kit/list/list-view.tsx'
import { useList } from '#kit/list/use-list.ts'
import { partnersCatalogue } from './catalogue.ts'

type Click = inferOutput<typeof api.seller.affiliations.clicks>['rows'][number]
type Sums = inferOutput<typeof api.seller.affiliations.clickSums>

type ClickListProps = {
  affiliationId: string
  /** The viewer: the owner of the product, or the affiliate. */
  side: 'OWNER' | 'AFFILIATE'
}

const sides = {
  OWNER: { from: api.seller.affiliates, file: 'affiliate-clicks' },
  AFFILIATE: { from: api.seller.affiliations, file: 'own-clicks' },
}

/** Every click on an affiliate's links, and whether it earned. */
export function ClickList({ affiliationId, side }: ClickListProps) {
  const text = useMessages(partnersCatalogue).clicks
  const { locale } = useLocale()
  const format = useFormat()
  const { from, file } = sides[side]
  const list = useList({
    key: 'clicks',
    id: 'affiliate-clicks',
    label: text.label,
    columns: useMemo(
      (): ListColumns<Click, Sums> => [{ id: 'when', header: text.when, cell: () => null }],
      [text],
    ),
    defaultPeriod: '30',
    query: ({ bounds, cursor, limit }) =>
      from.clicks.queryOptions({ affiliationId, ...bounds, cursor, limit }),
    totalsQuery: ({ bounds }) => from.clickSums.queryOptions({ affiliationId, ...bounds }),
    exportHref: ({ bounds }) => exportHref(file, { affiliationId, ...bounds }, locale),
    rowId: ({ id }) => id,
    rowLabel: ({ clickedAt }) => text.rowLabel(clickedAt),
    empty: { icon: <MousePointerClick />, title: text.empty.title, description: text.empty.text },
  })
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-muted text-sm">{text.intro}</p>
      <ListView
        list={list}
        summary={<ClickSums sums={list.totals} />}
        renderRows={(rows) => <Clicks rows={rows} />}
      />
      {!list.isNever && (
        <p className="text-muted text-sm">
          {text.limits(format.integer(listedClicks.perMinute), format.integer(listedClicks.perDay))}
        </p>
      )}
    </div>
  )
}

/** Clicks of the days, and the number of them beyond the limits of the list. */
function ClickSums({ sums }: { sums: Sums | undefined }) {
  const text = useMessages(partnersCatalogue).clicks
  const format = useFormat()
  if (!sums || sums.listed + sums.unlisted === 0) return null
  return (
    <p className="text-muted text-sm">
      {text.sums(format.integer(sums.counted), format.integer(sums.listed))}{' '}
      {sums.unlisted > 0 && text.unlisted(format.integer(sums.unlisted))}
    </p>
  )
}

const tones = { OPEN: 'pending', EARNED: 'positive', LOST: 'neutral' } as const

/** A list instead of a table: a drawer is narrow, and a reason is a sentence. */
function Clicks({ rows }: { rows: readonly Click[] }) {
  const text = useMessages(partnersCatalogue).clicks
  const format = useFormat()
  return (
    <ul className="grid divide-y divide-(--color-border) rounded-control border border-default">
      {rows.map((click) => (
        <li key={click.id} className="grid gap-1 px-4 py-3">
          <p className="flex flex-wrap items-center justify-between gap-2">
            <StatusBadge tone={tones[click.standing]}>{text.words.standing[click.standing]}</StatusBadge>
            <time dateTime={click.clickedAt} className="text-muted text-sm tabular-nums">
              {format.dateTime(click.clickedAt)}
            </time>
          </p>
          {click.because !== null && <p>{text.words.loss[click.because]}</p>}
          {click.sales.map(({ code, currency, commissionCents, state }) => (
            <p key={code} className="flex flex-wrap justify-between gap-2">
              <span>{text.order(code)}</span>
              <span className="tabular-nums">
                {state === 'PAID' && commissionCents !== null
                  ? text.commission(format.money(commissionCents, currency))
                  : text.words.sale[state]}
              </span>
            </p>
          ))}
          {click.otherProductAt !== null && <p>{text.otherProduct(format.dateTime(click.otherProductAt))}</p>}
          <ClickFacts click={click} />
        </li>
      ))}
    </ul>
  )
}

/** The source of a click, the commission of its terms, and the last day on which it counts. */
function ClickFacts({ click: { source, basisPoints, windowDays, clickedAt, standing } }: { click: Click }) {
  const text = useMessages(partnersCatalogue).clicks
  const format = useFormat()
  const until =
    standing === 'LOST' || windowDays === null
      ? null
      : new Date(new Date(clickedAt).getTime() + windowDays * 86_400_000).toISOString()
  const facts = [
    source,
    basisPoints !== null && text.share(format.basisPoints(basisPoints)),
    until !== null && text.until(format.date(until)),
  ].filter(Boolean)
  if (facts.length === 0) return null
  return <p className="text-muted text-sm">{facts.join(' · ')}</p>
}
