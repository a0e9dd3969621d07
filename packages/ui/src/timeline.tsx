import type { ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'

export type TimelineItem = {
  id: string
  content: ReactNode
  /** A recorded event that changed nothing. */
  isQuiet?: boolean | undefined
}

/** Events in order along a line. */
export function Timeline({ items }: { items: readonly TimelineItem[] }) {
  return (
    <ol className="grid">
      {items.map((item, index) => (
        <li key={item.id} className="relative grid grid-cols-[auto_1fr] gap-3 pb-5 last:pb-0">
          <span aria-hidden="true" className="relative flex w-2.5 justify-center">
            {index < items.length - 1 && <span className="absolute top-2 -bottom-7 w-px bg-border" />}
            <span
              className={joinClasses(
                'relative mt-1.5 size-2.5 rounded-full border-2',
                item.isQuiet ? 'border-strong bg-surface' : 'border-primary bg-primary',
              )}
            />
          </span>
          <div className="grid gap-1">{item.content}</div>
        </li>
      ))}
    </ol>
  )
}
