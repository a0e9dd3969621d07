import { Banner } from '@balcao/ui/banner'
import { FormErrorSummary } from '@balcao/ui/form-error-summary'
import { type ReactNode, useEffect, useRef } from 'react'
import type { FieldValues } from 'react-hook-form'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { QueryStates } from '#kit/query-states.tsx'
import { FormContextProvider, fieldId } from './form-context.tsx'
import { flattenErrors, labelOf } from './form-labels.ts'
import { FormSkeleton } from './form-skeleton.tsx'
import { useProblemText } from './use-problem-text.ts'
import type { RecordForm } from './use-record-form.ts'

type FormBodyProps<Input extends FieldValues, Output> = {
  form: RecordForm<Input, Output>
  children: ReactNode
}

/** Common parts of every form: the states of its record, the error summary, its fields. */
export function FormBody<Input extends FieldValues, Output>({
  form,
  children,
}: FormBodyProps<Input, Output>) {
  const core = useMessages(coreCatalogue)
  const problemText = useProblemText()
  const { notes, submitCount } = form
  const errors = flattenErrors(form.errors).map(({ path, message, isFromServer }) => {
    if (path === 'root')
      return { fieldId: '', message: isFromServer ? message : problemText(message, 'plain') }
    const note = notes.get(path)
    const label = labelOf(notes, path)
    const words = problemText(message, note?.unit ?? 'plain')
    return {
      // A field that is not rendered, such as in another tab, cannot be linked.
      fieldId: note ? fieldId(form.id, path) : '',
      message: label === undefined ? words : `${label}: ${words}`,
    }
  })
  const fields = (
    <FormContextProvider form={form}>
      {submitCount > 0 && (
        <FormErrorSummary title={core.checkFields(errors.length)} errors={errors} attempt={submitCount} />
      )}
      {form.isChangedMeanwhile && <ChangedNotice staleSaves={form.staleSaves} />}
      {children}
    </FormContextProvider>
  )
  if (form.isNew) return fields
  return (
    <QueryStates query={form.query} skeleton={<FormSkeleton />}>
      {() => (form.isLoaded ? fields : <FormSkeleton />)}
    </QueryStates>
  )
}

/**
 * Another person saved the record. The notice takes the focus only when a save was refused: typing is not
 * interrupted.
 */
function ChangedNotice({ staleSaves }: { staleSaves: number }) {
  const { form } = useMessages(coreCatalogue)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (staleSaves > 0) box.current?.focus()
  }, [staleSaves])
  return (
    <div ref={box} tabIndex={-1} className="scroll-mt-20 rounded-control">
      <Banner tone="pending" isLive title={form.changedMeanwhile}>
        {form.changedMeanwhileText}
      </Banner>
    </div>
  )
}
