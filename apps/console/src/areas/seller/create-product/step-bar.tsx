import { Button } from '@balcao/ui/button'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useMessages } from '#i18n/use-messages.ts'
import { createProductCatalogue } from './catalogue.ts'
import { type Step, steps } from './steps.ts'

type StepBarProps = { current: Step; onBack?: () => void; onNext?: () => void; isBusy?: boolean }

/** Back and next, always visible. Without `onNext` the button submits its form. */
export function StepBar({ current, onBack, onNext, isBusy = false }: StepBarProps) {
  const text = useMessages(createProductCatalogue)
  const place = steps.indexOf(current)
  const next = steps[place + 1]
  return (
    <div className="sticky bottom-0 z-10 -mx-4 mt-4 flex items-center gap-3 border-default border-t bg-canvas px-4 py-3">
      {onBack && (
        <Button icon={<ArrowLeft />} onClick={onBack}>
          {text.back}
        </Button>
      )}
      <p className="hidden text-muted text-sm sm:block">{text.place(place + 1, steps.length)}</p>
      {next && (
        <Button
          variant="primary"
          className="ms-auto"
          type={onNext ? 'button' : 'submit'}
          isBusy={isBusy}
          onClick={onNext}
        >
          {text.next(text.steps[next])}
          <ArrowRight aria-hidden="true" className="ms-1.5 size-4 max-sm:hidden" />
        </Button>
      )}
    </div>
  )
}
