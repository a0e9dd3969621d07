import { coProductionInviteInput } from '@balcao/server/modules/partners/co-production/co-production.input'
import { useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { api } from '#api/client.ts'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { FormDrawer } from '#kit/form/form-drawer.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { coProductionCatalogue } from './catalogue.ts'
import { ShareFields } from './share-fields.tsx'
import { Simulation } from './simulation.tsx'

type InviteForm = z.input<typeof coProductionInviteInput>
const { LookUpField, TextField } = fieldsOf<InviteForm>()

export function InviteDrawer({ onClose }: { onClose: () => void }) {
  const text = useMessages(coProductionCatalogue).form
  const core = useMessages(coreCatalogue)
  const invite = useAction(api.seller.coProduction.invite)
  const form = useRecordForm({
    schema: coProductionInviteInput,
    toForm: (): InviteForm => ({
      productId: '',
      email: '',
      basisPoints: 3_000,
      base: 'REMAINDER',
      endsAt: null,
    }),
    save: (values) => invite.run({ ...values, endsAt: values.endsAt?.toISOString() ?? null }),
    invalidates: [api.seller.coProduction],
    savedText: text.invited,
  })
  return (
    <FormDrawer form={form} title={text.inviteTitle} saveLabel={text.sendInvite} onClose={onClose}>
      <LookUpField
        name="productId"
        label={text.product}
        isRequired
        lookUp={api.seller.products.options.queryOptions}
        placeholder={core.form.choose}
      />
      <TextField
        name="email"
        label={text.email}
        help={text.emailHelp}
        type="email"
        autoComplete="off"
        isRequired
      />
      <ShareFields />
      <Preview />
    </FormDrawer>
  )
}

function Preview() {
  const { productId, basisPoints, base } = useWatch<InviteForm>() as InviteForm
  if (!productId || !basisPoints) return null
  return <Simulation productId={productId} contractId={null} basisPoints={basisPoints} base={base} isOwn />
}
