import type { Report, ReportFilters } from '@balcao/domain/reports/reports'
import { reportViewInput } from '@balcao/server/modules/reports/views/report-view.input'
import type { z } from 'zod'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { FormDialog } from '#kit/form/form-dialog.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { reportsCatalogue } from './catalogue.ts'

const { TextField } = fieldsOf<z.input<typeof reportViewInput>>()

type SaveViewDialogProps = {
  report: Report
  filters: ReportFilters
  /** Name of the open view. */
  name: string
  onSaved: (viewId: string) => void
  onClose: () => void
}

/** Saves the report with its present filters under a name. */
export function SaveViewDialog({ report, filters, name, onSaved, onClose }: SaveViewDialogProps) {
  const { views: text } = useMessages(reportsCatalogue)
  const save = useAction(api.seller.reportViews.save)
  const form = useRecordForm({
    schema: reportViewInput,
    toForm: () => ({ name, report, filters }),
    save: save.run,
    invalidates: [api.seller.reportViews],
    savedText: text.saved,
    onSaved: ({ viewId }) => onSaved(viewId),
  })
  return (
    <FormDialog
      form={form}
      title={text.save}
      description={text.saveHelp}
      saveLabel={text.save}
      onClose={onClose}
    >
      <TextField name="name" label={text.name} help={text.nameHelp} autoComplete="off" isRequired />
    </FormDialog>
  )
}
