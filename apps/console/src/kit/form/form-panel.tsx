import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { FormBody } from './form-body.tsx'
import { changedLabels } from './form-labels.ts'
import { LeaveGuard } from './leave-guard.tsx'
import { SaveBar } from './save-bar.tsx'
import type { RecordForm } from './use-record-form.ts'

export type FormPanelProps<Input extends FieldValues, Output> = {
  form: RecordForm<Input, Output>
  saveLabel?: string
  /** The buttons end the form instead of floating at the lower edge of the page. */
  isInCard?: boolean
  /** The form stays mounted when only the query string changes, because its tabs are inside it. */
  hasTabsInside?: boolean
  children: ReactNode
}

/**
 * A form inside a tab or a card: its errors, its fields, the save bar with the changes, and the leave guard.
 */
export function FormPanel<Input extends FieldValues, Output>(props: FormPanelProps<Input, Output>) {
  const { form } = props
  const core = useMessages(coreCatalogue)
  return (
    <>
      <form noValidate onSubmit={form.submit} className="grid grid-cols-1 gap-4">
        <FormBody form={form}>{props.children}</FormBody>
        {form.isLoaded && (
          <SaveBar
            changed={changedLabels(form.notes, form.dirtyFields)}
            isNew={form.isNew}
            isDirty={form.isDirty}
            isBusy={form.isSubmitting}
            saveLabel={props.saveLabel ?? (form.isNew ? core.form.create : core.action.save)}
            isInCard={props.isInCard ?? false}
            onDiscard={form.discard}
          />
        )}
      </form>
      <LeaveGuard isDirty={form.isDirty && !form.isSubmitting} isPathOnly={props.hasTabsInside ?? false} />
    </>
  )
}
