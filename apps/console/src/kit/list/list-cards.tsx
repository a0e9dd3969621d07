import { Checkbox } from '@balcao/ui/checkbox'
import { joinClasses } from '@balcao/ui/join-classes'
import { Fragment } from 'react'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import type { ListColumn } from './list-declaration.ts'
import { RowLink } from './row-link.tsx'
import { RowMenu } from './row-menu.tsx'
import type { List } from './use-list.ts'

/** The rows of a list as cards on narrow screens: the same columns, each in its declared place. */
export function ListCards<Row extends object, Totals>({ list }: { list: List<Row, Totals> }) {
  const text = useMessages(coreCatalogue).list
  const { table, rowActions } = list
  const isStale = list.rows.isPlaceholderData
  const [title, ...others] = list.columns
  const inPlace = (place: NonNullable<ListColumn<Row, Totals>['card']>) =>
    others.filter((column) => (column.card ?? 'detail') === place && table.isVisible(column.id))
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
            <div className="flex items-center justify-between gap-3">
              <div className="wrap-anywhere min-w-0 font-medium [&_*]:whitespace-normal! [&_a]:after:absolute [&_a]:after:inset-0">
                <RowLink list={list} row={row}>
                  {title.cell(row.original)}
                </RowLink>
              </div>
              <div className="shrink-0 font-medium">
                {inPlace('amount').map((column) => (
                  <span key={column.id} className="grid justify-items-end text-end">
                    <span className="font-normal text-muted text-xs">{column.header}</span>
                    {column.cell(row.original)}
                  </span>
                ))}
              </div>
            </div>
            {inPlace('subtitle').map((column) => (
              <div key={column.id} className="min-w-0 truncate text-sm *:max-w-none!">
                {column.cell(row.original)}
              </div>
            ))}
            <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-muted text-sm">
              <p className="min-w-0 truncate">
                {inPlace('detail').map((column, index) => (
                  <Fragment key={column.id}>
                    {index > 0 && ' · '}
                    {column.cell(row.original)}
                  </Fragment>
                ))}
              </p>
              {inPlace('badge').map((column) => (
                <span key={column.id} className="shrink-0">
                  {column.cell(row.original)}
                </span>
              ))}
            </div>
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
