import { Skeleton } from '@balcao/ui/skeleton'
import type { ReactNode } from 'react'

export function IntegrationGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3">
      <h2 className="font-semibold text-lg">{title}</h2>
      {children}
    </section>
  )
}

export function IntegrationCards({ children }: { children: ReactNode }) {
  return <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] gap-4">{children}</ul>
}

export function IntegrationCardsSkeleton() {
  return (
    <IntegrationCards>
      {[0, 1, 2].map((place) => (
        <li key={place}>
          <Skeleton className="h-40 w-full" />
        </li>
      ))}
    </IntegrationCards>
  )
}
