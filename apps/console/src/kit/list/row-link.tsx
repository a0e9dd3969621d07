import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

type RowLinkProps = { rowId: string; label: string; children: ReactNode }

/** A real link to the row's own address: it takes the focus, the j and k keys, and a new tab. */
export function RowLink({ rowId, label, children }: RowLinkProps) {
  return (
    <Link
      to="."
      search={(current: Record<string, unknown>) => ({ ...current, open: rowId })}
      resetScroll={false}
      preload={false}
      data-row-link={rowId}
      aria-label={label}
      className="rounded-small font-medium underline-offset-2 hover:underline"
    >
      {children}
    </Link>
  )
}
