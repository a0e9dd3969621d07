import { paymentRulesInput } from '@balcao/server/modules/platforms/settings/payment-rules.input'
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
import { PaymentRulesEffect } from './payment-rules-effect.tsx'

type PaymentRulesForm = z.input<typeof paymentRulesInput>

const { MoneyField, NumberField } = fieldsOf<PaymentRulesForm>()
const methods = ['PIX', 'CREDIT_CARD', 'BILLET'] as const
const open = { minCents: null, maxCents: null }

/** Lifetime of codes, and the amounts at which each method is offered. */
export function PaymentRulesSection() {
  const { payments: text, method } = useMessages(platformSettingsCatalogue)
  const save = useAction(api.admin.paymentRules.save)
  const form = useRecordForm({
    query: api.admin.paymentRules.get.queryOptions(),
    schema: paymentRulesInput,
    toForm: (stored): PaymentRulesForm =>
      stored ?? {
        pixMinutes: null,
        billetDays: null,
        methodLimits: { PIX: open, CREDIT_CARD: open, BILLET: open },
      },
    save: save.run,
    invalidates: [api.admin.settings],
    savedText: text.saved,
  })
  return (
    <Card className="grid gap-4">
      <CardHeader title={text.title} />
      <p className="text-muted">{text.text}</p>
      <FormPanel form={form} saveLabel={text.save} isInCard>
        <div className="grid gap-4 sm:grid-cols-2">
          <NumberField name="pixMinutes" label={text.pix} help={text.pixHelp} />
          <NumberField name="billetDays" label={text.billet} help={text.billetHelp} />
        </div>
        <div className="grid gap-3">
          <div>
            <h3 className="font-medium">{text.limits}</h3>
            <p className="text-muted text-sm">{text.limitsText}</p>
          </div>
          {methods.map((own) => (
            <div key={own} className="grid grid-cols-2 gap-4">
              <MoneyField name={`methodLimits.${own}.minCents`} label={text.min(method[own])} />
              <MoneyField name={`methodLimits.${own}.maxCents`} label={text.max(method[own])} />
            </div>
          ))}
        </div>
        <PaymentRulesEffect />
        <LastChange action="payment_rules.saved" />
      </FormPanel>
    </Card>
  )
}
