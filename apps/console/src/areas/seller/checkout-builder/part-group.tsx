import type { ReactNode } from 'react'

type PartGroupProps = {
  title: string
  /** True where its only field has the same label. */
  isTitleHidden?: boolean
  children: ReactNode
}

/** A few fields of the builder under one name. */
export function PartGroup({ title, isTitleHidden = false, children }: PartGroupProps) {
  return (
    <section
      aria-label={title}
      className="grid grid-cols-1 gap-3 border-default border-b py-4 last:border-b-0"
    >
      {!isTitleHidden && <h2 className="font-semibold">{title}</h2>}
      {children}
    </section>
  )
}
