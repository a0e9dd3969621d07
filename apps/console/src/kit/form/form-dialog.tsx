import { Dialog } from '@balcao/ui/dialog'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { type FormOverlayProps, useOverlayForm } from './use-overlay-form.tsx'

export type FormDialogProps<Input extends FieldValues, Output> = FormOverlayProps<Input, Output> & {
  description?: ReactNode
}

/** A short form in a dialog; saving closes it. Render it only while it is open. */
export function FormDialog<Input extends FieldValues, Output>(props: FormDialogProps<Input, Output>) {
  const { action } = useMessages(coreCatalogue)
  const { requestClose, body, footer, guards } = useOverlayForm(props)
  return (
    <>
      <Dialog
        open
        onOpenChange={requestClose}
        closeLabel={action.close}
        title={props.title}
        description={props.description}
        footer={footer}
      >
        {body}
      </Dialog>
      {guards}
    </>
  )
}
