import { phoneMask } from '@balcao/ui/masks'
import { Switch } from '@balcao/ui/switch'
import { useFormContext, useWatch } from 'react-hook-form'
import { useMessages } from '#i18n/use-messages.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { checkoutBuilderCatalogue } from './catalogue.ts'
import type { LookForm } from './look-form.ts'
import { PartGroup } from './part-group.tsx'

const { RadioField, MaskField, TextField } = fieldsOf<LookForm>()

/** The WhatsApp button; without it there are no fields. */
export function ChatGroup() {
  const { banners: text } = useMessages(checkoutBuilderCatalogue)
  const { setValue } = useFormContext<LookForm>()
  const chat = useWatch<LookForm, 'look.builder.chatButton'>({ name: 'look.builder.chatButton' })
  return (
    <PartGroup title={text.chat}>
      <Switch
        label={text.chatEnabled}
        checked={chat !== null}
        onChange={(isOn) =>
          setValue(
            'look.builder.chatButton',
            isOn ? { position: 'RIGHT', phone: '', message: text.newMessage } : null,
            { shouldDirty: true },
          )
        }
      />
      {chat !== null && (
        <>
          <RadioField
            name="look.builder.chatButton.position"
            label={text.position}
            options={[
              { value: 'LEFT', label: text.left },
              { value: 'RIGHT', label: text.right },
            ]}
          />
          <MaskField name="look.builder.chatButton.phone" label={text.phone} mask={phoneMask} isRequired />
          <TextField name="look.builder.chatButton.message" label={text.message} maxLength={200} isRequired />
        </>
      )}
    </PartGroup>
  )
}
