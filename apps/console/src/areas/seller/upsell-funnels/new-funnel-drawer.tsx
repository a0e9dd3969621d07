import { funnelTemplates, templateSteps } from '@balcao/domain/checkout/upsell-funnel'
import type { Currency } from '@balcao/domain/vocabulary'
import { newFunnelInput } from '@balcao/server/modules/funnels/funnel.input'
import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { FormDrawer } from '#kit/form/form-drawer.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { upsellFunnelsCatalogue } from './catalogue.ts'

type NewFunnelForm = z.input<typeof newFunnelInput>
type NewFunnelDrawerProps = { onClose: () => void; onMade: (funnelId: string) => void }

const { TextField, RadioField, LookUpField } = fieldsOf<NewFunnelForm>()

export function NewFunnelDrawer({ onClose, onMade }: NewFunnelDrawerProps) {
  const { form: text } = useMessages(upsellFunnelsCatalogue)
  const create = useAction(api.seller.funnels.create)
  const form = useRecordForm({
    schema: newFunnelInput,
    toForm: (): NewFunnelForm => ({ name: '', offerId: '', template: 'ONE_MORE', stepOfferIds: [''] }),
    save: create.run,
    invalidates: [api.seller.funnels],
    savedText: text.created,
    onSaved: ({ funnelId }) => onMade(funnelId),
  })
  return (
    <FormDrawer form={form} title={text.newTitle} saveLabel={text.save} onClose={onClose}>
      <NewFunnelFields />
    </FormDrawer>
  )
}

function NewFunnelFields() {
  const { form: text } = useMessages(upsellFunnelsCatalogue)
  const format = useFormat()
  const { getValues, setValue } = useFormContext<NewFunnelForm>()
  const template = useWatch<NewFunnelForm, 'template'>({ name: 'template' })
  const stepCount = templateSteps[template].length
  // Offers of a longer template chosen before do not belong to this one.
  useEffect(() => {
    if (getValues('stepOfferIds').length > stepCount)
      setValue('stepOfferIds', getValues('stepOfferIds').slice(0, stepCount))
  }, [stepCount, getValues, setValue])
  const price = ({ priceCents, currency }: { priceCents: number; currency: Currency }) =>
    format.money(priceCents, currency)
  return (
    <>
      <TextField name="name" label={text.name} help={text.nameHelp} isRequired maxLength={80} />
      <LookUpField
        name="offerId"
        label={text.first}
        help={text.firstHelp}
        isRequired
        lookUp={api.seller.offers.options.queryOptions}
        detailOf={price}
      />
      <RadioField
        name="template"
        label={text.template}
        options={funnelTemplates.map((value) => ({ value, ...text.templates[value] }))}
      />
      {templateSteps[template].map(({ key }, place) => (
        <LookUpField
          key={key}
          name={`stepOfferIds.${place}`}
          label={text.stepOffer(place + 1)}
          help={text.stepHelp}
          isRequired
          lookUp={api.seller.offers.options.queryOptions}
          detailOf={price}
        />
      ))}
    </>
  )
}
