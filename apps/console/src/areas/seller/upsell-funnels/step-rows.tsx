import { stepKinds, stepsMax } from '@balcao/domain/checkout/upsell-funnel'
import { ListPlus } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { api } from '#api/client.ts'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { upsellFunnelsCatalogue } from './catalogue.ts'
import type { FunnelForm } from './funnel.ts'
import { VariantRows } from './variant-rows.tsx'

const { TextField, TextareaField, RowsField, SelectField, LookUpField } = fieldsOf<FunnelForm>()

export function StepRows() {
  const { form: text, kind } = useMessages(upsellFunnelsCatalogue)
  const { optional } = useMessages(coreCatalogue)
  const steps = useWatch<FunnelForm, 'steps'>({ name: 'steps' })
  const laterThan = (index: number) =>
    steps.flatMap(({ key }, place) => (place > index ? [{ value: key, label: text.step(place + 1) }] : []))
  return (
    <RowsField
      name="steps"
      label={text.steps}
      help={text.onlyOn}
      rowLabel={(index) => text.step(index + 1)}
      addLabel={text.addStep}
      newRow={() => ({
        key: crypto.randomUUID(),
        kind: 'UPSELL',
        offerId: '',
        headline: '',
        text: '',
        accepted: null,
        refused: null,
        variants: [],
      })}
      max={stepsMax}
      empty={{ icon: <ListPlus />, title: text.noSteps }}
    >
      {(path, index) => (
        <>
          <LookUpField
            name={`${path}.offerId`}
            label={text.offer}
            isRequired
            lookUp={api.seller.offers.options.queryOptions}
          />
          <SelectField
            name={`${path}.kind`}
            label={text.kind}
            isRequired
            options={stepKinds.map((value) => ({ value, label: kind[value] }))}
          />
          <TextField name={`${path}.headline`} label={text.headline} isRequired maxLength={120} />
          <TextareaField name={`${path}.text`} label={text.text} help={text.textHelp} hint={optional} />
          <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
            <SelectField
              name={`${path}.accepted`}
              label={text.accepted}
              placeholder={text.end}
              canClear
              options={laterThan(index)}
            />
            <SelectField
              name={`${path}.refused`}
              label={text.refused}
              placeholder={text.end}
              canClear
              options={laterThan(index)}
            />
          </div>
          <VariantRows path={path} />
        </>
      )}
    </RowsField>
  )
}
