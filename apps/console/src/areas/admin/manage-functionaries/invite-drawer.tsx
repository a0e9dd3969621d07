import { staffInvitationInput } from '@balcao/server/modules/accounts/staff/staff.input'
import type { z } from 'zod'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { FormDrawer } from '#kit/form/form-drawer.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { useSession } from '#session/session.ts'
import { manageFunctionariesCatalogue } from './catalogue.ts'
import { orPropose } from './or-propose.ts'
import { PermissionsField } from './permissions-field.tsx'

const { TextField, LastDayField } = fieldsOf<z.input<typeof staffInvitationInput>>()

export function InviteDrawer({ onClose }: { onClose: () => void }) {
  const { form: text, proposed } = useMessages(manageFunctionariesCatalogue)
  const held = useSession().user.permissions
  const invite = orPropose(useAction(api.admin.staff.invite), useAction(api.admin.staffChanges.invite))
  const form = useRecordForm({
    schema: staffInvitationInput,
    toForm: () => ({ name: '', email: '', permissions: [], accessEndsAt: null }),
    save: (values) => invite({ ...values, accessEndsAt: values.accessEndsAt?.toISOString() ?? null }),
    proven: true,
    invalidates: [api.admin.staff, api.admin.approvals],
    savedText: ({ isProposed }) => (isProposed ? proposed : text.sent),
  })
  return (
    <FormDrawer form={form} title={text.inviteTitle} saveLabel={text.send} onClose={onClose}>
      <TextField name="name" label={text.name} autoComplete="off" isRequired />
      <TextField
        name="email"
        label={text.email}
        help={text.emailHelp}
        type="email"
        autoComplete="off"
        isRequired
      />
      <PermissionsField subject={{ held, stored: [], isSelf: false, isLastManager: false }} />
      <LastDayField name="accessEndsAt" label={text.accessEnds} help={text.accessEndsHelp} />
    </FormDrawer>
  )
}
