import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { joinClasses } from './join-classes.ts'

export type TableDensity = 'comfortable' | 'compact'
type Align = 'start' | 'end'

export type TableProps = ComponentProps<'table'> & { density?: TableDensity | undefined; label: string }

/**
 * Where the table fits, its box does not scroll, so that the heading can stick under the page's top bar;
 * otherwise the box scrolls sideways and the page never does.
 */
export function Table({ density = 'comfortable', label, className, children, ...rest }: TableProps) {
  const box = useRef<HTMLDivElement>(null)
  const [isTooWide, setIsTooWide] = useState(false)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () =>
      setIsTooWide((element.firstElementChild?.scrollWidth ?? 0) > element.clientWidth + 1)
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={box} className={isTooWide ? 'overflow-x-auto [--sticky-top:0px]' : undefined}>
      <table
        aria-label={label}
        {...rest}
        data-density={density}
        className={joinClasses('group/table w-full border-separate border-spacing-0 text-base', className)}
      >
        {children}
      </table>
    </div>
  )
}

export function TableHead({ className, ...rest }: ComponentProps<'thead'>) {
  return (
    <thead {...rest} className={joinClasses('sticky top-(--sticky-top,0px) z-10 bg-surface', className)} />
  )
}

export function TableBody(props: ComponentProps<'tbody'>) {
  return <tbody {...props} />
}

export function TableFoot({ className, ...rest }: ComponentProps<'tfoot'>) {
  return (
    <tfoot {...rest} className={joinClasses('font-medium [&_td]:border-t [&_td]:border-b-0', className)} />
  )
}

export function TableRow({ className, ...rest }: ComponentProps<'tr'>) {
  return (
    <tr
      {...rest}
      className={joinClasses(
        'group/row [&:last-child>td]:border-b-0 [tbody_&]:hover:bg-hover [tbody_&]:data-[selected=true]:bg-primary-soft',
        className,
      )}
    />
  )
}

const headClasses =
  'h-9 whitespace-nowrap border-default border-b px-3 font-medium text-muted text-xs first:ps-4 last:pe-4 sm:last:pe-5 sm:first:ps-5'

export type TableHeaderCellProps = Omit<ComponentProps<'th'>, 'align'> & {
  align?: Align | undefined
  /** Makes the heading a button. */
  sort?: { direction: 'ascending' | 'descending' | 'none'; onToggle: () => void } | undefined
}

export function TableHeaderCell({
  align = 'start',
  sort,
  className,
  children,
  ...rest
}: TableHeaderCellProps) {
  return (
    <th
      scope="col"
      {...rest}
      aria-sort={sort && sort.direction !== 'none' ? sort.direction : undefined}
      className={joinClasses(headClasses, align === 'end' ? 'text-end' : 'text-start', className)}
    >
      {sort ? (
        <button
          type="button"
          onClick={sort.onToggle}
          className={joinClasses(
            '-mx-1.5 inline-flex h-7 items-center gap-1 rounded-small px-1.5 hover:bg-hover hover:text-default',
            align === 'end' && 'flex-row-reverse',
            sort.direction !== 'none' && 'text-default',
          )}
        >
          {children}
          <SortIcon direction={sort.direction} />
        </button>
      ) : (
        children
      )}
    </th>
  )
}

function SortIcon({ direction }: { direction: 'ascending' | 'descending' | 'none' }) {
  if (direction === 'ascending') return <ArrowUp aria-hidden="true" className="size-3.5" />
  if (direction === 'descending') return <ArrowDown aria-hidden="true" className="size-3.5" />
  return <ChevronsUpDown aria-hidden="true" className="size-3.5 opacity-50" />
}

export type TableCellProps = Omit<ComponentProps<'td'>, 'align'> & { align?: Align | undefined }

export function TableCell({ align = 'start', className, ...rest }: TableCellProps) {
  return (
    <td
      {...rest}
      className={joinClasses(
        'border-default border-b px-3 py-2.5 align-middle first:ps-4 last:pe-4 sm:last:pe-5 sm:first:ps-5 group-data-[density=compact]/table:py-1.5',
        align === 'end' && 'whitespace-nowrap text-end tabular-nums',
        className,
      )}
    />
  )
}
