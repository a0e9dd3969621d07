import type { ReactNode } from 'react'

export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-flex h-5 min-w-5 whitespace-nowrap items-center justify-center rounded-[5px] border border-default bg-canvas px-1.5 font-medium font-sans text-muted text-xs">
      {children}
    </kbd>
  )
}
