import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { nameInPart } from '#address/address-part.ts'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import type { List } from './use-list.ts'

type RowLinkProps<Row extends object, Totals> = {
  list: List<Row, Totals>
  row: { id: string; original: Row }
  children: ReactNode
}

/**
 * A real link to the row's drawer or page: it supports focus, the j and k keys, and a new tab. The row draws
 * its focus ring.
 */
export function RowLink<Row extends object, Totals>({ list, row, children }: RowLinkProps<Row, Totals>) {
  const text = useMessages(coreCatalogue).list
  const looks = {
    'data-row-link': row.id,
    'aria-label': text.openRow(list.rowLabel(row.original)),
    className: 'rounded-small font-medium underline-offset-2 outline-none hover:underline',
  }
  if (list.rowAddress)
    return (
      <Link to={list.rowAddress(row.original)} {...looks}>
        {children}
      </Link>
    )
  if (!list.drawer) return children
  return (
    <Link
      to="."
      search={(current: Record<string, unknown>) => ({ ...current, [nameInPart(list.part, 'open')]: row.id })}
      state={true}
      resetScroll={false}
      preload={false}
      {...looks}
    >
      {children}
    </Link>
  )
}
