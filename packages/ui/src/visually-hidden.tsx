import type { ComponentProps } from 'react'

/** Read by screen readers, not visible. */
export function VisuallyHidden({ children, ...rest }: ComponentProps<'span'>) {
  return (
    <span {...rest} className="sr-only">
      {children}
    </span>
  )
}
