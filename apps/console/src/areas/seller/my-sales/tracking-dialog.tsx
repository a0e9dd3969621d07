import { postShipmentInput } from '@balcao/server/modules/shipments/shipment.input'
import type { z } from 'zod'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { FormDialog } from '#kit/form/form-dialog.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { mySalesCatalogue } from './catalogue.ts'
import type { SaleSubject } from './sale-actions.ts'

const { TextField } = fieldsOf<z.input<typeof postShipmentInput>>()

/** Sends the tracking code to the buyer. */
export function TrackingDialog({ sale, onClose }: { sale: SaleSubject; onClose: () => void }) {
  const text = useMessages(mySalesCatalogue).tracking
  const post = useAction(api.seller.shipments.post)
  const { id = '', carrier = null, trackingCode, trackingUrl = null } = sale.shipment ?? {}
  const form = useRecordForm({
    schema: postShipmentInput,
    toForm: () => ({ shipmentId: id, carrier, trackingCode: trackingCode ?? '', trackingUrl }),
    save: post.run,
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
      <TextField name="carrier" label={text.carrier} autoComplete="off" />
      <TextField name="trackingCode" label={text.code} autoComplete="off" isRequired />
      <TextField name="trackingUrl" label={text.url} type="url" autoComplete="off" />
    </FormDialog>
  )
}
