import { coProductionChangeInput } from '@balcao/server/modules/partners/co-production/co-production.input'
import { useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { FormDrawer } from '#kit/form/form-drawer.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { coProductionCatalogue } from './catalogue.ts'
import type { Contract } from './contract.ts'
import { ShareFields } from './share-fields.tsx'
import { Simulation } from './simulation.tsx'

type ChangeForm = z.input<typeof coProductionChangeInput>

/** New terms for a contract in force; it continues unchanged until the other side accepts. */
export function ChangeDrawer({ contract, onClose }: { contract: Contract; onClose: () => void }) {
  const text = useMessages(coProductionCatalogue).form
  const change = useAction(api.seller.coProduction.change)
  const form = useRecordForm({
    schema: coProductionChangeInput,
    toForm: (): ChangeForm => ({
      contractId: contract.id,
      basisPoints: contract.basisPoints,
      base: contract.base,
      endsAt: contract.endsAt,
    }),
    save: (values) => change.run({ ...values, endsAt: values.endsAt?.toISOString() ?? null }),
    invalidates: [api.seller.coProduction],
    savedText: text.proposed,
  })
  return (
    <FormDrawer form={form} title={text.changeTitle} saveLabel={text.sendChange} onClose={onClose}>
      <ShareFields />
      <Preview contract={contract} />
    </FormDrawer>
  )
}

function Preview({ contract }: { contract: Contract }) {
  const { basisPoints, base } = useWatch<ChangeForm>() as ChangeForm
  if (!basisPoints) return null
  return (
    <Simulation
      productId={contract.productId}
      contractId={contract.id}
      basisPoints={basisPoints}
      base={base}
      isOwn={contract.isOwn}
    />
  )
}
