import { Ban, MailPlus, Play } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { api } from '#api/client.ts'
import { AccessActionDialog } from '#features/access-actions/access-action-dialog.tsx'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import type { RowAction } from '#kit/list/list-declaration.ts'
import type { Administrator } from './administrator.ts'
import { administratorsCatalogue } from './catalogue.ts'

type Operation = 'suspend' | 'resume' | 'resend'

const actionsOf: Record<Administrator['status'], readonly Operation[]> = {
  ACTIVE: ['suspend'],
  EXPIRED: ['suspend'],
  INVITED: ['resend', 'suspend'],
  SUSPENDED: ['resume'],
}
const icons: Record<Operation, ReactNode> = { suspend: <Ban />, resume: <Play />, resend: <MailPlus /> }

/** Actions on an administrator in their present state, and their confirmation dialog. */
export function useAdministratorActions(): {
  actionsFor: (person: Administrator) => RowAction[]
  dialog: ReactNode
} {
  const text = useMessages(administratorsCatalogue).operation
  const [asked, setAsked] = useState<{ operation: Operation; person: Administrator } | null>(null)
  return {
    actionsFor: (person) =>
      actionsOf[person.status].map((operation) => ({
        id: operation,
        label: text[operation].label,
        icon: icons[operation],
        isDangerous: operation === 'suspend',
        onRun: () => setAsked({ operation, person }),
      })),
    dialog: asked && <ActionDialog {...asked} onClose={() => setAsked(null)} />,
  }
}

type ActionDialogProps = { operation: Operation; person: Administrator; onClose: () => void }

function ActionDialog({ operation, person, onClose }: ActionDialogProps) {
  const text = useMessages(administratorsCatalogue).operation[operation]
  const shared = { proven: true, invalidates: [api.master.administrators], done: text.done }
  const suspend = useAction(api.master.administrators.suspend, shared)
  const resume = useAction(api.master.administrators.resume, shared)
  const resend = useAction(api.master.administrators.resendInvitation, shared)
  const who = { platformId: person.platformId, userId: person.id }
  const run: Record<Operation, (reason: string) => Promise<unknown>> = {
    suspend: (reason) => suspend.run({ ...who, reason }),
    resume: () => resume.run(who),
    resend: () => resend.run(who),
  }
  return (
    <AccessActionDialog
      text={text}
      name={person.name}
      isClosing={operation === 'suspend'}
      run={run[operation]}
      onClose={onClose}
    />
  )
}
