import { checkoutSettingsInput } from '@balcao/server/modules/platforms/settings/checkout-settings.input'
import { Card, CardHeader } from '@balcao/ui/card'
import { documentMask, phoneMask } from '@balcao/ui/masks'
import type { z } from 'zod'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { FormPanel } from '#kit/form/form-panel.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { platformSettingsCatalogue } from './catalogue.ts'
import { LastChange } from './last-change.tsx'

const { MaskField, SwitchField } = fieldsOf<z.input<typeof checkoutSettingsInput>>()

export function CheckoutSection() {
  const { operation: text } = useMessages(platformSettingsCatalogue)
  const save = useAction(api.admin.checkoutSettings.save)
  const form = useRecordForm({
    query: api.admin.checkoutSettings.get.queryOptions(),
    schema: checkoutSettingsInput,
    toForm: (stored) => ({
      hidesCartTitle: stored?.hidesCartTitle ?? false,
      placeholderDocument: stored?.placeholderDocument ?? '',
      placeholderPhone: stored?.placeholderPhone ?? '',
    }),
    save: save.run,
    invalidates: [api.admin.settings],
    savedText: text.checkoutSaved,
  })
  return (
    <Card className="grid gap-4">
      <CardHeader title={text.checkout} />
      <p className="text-muted">{text.checkoutText}</p>
      <FormPanel form={form} isInCard>
        <SwitchField name="hidesCartTitle" label={text.hidesCartTitle} />
        <div className="grid gap-4 sm:grid-cols-2">
          <MaskField
            name="placeholderDocument"
            mask={documentMask}
            label={text.document}
            help={text.documentHelp}
            isRequired
          />
          <MaskField
            name="placeholderPhone"
            mask={phoneMask}
            label={text.phone}
            help={text.phoneHelp}
            isRequired
          />
        </div>
        <LastChange action="checkout_settings.saved" />
      </FormPanel>
    </Card>
  )
}
