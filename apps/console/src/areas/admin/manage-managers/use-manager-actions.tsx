import type { ManagerStatus } from '@balcao/domain/vocabulary'
import { Ban, MailPlus, Play } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { api } from '#api/client.ts'
import { AccessActionDialog } from '#features/access-actions/access-action-dialog.tsx'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { manageManagersCatalogue } from './catalogue.ts'
import { showsManagers } from './manager.ts'

type OperationName = 'resendInvitation' | 'suspend' | 'resume'
type Subject = { id: string; name: string; status: ManagerStatus }

const actionsOf: Record<ManagerStatus, readonly OperationName[]> = {
  INVITED: ['resendInvitation', 'suspend'],
  ACTIVE: ['suspend'],
  SUSPENDED: ['resume'],
}
const icons: Record<OperationName, ReactNode> = {
  resendInvitation: <MailPlus />,
  suspend: <Ban />,
  resume: <Play />,
}

/** Actions on a manager's access, for a row's menu or the record, and their confirmation dialog. */
export function useManagerActions() {
  const text = useMessages(manageManagersCatalogue)
  const [asked, setAsked] = useState<{ operation: OperationName; person: Subject } | null>(null)
  return {
    actionsFor: (person: Subject) =>
      actionsOf[person.status].map((operation) => ({
        id: operation,
        name: operation,
        label: text.operation[operation].label,
        icon: icons[operation],
        isDangerous: operation === 'suspend',
        onRun: () => setAsked({ operation, person }),
      })),
    dialog: asked && <ActionDialog {...asked} onClose={() => setAsked(null)} />,
  }
}

type ActionDialogProps = { operation: OperationName; person: Subject; onClose: () => void }

function ActionDialog({ operation, person, onClose }: ActionDialogProps) {
  const messages = useMessages(manageManagersCatalogue)
  const text = messages.operation[operation]
  const shared = { proven: true, invalidates: showsManagers, done: text.done }
  const suspend = useAction(api.admin.managerAccess.suspend, shared)
  const resume = useAction(api.admin.managerAccess.resume, shared)
  const resend = useAction(api.admin.managerAccess.resendInvitation, shared)
  const managerId = person.id
  const run: Record<OperationName, (reason: string) => Promise<unknown>> = {
    suspend: (reason) => suspend.run({ managerId, reason }),
    resume: () => resume.run({ managerId }),
    resendInvitation: () => resend.run({ managerId }),
  }
  return (
    <AccessActionDialog
      text={text}
      name={person.name}
      isClosing={operation === 'suspend'}
      reasonHelp={messages.reasonHelp}
      run={run[operation]}
      onClose={onClose}
    />
  )
}
