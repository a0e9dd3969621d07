import { funnelInput } from '@balcao/server/modules/funnels/funnel.input'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { FormDrawer } from '#kit/form/form-drawer.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { upsellFunnelsCatalogue } from './catalogue.ts'
import type { FunnelForm } from './funnel.ts'
import { StepRows } from './step-rows.tsx'

const { TextField } = fieldsOf<FunnelForm>()

/** The steps of a funnel and the target of each answer. It is a draft until it is published. */
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
