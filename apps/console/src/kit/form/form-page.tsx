import { FormErrorSummary } from '@balcao/ui/form-error-summary'
import { showToast } from '@balcao/ui/toast'
import type { ReactNode } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { coreCatalogue } from '../../i18n/core/catalogue.ts'
import { useErrorReader } from '../../i18n/error-texts.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { PageHeader } from '../page-header.tsx'
import { ScreenBreadcrumb } from '../screen-breadcrumb.tsx'
import { applyServerErrors } from './apply-server-errors.ts'
import { LeaveGuard } from './leave-guard.tsx'
import { SaveBar } from './save-bar.tsx'

export type FormPageProps<Values extends FieldValues, Output> = {
  title: string
  purpose?: ReactNode
  form: UseFormReturn<Values, unknown, Output>
  /** How each field is called, for the summary of errors and the list of changes. */
  labels: { [Name in keyof Values & string]: string }
  /** Throws the server's refusal; what it names goes under the fields. */
  onSave: (values: Output) => Promise<unknown>
  saveLabel?: string
  savedText?: string
  children: ReactNode
}

/** A form with a page of its own: errors on top and in place, a bar that says what changed, a guard at the exits. */
export function FormPage<Values extends FieldValues, Output>(props: FormPageProps<Values, Output>) {
  const { form, labels } = props
  const core = useMessages(coreCatalogue)
  const reader = useErrorReader()
  const { errors, dirtyFields, isDirty, isSubmitting, submitCount } = form.formState

  const names = Object.keys(labels) as (keyof Values & string)[]
  const wrong = names.flatMap((name) => {
    const message = form.getFieldState(name as FieldPath<Values>).error?.message
    return message ? [{ fieldId: name, message: `${labels[name]}: ${message}` }] : []
  })
  const summary = [...wrong, ...(errors.root?.message ? [{ fieldId: '', message: errors.root.message }] : [])]
  const changed = names.filter((name) => name in dirtyFields).map((name) => labels[name])

  const submit = form.handleSubmit(async (values) => {
    try {
      await props.onSave(values)
      form.reset(form.getValues())
      void showToast({ tone: 'positive', title: props.savedText ?? core.form.saved })
    } catch (error) {
      applyServerErrors(form, error, reader)
    }
  })

  return (
    <>
      <PageHeader
        above={<ScreenBreadcrumb title={props.title} />}
        title={props.title}
        purpose={props.purpose}
      />
      <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
        {submitCount > 0 && (
          <FormErrorSummary title={core.checkFields(summary.length)} errors={summary} attempt={submitCount} />
        )}
        {props.children}
        <SaveBar
          changed={changed}
          isDirty={isDirty}
          isBusy={isSubmitting}
          saveLabel={props.saveLabel ?? core.action.save}
          onDiscard={() => form.reset()}
        />
      </form>
      <LeaveGuard isDirty={isDirty && !isSubmitting} />
    </>
  )
}
