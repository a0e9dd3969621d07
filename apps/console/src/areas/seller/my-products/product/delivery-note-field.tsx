import { type contentsInput, deliveryNoteMax } from '@balcao/server/modules/access/contents.input'
import { useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { productCatalogue } from './catalogue.ts'

type Contents = z.input<typeof contentsInput>

const { TextareaField } = fieldsOf<Contents>()

/** Delivery instructions for content outside the platform: buyers read them in place of the content. */
export function DeliveryNoteField() {
  const { contents: text } = useMessages(productCatalogue)
  const { optional } = useMessages(coreCatalogue)
  const isDeliveredHere = useWatch<Contents, 'contents'>({ name: 'contents' }).length > 0
  return (
    <TextareaField
      name="deliveryNote"
      label={text.deliveryNote}
      help={text.deliveryNoteHelp}
      {...(isDeliveredHere && { hint: optional })}
      rows={3}
      maxLength={deliveryNoteMax}
    />
  )
}
