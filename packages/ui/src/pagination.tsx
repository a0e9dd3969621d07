import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'

export type PaginationProps = {
  label: string
  previousLabel: string
  nextLabel: string
  /** Null on the first page. */
  onPrevious: (() => void) | null
  onNext: (() => void) | null
  /** “25 de 312 vendas”, at the start of the line. */
  summary?: ReactNode
  isBusy?: boolean | undefined
}

/**
 * Cursor paging: only the existence of a next page is known, not the number of pages. A single page has no
 * buttons.
 */
export function Pagination(props: PaginationProps) {
  const isOnlyPage = props.onPrevious === null && props.onNext === null
  return (
    <nav aria-label={props.label} className="flex min-h-9 items-center gap-2">
      <p aria-live="polite" className="me-auto text-muted text-sm tabular-nums">
        {props.summary}
      </p>
      {!isOnlyPage && (
        <>
          <Button
            size="small"
            disabled={props.onPrevious === null}
            onClick={() => props.onPrevious?.()}
            icon={<ChevronLeft />}
          >
            {props.previousLabel}
          </Button>
          <Button
            size="small"
            disabled={props.onNext === null}
            isBusy={props.isBusy}
            onClick={() => props.onNext?.()}
          >
            {props.nextLabel}
            <ChevronRight aria-hidden="true" className="size-4" />
          </Button>
        </>
      )}
    </nav>
  )
}
