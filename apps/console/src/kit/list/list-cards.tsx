import { Checkbox } from '@balcao/ui/checkbox'
import { joinClasses } from '@balcao/ui/join-classes'
import { Fragment } from 'react'
import { coreCatalogue } from '../../i18n/core/catalogue.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import type { ListColumn } from './list-declaration.ts'
import type { ListTableProps } from './list-table.tsx'
import { RowLink } from './row-link.tsx'

type ListCardsProps<Row extends object, Totals> = Pick<
  ListTableProps<Row, Totals>,
  'label' | 'table' | 'columns' | 'rowLabel' | 'isSelectable' | 'onOpenRow' | 'isStale'
>

/** The rows of a list where a table has no room: the same columns, each in the place its screen declared. */
export function ListCards<Row extends object, Totals>(props: ListCardsProps<Row, Totals>) {
  const { list } = useMessages(coreCatalogue)
  const inPlace = (place: NonNullable<ListColumn<Row, Totals>['card']>) =>
    props.columns.filter(
      (column) => (column.card ?? 'detail') === place && props.table.getColumn(column.id)?.getIsVisible(),
    )
  const [title] = inPlace('title')
  return (
    <ul
      aria-label={props.label}
      aria-busy={props.isStale || undefined}
      className={joinClasses('divide-y divide-(--color-border)', props.isStale && 'opacity-60')}
    >
      {props.table.getRowModel().rows.map((row) => (
        <li key={row.id} className="relative flex gap-3 p-4">
          {props.isSelectable && (
            <span className="relative z-10 pt-0.5">
              <Checkbox
                aria-label={list.selectRow(props.rowLabel(row.original))}
                checked={row.getIsSelected()}
                onChange={(checked) => row.toggleSelected(checked)}
              />
            </span>
          )}
          <div className="grid min-w-0 flex-1 grid-cols-1 gap-1">
            <div className="flex items-baseline justify-between gap-3">
              <div className="min-w-0 truncate [&_a]:after:absolute [&_a]:after:inset-0">
                {props.onOpenRow ? (
                  <RowLink rowId={row.id} label={list.openRow(props.rowLabel(row.original))}>
                    {title?.cell(row.original)}
                  </RowLink>
                ) : (
                  title?.cell(row.original)
                )}
              </div>
              <div className="shrink-0 font-medium">
                {inPlace('amount').map((column) => (
                  <span key={column.id}>{column.cell(row.original)}</span>
                ))}
              </div>
            </div>
            {inPlace('subtitle').map((column) => (
              <div key={column.id} className="min-w-0 truncate text-sm">
                {column.cell(row.original)}
              </div>
            ))}
            <div className="flex items-center justify-between gap-3 text-muted text-sm">
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
        </li>
      ))}
    </ul>
  )
}
