import { adminPermissions } from '@balcao/domain/vocabulary'
import { staffInvitationInput } from '@balcao/server/modules/accounts/staff/staff.input'
import { z } from 'zod'
import { api } from '#api/client.ts'
import { masterCatalogue } from '#areas/master/common/catalogue.ts'
import { platformFilter } from '#areas/master/common/platform-filter.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { FormDrawer } from '#kit/form/form-drawer.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { administratorsCatalogue } from './catalogue.ts'

const schema = staffInvitationInput.pick({ name: true, email: true }).extend({ platformId: z.uuid() })
const { TextField, LookUpField } = fieldsOf<z.input<typeof schema>>()

/** A platform's first administrator holds every permission there. */
export function InviteAdministrator({ platformId, onClose }: { platformId?: string; onClose: () => void }) {
  const { form: text } = useMessages(administratorsCatalogue)
  const master = useMessages(masterCatalogue)
  const invite = useAction(api.master.administrators.invite)
  const form = useRecordForm({
    schema,
    toForm: () => ({ platformId: platformId ?? '', name: '', email: '' }),
    save: (values) => invite.run({ ...values, permissions: [...adminPermissions] }),
    proven: true,
    invalidates: [api.master.administrators],
    savedText: text.sent,
  })
  return (
    <FormDrawer form={form} title={text.title} saveLabel={text.send} onClose={onClose}>
      {platformId === undefined && (
        <LookUpField
          name="platformId"
          label={text.platform}
          lookUp={platformFilter(master).lookUp}
          isRequired
        />
      )}
      <TextField name="name" label={text.name} autoComplete="off" isRequired />
      <TextField
        name="email"
        label={text.email}
        help={text.help}
        type="email"
        autoComplete="off"
        isRequired
      />
    </FormDrawer>
  )
}
