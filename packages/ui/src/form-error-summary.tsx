import { CircleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'

export type FormErrorSummaryProps = {
  title: string
  /** One line per field; the link moves the focus to it. An empty `fieldId` is an error of the whole form. */
  errors: readonly { fieldId: string; message: string }[]
  /** Rises with every failed submit, so that the focus moves here each time. */
  attempt: number
}

export function FormErrorSummary({ title, errors, attempt }: FormErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempt > 0) box.current?.focus()
  }, [attempt])
  if (errors.length === 0) return null
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="flex gap-3 rounded-control border border-negative bg-negative-soft p-3 text-negative"
    >
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <div className="grid gap-1">
        <p className="font-medium">{title}</p>
        <ul className="grid gap-0.5 text-sm">
          {errors.map((error) => (
            <li key={`${error.fieldId}${error.message}`}>
              {error.fieldId ? (
                <a
                  href={`#${error.fieldId}`}
                  className="inline-flex min-h-6 items-center underline underline-offset-2"
                  onClick={(event) => {
                    event.preventDefault()
                    document.getElementById(error.fieldId)?.focus()
                  }}
                >
                  {error.message}
                </a>
              ) : (
                error.message
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
