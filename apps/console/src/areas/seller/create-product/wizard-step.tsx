import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { FormBody } from '#kit/form/form-body.tsx'
import { LeaveGuard } from '#kit/form/leave-guard.tsx'
import type { Autosave } from '#kit/form/use-autosave.ts'
import type { RecordForm } from '#kit/form/use-record-form.ts'
import { SavedLine } from './saved-line.tsx'
import { StepBar } from './step-bar.tsx'
import type { Step } from './steps.ts'

export type StepProps = { onBack: () => void; onNext: () => void }

type WizardStepProps<Input extends FieldValues, Output> = StepProps & {
  step: Step
  form: RecordForm<Input, Output>
  autosave: Autosave
  children: ReactNode
}

/**
 * A step with an autosaved form. The next step requires a complete and stored form; going back never loses
 * input.
 */
export function WizardStep<Input extends FieldValues, Output>(props: WizardStepProps<Input, Output>) {
  const { form, autosave, step, onBack, onNext } = props
  const goOn = form.form.handleSubmit(async () => {
    if (await autosave.saveNow()) onNext()
  })
  return (
    <form noValidate onSubmit={(event) => void goOn(event)} className="grid grid-cols-1 gap-4">
      <SavedLine {...autosave} />
      <FormBody form={form}>{props.children}</FormBody>
      <StepBar
        current={step}
        isBusy={form.isSubmitting}
        onBack={() => void autosave.saveNow().then(onBack)}
        onNext={() => void goOn()}
      />
      <LeaveGuard isDirty={autosave.state === 'failed'} isPathOnly={false} />
    </form>
  )
}
