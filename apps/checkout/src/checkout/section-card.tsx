import type { ReactNode } from 'react'

type Props = { id: string; title: string; mark?: ReactNode; children: ReactNode }

export function SectionCard({ id, title, mark, children }: Props) {
  return (
    <section className="card form-card" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="section-title">
        {mark === undefined ? null : (
          <span className={typeof mark === 'number' ? 'section-step' : 'section-icon'} aria-hidden="true">
            {mark}
          </span>
        )}
        {title}
      </h2>
      {children}
    </section>
  )
}
