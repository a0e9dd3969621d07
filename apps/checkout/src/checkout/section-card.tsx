import type { ReactNode } from 'react'

export function SectionCard({
  id,
  step,
  title,
  children,
}: {
  id: string
  step: number
  title: string
  children: ReactNode
}) {
  return (
    <section className="card" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="section-title">
        <span className="section-step" aria-hidden="true">
          {step}
        </span>
        {title}
      </h2>
      {children}
    </section>
  )
}
