import { stepKinds, stepsMax } from '@balcao/domain/upsell-funnel'
import { funnelInput } from '@balcao/server/modules/funnels/funnel.input'
import { ListPlus } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { api } from '../../../api/client.ts'
import { coreCatalogue } from '../../../i18n/core/catalogue.ts'
import { useMessages } from '../../../i18n/use-messages.ts'
import { useAction } from '../../../kit/action/use-action.ts'
import { fieldsOf } from '../../../kit/form/fields/fields-of.ts'
import { FormDrawer } from '../../../kit/form/form-drawer.tsx'
import { useRecordForm } from '../../../kit/form/use-record-form.ts'
import { upsellFunnelsCatalogue } from './catalogue.ts'

type FunnelForm = z.input<typeof funnelInput>

const { TextField, TextareaField, RowsField, SelectField, LookUpField } = fieldsOf<FunnelForm>()

/** The steps of a funnel and where each answer leads. It is a draft until it is published. */
export function EditFunnelDrawer({ funnelId, onClose }: { funnelId: string; onClose: () => void }) {
  const { form: text } = useMessages(upsellFunnelsCatalogue)
  const save = useAction(api.seller.funnels.save)
  const form = useRecordForm({
    query: api.seller.funnels.get.queryOptions({ funnelId }),
    schema: funnelInput,
    toForm: (funnel): FunnelForm => ({
      funnelId,
      version: funnel?.version ?? 1,
      name: funnel?.name ?? '',
      steps: funnel?.steps ?? [],
    }),
    save: save.run,
    invalidates: [api.seller.funnels],
    savedText: text.saved,
  })
  return (
    <FormDrawer form={form} title={text.editTitle} saveLabel={text.saveDraft} onClose={onClose}>
      <TextField name="name" label={text.name} help={text.nameHelp} isRequired maxLength={80} />
      <StepRows />
    </FormDrawer>
  )
}

function StepRows() {
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
        </>
      )}
    </RowsField>
  )
}
