import { Checkbox } from '@balcao/ui/checkbox'
import { joinClasses } from '@balcao/ui/join-classes'
import { Fragment, type ReactNode } from 'react'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import type { ListColumn } from './list-declaration.ts'
import { RowLink } from './row-link.tsx'
import { RowMenu } from './row-menu.tsx'
import type { List } from './use-list.ts'

type Cell = { id: string; header: ReactNode; content: ReactNode }

/** A table shows a dash where a row has no value; a card leaves it out, except beside the label of an amount. */
const noValue = '—'

/** The rows of a list as cards on narrow screens: the same columns, each in its declared place. */
export function ListCards<Row extends object, Totals>({ list }: { list: List<Row, Totals> }) {
  const text = useMessages(coreCatalogue).list
  const { table, rowActions } = list
  const isStale = list.rows.isPlaceholderData
  const [title, ...others] = list.columns
  const inPlace = (row: Row, place: NonNullable<ListColumn<Row, Totals>['card']>): readonly Cell[] =>
    others
      .filter((column) => (column.card ?? 'detail') === place && table.isVisible(column.id))
      .map(({ id, header, cell }) => ({ id, header, content: cell(row) }))
      .filter(({ content }) => place === 'amount' || (content !== null && content !== noValue))
  return (
    <ul
      aria-label={list.label}
      aria-busy={isStale || undefined}
      className={joinClasses('divide-y divide-(--color-border)', isStale && 'opacity-60')}
    >
      {table.rows.map((row) => (
        <li
          key={row.id}
          data-selected={row.isSelected || row.id === list.state.openRowId}
          className="relative flex gap-3 p-4 hover:bg-hover data-[selected=true]:bg-primary-soft has-[[data-row-link]:focus-visible]:outline-2 has-[[data-row-link]:focus-visible]:outline-focus has-[[data-row-link]:focus-visible]:-outline-offset-2"
        >
          {list.bulkActions.length > 0 && (
            <span className="relative z-10 pt-0.5">
              <Checkbox
                aria-label={text.selectRow(list.rowLabel(row.original))}
                checked={row.isSelected}
                onChange={(checked) => table.toggle(row.id, checked)}
              />
            </span>
          )}
          <div className="grid min-w-0 flex-1 grid-cols-1 gap-1">
            <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
              <div className="wrap-anywhere min-w-0 flex-1 basis-20 font-medium [&_*]:whitespace-normal! [&_a]:after:absolute [&_a]:after:inset-0">
                <RowLink list={list} row={row}>
                  {title.cell(row.original)}
                </RowLink>
              </div>
              <div className="ms-auto shrink-0 font-medium">
                {inPlace(row.original, 'amount').map(({ id, header, content }) => (
                  <span key={id} className="grid justify-items-end text-end">
                    <span className="font-normal text-muted text-xs">{header}</span>
                    {content}
                  </span>
                ))}
              </div>
            </div>
            <CardLines
              subtitles={inPlace(row.original, 'subtitle')}
              details={inPlace(row.original, 'detail')}
              badges={inPlace(row.original, 'badge')}
            />
          </div>
          {rowActions && (
            <span className="relative z-10 -my-1 -me-2">
              <RowMenu rowLabel={list.rowLabel(row.original)} actions={rowActions(row.original)} />
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

type CardLinesProps = Record<'subtitles' | 'details' | 'badges', readonly Cell[]>

/** Lines below a card's title. The badge is beside the details or, without details, beside the last subtitle. */
function CardLines({ subtitles, details, badges }: CardLinesProps) {
  const above = details.length > 0 ? subtitles : subtitles.slice(0, -1)
  return (
    <>
      {above.map(({ id, content }) => (
        <div key={id} className="min-w-0 truncate text-sm *:max-w-none!">
          {content}
        </div>
      ))}
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-sm">
        {details.length > 0 ? (
          <p className="min-w-0 truncate text-muted">
            {details.map(({ id, content }, index) => (
              <Fragment key={id}>
                {index > 0 && ' · '}
                {content}
              </Fragment>
            ))}
          </p>
        ) : (
          <div className="min-w-0 truncate *:max-w-none!">{subtitles.at(-1)?.content}</div>
        )}
        {badges.map(({ id, content }) => (
          <span key={id} className="max-w-full">
            {content}
          </span>
        ))}
      </div>
    </>
  )
}
