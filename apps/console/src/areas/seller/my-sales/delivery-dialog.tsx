import { endShipmentInput } from '@balcao/server/modules/shipments/shipment.input'
import type { z } from 'zod'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { FormDialog } from '#kit/form/form-dialog.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { mySalesCatalogue } from './catalogue.ts'
import type { SaleSubject } from './sale-actions.ts'

const { RadioField } = fieldsOf<z.input<typeof endShipmentInput>>()

/** Outcome of the parcel: the buyer sees it among their deliveries. */
export function DeliveryDialog({ sale, onClose }: { sale: SaleSubject; onClose: () => void }) {
  const text = useMessages(mySalesCatalogue).delivery
  const end = useAction(api.seller.shipments.end)
  const form = useRecordForm({
    schema: endShipmentInput,
    toForm: () => ({ shipmentId: sale.shipment?.id ?? '', state: 'DELIVERED' as const }),
    save: end.run,
    invalidates: [api.seller.sales, api.seller.shipments],
    savedText: text.saved,
  })
  return (
    <FormDialog
      form={form}
      title={text.title}
      description={text.text}
      saveLabel={text.save}
      onClose={onClose}
    >
      <RadioField
        name="state"
        label={text.state}
        options={endShipmentInput.shape.state.options.map((value) => ({ value, ...text.states[value] }))}
      />
    </FormDialog>
  )
}
