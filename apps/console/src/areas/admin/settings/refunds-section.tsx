import { refundSettingsInput } from '@balcao/server/modules/platforms/settings/refund-settings.input'
import { Card, CardHeader } from '@balcao/ui/card'
import type { z } from 'zod'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { FormPanel } from '#kit/form/form-panel.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { platformSettingsCatalogue } from './catalogue.ts'
import { LastChange } from './last-change.tsx'

const { NumberField, SwitchField } = fieldsOf<z.input<typeof refundSettingsInput>>()

export function RefundsSection() {
  const { operation: text } = useMessages(platformSettingsCatalogue)
  const save = useAction(api.admin.refundSettings.save)
  const form = useRecordForm({
    query: api.admin.refundSettings.get.queryOptions(),
    schema: refundSettingsInput,
    toForm: (stored) => ({
      refundAnswerHours: stored?.refundAnswerHours ?? 48,
      grantsLawfulRefunds: stored?.grantsLawfulRefunds ?? false,
    }),
    save: save.run,
    invalidates: [api.admin.refundSettings, api.admin.settings],
    savedText: text.refundsSaved,
  })
  return (
    <Card className="grid gap-4">
      <CardHeader title={text.refunds} />
      <p className="text-muted">{text.refundsText}</p>
      <FormPanel form={form} isInCard>
        <NumberField
          name="refundAnswerHours"
          label={text.hours}
          help={text.hoursHelp}
          suffix={text.hoursSuffix}
          isRequired
        />
        <SwitchField name="grantsLawfulRefunds" label={text.lawful} help={text.lawfulHelp} />
        <LastChange action="refund_settings.saved" />
      </FormPanel>
    </Card>
  )
}
