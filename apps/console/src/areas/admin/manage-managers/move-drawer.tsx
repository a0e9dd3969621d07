import type { z } from 'zod'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { FormDrawer } from '#kit/form/form-drawer.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { manageManagersCatalogue } from './catalogue.ts'
import { showsManagers } from './manager.ts'
import { ShareFields } from './share-fields.tsx'
import { moveSchema, noShares, type TypedShares } from './share-schema.ts'

const { LookUpField, LookUpsField } = fieldsOf<z.input<typeof moveSchema>>()

type MoveDrawerProps = {
  /** The new manager; without it, the form asks for one. */
  managerId?: string
  sellerIds: string[]
  shares?: TypedShares
  onClose: () => void
}

/** Moves sellers into a manager's portfolio, from any other. */
export function MoveDrawer({ managerId = '', sellerIds, shares = noShares, onClose }: MoveDrawerProps) {
  const text = useMessages(manageManagersCatalogue).moveForm
  const assign = useAction(api.admin.managers.assign)
  const form = useRecordForm({
    schema: moveSchema,
    toForm: () => ({ managerId, sellerIds, ...shares, startsAt: undefined, reason: '' }),
    save: ({ startsAt, ...values }) => assign.run({ ...values, startsAt: startsAt?.toISOString() }),
    proven: true,
    invalidates: showsManagers,
    savedText: text.saved,
  })
  return (
    <FormDrawer form={form} title={text.title} saveLabel={text.save} onClose={onClose}>
      <LookUpField
        name="managerId"
        label={text.manager}
        lookUp={api.admin.managers.options.queryOptions}
        isRequired
      />
      <LookUpsField
        name="sellerIds"
        label={text.sellers}
        help={text.sellersHelp}
        lookUp={api.admin.managers.sellerOptions.queryOptions}
        detailOf={({ managerName }) =>
          managerName === null ? text.withoutManager : text.withManager(managerName)
        }
        addLabel={text.add}
        removeLabel={text.remove}
        isRequired
      />
      <ShareFields />
    </FormDrawer>
  )
}
