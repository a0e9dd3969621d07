import { type contentsInput, deliveryNoteMax } from '@balcao/server/modules/access/contents.input'
import type { z } from 'zod'
import { useMessages } from '../../../../i18n/use-messages.ts'
import { fieldsOf } from '../../../../kit/form/fields/fields-of.ts'
import { productCatalogue } from './catalogue.ts'

const { TextareaField } = fieldsOf<z.input<typeof contentsInput>>()

/** How buyers get what is not delivered here: they read it where the content would be. */
export function DeliveryNoteField() {
  const { contents: text } = useMessages(productCatalogue)
  return (
    <TextareaField
      name="deliveryNote"
      label={text.deliveryNote}
      help={text.deliveryNoteHelp}
      rows={3}
      maxLength={deliveryNoteMax}
    />
  )
}
