import { Drawer } from '@balcao/ui/drawer'
import type { FieldValues } from 'react-hook-form'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { type FormOverlayProps, useOverlayForm } from './use-overlay-form.tsx'

/** A form that slides over its page; saving closes it. Render it only while it is open. */
export function FormDrawer<Input extends FieldValues, Output>(props: FormOverlayProps<Input, Output>) {
  const { action } = useMessages(coreCatalogue)
  const { requestClose, body, footer, guards } = useOverlayForm(props)
  return (
    <>
      <Drawer open onOpenChange={requestClose} closeLabel={action.close} title={props.title} footer={footer}>
        {body}
      </Drawer>
      {guards}
    </>
  )
}
