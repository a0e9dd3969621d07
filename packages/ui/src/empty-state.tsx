import type { ReactNode } from 'react'

export type EmptyStateProps = {
  title: ReactNode
  /** One sentence that teaches the next step. */
  description?: ReactNode
  icon?: ReactNode
  action?: ReactNode
  /** For pages where nothing else has a title. */
  isPageTitle?: boolean | undefined
}

export function EmptyState({ title, description, icon, action, isPageTitle = false }: EmptyStateProps) {
  const Title = isPageTitle ? 'h1' : 'p'
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-1.5 px-4 py-12 text-center">
      {icon && (
        <span
          aria-hidden="true"
          className="mb-2 grid size-11 place-items-center rounded-card border border-default bg-canvas text-muted [&>svg]:size-5"
        >
          {icon}
        </span>
      )}
      <Title className="font-semibold text-lg">{title}</Title>
      {description && <p className="text-muted">{description}</p>}
      {action && <div className="mt-3 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  )
}
