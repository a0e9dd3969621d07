import type { ReactNode } from 'react'

export type PageHeaderProps = {
  title: ReactNode
  /** Purpose of the page in one line. */
  purpose?: ReactNode
  /** The period picker and, last, the primary action. */
  actions?: ReactNode
  above?: ReactNode
  /** Picture of the record. */
  picture?: ReactNode
}

export function PageHeader({ title, purpose, actions, above, picture }: PageHeaderProps) {
  return (
    <header className="mb-5 grid grid-cols-1 gap-3 in-data-docked:mb-3">
      {above}
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="flex min-w-0 flex-1 basis-72 items-center gap-3">
          {picture}
          <div className="wrap-anywhere grid min-w-0 gap-1">
            <h1 className="font-semibold text-[1.375rem]/7 tracking-tight">{title}</h1>
            {purpose && <p className="max-w-prose text-muted in-data-docked:hidden">{purpose}</p>}
          </div>
        </div>
        {actions && <div className="flex max-w-full flex-wrap items-center gap-2">{actions}</div>}
      </div>
    </header>
  )
}
