import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { nameInPart } from '../../address/address-part.ts'

type RowLinkProps = { part: string; rowId: string; label: string; children: ReactNode }

/** A real link to the row's own address: it takes the focus, the j and k keys, and a new tab. The row draws its ring. */
export function RowLink({ part, rowId, label, children }: RowLinkProps) {
  return (
    <Link
      to="."
      search={(current: Record<string, unknown>) => ({ ...current, [nameInPart(part, 'open')]: rowId })}
      state={true}
      resetScroll={false}
      preload={false}
      data-row-link={rowId}
      aria-label={label}
      className="rounded-small font-medium underline-offset-2 outline-none hover:underline"
    >
      {children}
    </Link>
  )
}
