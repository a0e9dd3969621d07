import { api } from '#api/client.ts'
import { AccessActionDialog } from '#features/access-actions/access-action-dialog.tsx'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { manageFunctionariesCatalogue } from './catalogue.ts'
import { orPropose } from './or-propose.ts'
import type { StaffOperationName, StaffSubject } from './staff-actions.ts'

type StaffActionDialogProps = { operation: StaffOperationName; person: StaffSubject; onClose: () => void }

/** States the effect of an action on the person, asks for a reason where it removes access, and runs it. */
export function StaffActionDialog({ operation, person, onClose }: StaffActionDialogProps) {
  const messages = useMessages(manageFunctionariesCatalogue)
  const text = messages.operation[operation]
  const shared = { invalidates: [api.admin.staff], done: text.done }
  const suspend = useAction(api.admin.staff.suspend, { ...shared, proven: true })
  const resume = useAction(api.admin.staff.resume, { ...shared, proven: true })
  const proposal = useAction(api.admin.staffChanges.resume, {
    proven: true,
    invalidates: [api.admin.approvals],
    done: messages.proposed,
  })
  const resend = useAction(api.admin.staff.resendInvitation, { ...shared, proven: true })
  const endSessions = useAction(api.admin.staff.endSessions, shared)
  const userId = person.id
  const run: Record<StaffOperationName, (reason: string) => Promise<unknown>> = {
    suspend: (reason) => suspend.run({ userId, reason }),
    cancelInvitation: (reason) => suspend.run({ userId, reason }),
    resume: () => orPropose(resume, proposal)({ userId }),
    resendInvitation: () => resend.run({ userId }),
    endSessions: () => endSessions.run({ userId }),
    endOwnSessions: () => endSessions.run({ userId }),
  }
  return (
    <AccessActionDialog
      text={text}
      name={person.name}
      isClosing={operation === 'suspend' || operation === 'cancelInvitation'}
      reasonHelp={messages.reasonHelp}
      run={run[operation]}
      onClose={onClose}
    />
  )
}
