import { staffInput } from '@balcao/server/modules/accounts/staff/staff.input'
import { Banner } from '@balcao/ui/banner'
import type { z } from 'zod'
import { api } from '#api/client.ts'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { FormPanel } from '#kit/form/form-panel.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { lastDayBefore } from '#kit/last-day.ts'
import { useSession } from '#session/session.ts'
import { manageFunctionariesCatalogue } from './catalogue.ts'
import { orPropose } from './or-propose.ts'
import { PermissionsField } from './permissions-field.tsx'
import type { StaffMember } from './staff.ts'

const { TextField, LastDayField } = fieldsOf<z.input<typeof staffInput>>()

/**
 * Permissions of the staff member and their end date. Changes that the server would refuse are locked here
 * with a reason.
 */
export function PermissionsTab({ member }: { member: StaffMember }) {
  const { form: text, proposed } = useMessages(manageFunctionariesCatalogue)
  const { form: core } = useMessages(coreCatalogue)
  const held = useSession().user.permissions
  const update = orPropose(useAction(api.admin.staff.update), useAction(api.admin.staffChanges.update))
  const form = useRecordForm({
    query: api.admin.staff.get.queryOptions({ userId: member.id }),
    schema: staffInput,
    toForm: (record = member) => ({
      userId: record.id,
      version: record.version,
      name: record.name,
      permissions: record.permissions,
      accessEndsAt: record.accessEndsAt,
    }),
    save: (values) => update({ ...values, accessEndsAt: values.accessEndsAt?.toISOString() ?? null }),
    proven: true,
    invalidates: [api.admin.staff, api.admin.approvals, api.account.session],
    savedText: ({ isProposed }) => (isProposed ? proposed : core.saved),
  })
  const { isSelf, isLastManager, accessEndsAt } = member
  // Extending an access grants all of its flags again, so the caller must hold each of them.
  const isOnlySooner = accessEndsAt !== null && member.permissions.some((flag) => !held.includes(flag))
  return (
    <FormPanel form={form}>
      {isSelf && <Banner tone="info">{text.ownLocked}</Banner>}
      <TextField
        name="name"
        label={text.name}
        disabled={!member.canRename}
        {...(!member.canRename && { help: text.nameLocked })}
        isRequired
      />
      <PermissionsField subject={{ held, stored: member.permissions, isSelf, isLastManager }} />
      <LastDayField
        name="accessEndsAt"
        label={text.accessEnds}
        disabled={isSelf || isLastManager}
        help={
          isLastManager ? text.accessEndsLast : isOnlySooner ? text.accessEndsOnlySooner : text.accessEndsHelp
        }
        {...(isOnlySooner && { latest: lastDayBefore(accessEndsAt) })}
      />
    </FormPanel>
  )
}
