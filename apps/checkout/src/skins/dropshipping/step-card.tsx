import type { ReactNode } from 'react'
import { useCheckoutData } from '#checkout/checkout-context.ts'
import { CheckIcon } from '#page/icons.tsx'
import type { StepState } from './use-steps.ts'

type Props = {
  id: string
  number: number
  title: string
  state: StepState
  /** Summary of a completed step, line by line. */
  summary: readonly string[]
  onReopen: () => void
  children: ReactNode
}

/** A step is open, done (then the whole block reopens it) or still ahead. */
export function StepCard({ id, number, title, state, summary, onReopen, children }: Props) {
  const { messages } = useCheckoutData()
  const titleId = `${id}-title`
  if (state === 'DONE')
    return (
      <section className="card step-done" aria-labelledby={titleId}>
        <button type="button" onClick={onReopen}>
          <span className="section-step" aria-hidden="true">
            <CheckIcon />
          </span>
          <span className="step-words">
            <span id={titleId} className="step-title">
              {title}
            </span>
            <span className="visually-hidden">{messages.stepDone}</span>
            {summary.map((line) => (
              <span key={line} className="step-line">
                {line}
              </span>
            ))}
          </span>
          <span className="link-button">{messages.changeStep}</span>
        </button>
      </section>
    )
  const isOpen = state === 'OPEN'
  return (
    <section className={isOpen ? 'card form-card' : 'card step-ahead'} aria-labelledby={titleId}>
      <h2 id={titleId} className="section-title" tabIndex={isOpen ? -1 : undefined}>
        <span className="section-step" aria-hidden="true">
          {number}
        </span>
        {title}
      </h2>
      {isOpen ? children : null}
    </section>
  )
}
