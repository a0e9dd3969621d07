import { Card } from '@balcao/ui/card'
import { type ReactNode, useId } from 'react'

type FormSectionProps = { title: string; text?: ReactNode; children: ReactNode }

/** A group of fields with its title and reason at the start, its fields beside or below. */
export function FormSection({ title, text, children }: FormSectionProps) {
  const titleId = useId()
  return (
    <Card
      aria-labelledby={titleId}
      className="grid grid-cols-1 gap-x-10 gap-y-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
    >
      <header className="grid content-start gap-1">
        <h2 id={titleId} className="font-semibold">
          {title}
        </h2>
        {text && <p className="text-muted">{text}</p>}
      </header>
      <div className="grid grid-cols-1 gap-4">{children}</div>
    </Card>
  )
}
