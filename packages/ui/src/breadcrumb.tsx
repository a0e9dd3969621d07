import { ChevronRight } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'

export type Crumb = { id: string; content: ReactNode }

/** The last crumb is the current page and is no link. */
export function Breadcrumb({ label, crumbs }: { label: string; crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap items-center gap-1 text-muted text-sm">
        {crumbs.map((crumb, index) => (
          <Fragment key={crumb.id}>
            {index > 0 && (
              <li aria-hidden="true">
                <ChevronRight className="size-3.5 text-faint" />
              </li>
            )}
            <li
              aria-current={index === crumbs.length - 1 ? 'page' : undefined}
              className="[&>a:hover]:text-default [&>a:hover]:underline [&>a]:underline-offset-2"
            >
              {crumb.content}
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  )
}
