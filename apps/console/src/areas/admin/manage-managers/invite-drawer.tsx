import { managerInvitationInput } from '@balcao/server/modules/accounts/managers/manager.input'
import { documentMask } from '@balcao/ui/masks'
import type { z } from 'zod'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { FormDrawer } from '#kit/form/form-drawer.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { manageManagersCatalogue } from './catalogue.ts'
import { showsManagers } from './manager.ts'

const { TextField, MaskField } = fieldsOf<z.input<typeof managerInvitationInput>>()

export function InviteDrawer({ onClose }: { onClose: () => void }) {
  const text = useMessages(manageManagersCatalogue).inviteForm
  const invite = useAction(api.admin.managerAccess.invite)
  const form = useRecordForm({
    schema: managerInvitationInput,
    toForm: () => ({ name: '', email: '', document: '' }),
    save: invite.run,
    proven: true,
    invalidates: showsManagers,
    savedText: text.sent,
  })
  return (
    <FormDrawer form={form} title={text.title} saveLabel={text.send} onClose={onClose}>
      <TextField name="name" label={text.name} autoComplete="off" isRequired />
      <TextField
        name="email"
        label={text.email}
        help={text.emailHelp}
        type="email"
        autoComplete="off"
        isRequired
      />
      <MaskField
        name="document"
        label={text.document}
        help={text.documentHelp}
        mask={documentMask}
        autoComplete="off"
        isRequired
      />
    </FormDrawer>
  )
}
