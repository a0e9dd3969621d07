import type { ComponentProps, ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'

export type CardProps = ComponentProps<'section'> & { isFlush?: boolean | undefined }

/** A surface with a border. A flush card holds a table or a list up to its edges. */
export function Card({ isFlush = false, className, children, ...rest }: CardProps) {
  return (
    <section
      {...rest}
      className={joinClasses(
        'min-w-0 rounded-card border border-default bg-surface',
        // Clipped, not hidden: a hidden box would keep a table's heading from sticking to the page.
        isFlush ? 'overflow-clip' : 'p-4 sm:p-5',
        className,
      )}
    >
      {children}
    </section>
  )
}

export type CardHeaderProps = {
  title: ReactNode
  /** A figure or a few words beside the title. */
  detail?: ReactNode
  /** A link or a small button at the end of the line. */
  action?: ReactNode
  titleId?: string | undefined
  className?: string | undefined
}

export function CardHeader({ title, detail, action, titleId, className }: CardHeaderProps) {
  return (
    <header className={joinClasses('flex flex-wrap items-baseline gap-x-2.5 gap-y-1', className)}>
      <h2 id={titleId} className="font-semibold text-base">
        {title}
      </h2>
      {detail && <span className="text-muted text-sm tabular-nums">{detail}</span>}
      {action && <span className="ms-auto text-sm">{action}</span>}
    </header>
  )
}
