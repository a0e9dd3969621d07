import { StatusBadge } from '@balcao/ui/status-badge'
import type { inferOutput } from '@trpc/tanstack-react-query'
import { SearchCheck } from 'lucide-react'
import { useMemo } from 'react'
import { api } from '#api/client.ts'
import { type Format, useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import type { ListColumns } from '#kit/list/list-declaration.ts'
import { ListView } from '#kit/list/list-view.tsx'
import { useList } from '#kit/list/use-list.ts'
import { affiliatesCatalogue } from './catalogue.ts'
import type { AffiliatesMessages } from './messages/pt-br.ts'

type Decision = inferOutput<typeof api.seller.affiliations.decisions>['rows'][number]
type Words = { text: AffiliatesMessages['decisions']; format: Format }

/** Why a sale was attributed to the affiliate, or was not. */
export function DecisionsTab({ affiliationId }: { affiliationId: string }) {
  const text = useMessages(affiliatesCatalogue).decisions
  const format = useFormat()
  const list = useList({
    key: 'decisions',
    id: 'affiliate-decisions',
    label: text.column.decision,
    columns: useMemo(() => decisionColumns({ text, format }), [text, format]),
    searchLabel: text.search,
    query: ({ search, cursor, limit }) =>
      api.seller.affiliations.decisions.queryOptions({ affiliationId, search, cursor, limit }),
    rowId: ({ id }) => id,
    rowLabel: ({ code }) => text.rowLabel(code),
    empty: { icon: <SearchCheck />, title: text.empty.title, description: text.empty.text },
  })
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-muted text-sm">{text.intro}</p>
      <ListView list={list} renderRows={(rows) => <Decisions rows={rows} />} />
    </div>
  )
}

function decisionColumns({ text }: Words): ListColumns<Decision> {
  return [{ id: 'order', header: text.column.order, cell: ({ code }) => code }]
}

/** A list instead of a table: a drawer is narrow, and a decision is a sentence. */
function Decisions({ rows }: { rows: readonly Decision[] }) {
  const text = useMessages(affiliatesCatalogue).decisions
  const format = useFormat()
  return (
    <ul className="grid divide-y divide-(--color-border) rounded-control border border-default">
      {rows.map((decision) => {
        const { lostBecause, commissionCents, currency, via, clickedAt } = decision
        const isMine = lostBecause === null && commissionCents !== null
        return (
          <li key={decision.id} className="grid gap-1 px-4 py-3">
            <p className="flex flex-wrap items-center justify-between gap-2">
              <span className="font-mono text-sm">{decision.code}</span>
              <time dateTime={decision.createdAt} className="text-muted text-sm tabular-nums">
                {format.dateTime(decision.createdAt)}
              </time>
            </p>
            <p>
              {isMine ? (
                <StatusBadge tone="positive">
                  {text.mine(format.money(commissionCents, currency))}
                </StatusBadge>
              ) : (
                lostBecause !== null && text.lost[lostBecause]
              )}
            </p>
            <p className="text-muted text-sm">
              {[via && text.via[via], clickedAt && text.clicked(format.dateTime(clickedAt))]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </li>
        )
      })}
    </ul>
  )
}
