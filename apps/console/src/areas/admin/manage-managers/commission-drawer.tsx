import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { FormDrawer } from '#kit/form/form-drawer.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { manageManagersCatalogue } from './catalogue.ts'
import { type Manager, showsManagers } from './manager.ts'
import { ShareFields } from './share-fields.tsx'
import { commissionSchema, noShares } from './share-schema.ts'

type CommissionDrawerProps = { manager: Manager; onClose: () => void }

/** Changes a manager's commission on the whole portfolio. */
export function CommissionDrawer({ manager, onClose }: CommissionDrawerProps) {
  const text = useMessages(manageManagersCatalogue).commissionForm
  const change = useAction(api.admin.managers.changeCommission)
  const { sellers: _, ...current } = manager.commissions[0] ?? { ...noShares, sellers: 0 }
  const form = useRecordForm({
    schema: commissionSchema,
    toForm: () => ({ managerId: manager.id, ...current, startsAt: undefined, reason: '' }),
    save: ({ startsAt, ...values }) => change.run({ ...values, startsAt: startsAt?.toISOString() }),
    proven: true,
    invalidates: showsManagers,
    savedText: text.saved,
  })
  const count = manager.commissions.reduce((sum, { sellers }) => sum + sellers, 0)
  return (
    <FormDrawer form={form} title={text.title} saveLabel={text.save} onClose={onClose}>
      <p className="text-muted">{text.text(count)}</p>
      <ShareFields />
    </FormDrawer>
  )
}
