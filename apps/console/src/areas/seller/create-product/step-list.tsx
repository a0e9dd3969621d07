import { joinClasses } from '@balcao/ui/join-classes'
import { Check } from 'lucide-react'
import { useMessages } from '#i18n/use-messages.ts'
import { createProductCatalogue } from './catalogue.ts'
import { type Step, steps } from './steps.ts'

type StepListProps = { current: Step; onGo: ((step: Step) => void) | null }

/** Progress of the steps. With a draft every step can be opened. */
export function StepList({ current, onGo }: StepListProps) {
  const { steps: text } = useMessages(createProductCatalogue)
  const place = steps.indexOf(current)
  return (
    <nav aria-label={text.label} className="mb-5">
      <ol className="flex flex-wrap items-center gap-1 border-default border-b pb-3">
        {steps.map((step, index) => (
          <li key={step} className="flex items-center gap-1">
            {index > 0 && <span aria-hidden="true" className="hidden h-px w-8 bg-border sm:block" />}
            <button
              type="button"
              disabled={onGo === null}
              aria-current={step === current ? 'step' : undefined}
              onClick={() => onGo?.(step)}
              className={joinClasses(
                'flex items-center gap-2 rounded-control px-2 py-1',
                step === current ? 'font-semibold' : 'text-muted',
              )}
            >
              <span
                aria-hidden="true"
                className={joinClasses(
                  'grid size-6 place-items-center rounded-full text-sm tabular-nums',
                  step === current
                    ? 'bg-primary text-on-primary'
                    : index < place
                      ? 'bg-positive-soft text-positive'
                      : 'border border-control',
                )}
              >
                {index < place ? <Check className="size-3.5" strokeWidth={3} /> : index + 1}
              </span>
              <span className={step === current ? undefined : 'sr-only sm:not-sr-only'}>{text[step]}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
