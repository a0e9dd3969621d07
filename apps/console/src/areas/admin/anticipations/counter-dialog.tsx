import { anticipationRateKinds } from '@balcao/domain/money/anticipation'
import { counterAnticipationInput } from '@balcao/server/modules/anticipations/anticipation.input'
import type { z } from 'zod'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { FormDialog } from '#kit/form/form-dialog.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import type { Anticipation } from './anticipation.ts'
import { anticipationsCatalogue } from './catalogue.ts'

const { SelectField, PercentField, MoneyField, TextareaField } =
  fieldsOf<z.input<typeof counterAnticipationInput>>()

type CounterDialogProps = { anticipation: Anticipation; grossCents: number; onClose: () => void }

export function CounterDialog({ anticipation, grossCents, onClose }: CounterDialogProps) {
  const text = useMessages(anticipationsCatalogue).counter
  const counter = useAction(api.admin.anticipations.counter)
  const { id: anticipationId, rateKind, basisPoints } = anticipation
  const form = useRecordForm({
    schema: counterAnticipationInput,
    toForm: () => ({ anticipationId, grossCents, rateKind, basisPoints, reason: '' }),
    save: (values) => counter.run(values),
    proven: true,
    invalidates: [api.admin.anticipations],
    savedText: text.done,
  })
  return (
    <FormDialog
      form={form}
      title={text.title}
      description={text.text}
      saveLabel={text.send}
      onClose={onClose}
    >
      <SelectField
        name="rateKind"
        label={text.rateKind}
        options={anticipationRateKinds.map((kind) => ({ value: kind, label: text.rateKinds[kind] }))}
      />
      <PercentField name="basisPoints" label={text.basisPoints} isRequired />
      <MoneyField name="grossMaxCents" label={text.grossMax} help={text.grossMaxHelp} />
      <TextareaField name="reason" label={text.reason} help={text.reasonHelp} isRequired />
    </FormDialog>
  )
}
