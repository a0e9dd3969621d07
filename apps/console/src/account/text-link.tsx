import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

type TextLinkProps = { to: string; search?: Record<string, string>; children: ReactNode }

export function TextLink({ to, search, children }: TextLinkProps) {
  return (
    <Link
      to={to}
      {...(search && { search })}
      className="inline-flex min-h-6 items-center font-medium text-primary underline-offset-2 hover:underline"
    >
      {children}
    </Link>
  )
}
