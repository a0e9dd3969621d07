import { type FormEvent, type ReactNode, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ConfirmAction } from '#kit/action/confirm-action.tsx'
import { FormBody } from './form-body.tsx'
import { FormOverlayFooter } from './form-overlay-footer.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { useGuardedClose } from './use-guarded-close.tsx'
import type { RecordForm } from './use-record-form.ts'

export type FormOverlayProps<Input extends FieldValues, Output> = {
  form: RecordForm<Input, Output>
  title: string
  onClose: () => void
  saveLabel?: string
  /** Shown once the form is valid, and before it is saved. */
  confirm?: { title: string; text: string; label: string } | undefined
  children: ReactNode
}

/**
 * Common parts of a drawer and a dialog with a form: body, buttons, and the question before changes are lost.
 */
export function useOverlayForm<Input extends FieldValues, Output>(props: FormOverlayProps<Input, Output>) {
  const { form, onClose } = props
  const core = useMessages(coreCatalogue)
  const isGuarded = form.isDirty && !form.isSubmitting
  const { requestClose, question } = useGuardedClose(isGuarded, () => {
    form.discard()
    onClose()
  })
  const [asked, setAsked] = useState<FormEvent | null>(null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (props.confirm && (await form.form.trigger())) setAsked(event)
    else await form.submit(event, onClose)
  }
  const formId = `${form.id}form`
  return {
    requestClose,
    body: (
      <form
        noValidate
        id={formId}
        onSubmit={(event) => void submit(event)}
        className="grid grid-cols-1 gap-4"
      >
        <FormBody form={form}>{props.children}</FormBody>
      </form>
    ),
    footer: (
      <FormOverlayFooter
        formId={formId}
        saveLabel={props.saveLabel ?? (form.isNew ? core.form.create : core.action.save)}
        isBusy={form.isSubmitting}
        isDisabled={!form.isNew && !form.isDirty}
        onCancel={requestClose}
      />
    ),
    guards: (
      <>
        {question}
        {asked && props.confirm && (
          <ConfirmAction
            open
            onOpenChange={() => setAsked(null)}
            title={props.confirm.title}
            description={props.confirm.text}
            confirmLabel={props.confirm.label}
            onConfirm={() => form.submit(asked, onClose)}
          />
        )}
        <LeaveGuard isDirty={isGuarded} isPathOnly={false} />
      </>
    ),
  }
}
