import type { ManagerStatus } from '@balcao/domain/vocabulary'
import { Ban, MailPlus, Play } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { api } from '#api/client.ts'
import { AccessDeedDialog } from '#features/access-deeds/access-deed-dialog.tsx'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { manageManagersCatalogue } from './catalogue.ts'
import { showsManagers } from './manager.ts'

type DeedName = 'resendInvitation' | 'suspend' | 'resume'
type Subject = { id: string; name: string; status: ManagerStatus }

const deedsOf: Record<ManagerStatus, readonly DeedName[]> = {
  INVITED: ['resendInvitation', 'suspend'],
  ACTIVE: ['suspend'],
  SUSPENDED: ['resume'],
}
const icons: Record<DeedName, ReactNode> = {
  resendInvitation: <MailPlus />,
  suspend: <Ban />,
  resume: <Play />,
}

/** Actions on a manager's access, for a row's menu or the record, and their confirmation dialog. */
export function useManagerDeeds() {
  const text = useMessages(manageManagersCatalogue)
  const [asked, setAsked] = useState<{ deed: DeedName; person: Subject } | null>(null)
  return {
    deedsFor: (person: Subject) =>
      deedsOf[person.status].map((deed) => ({
        id: deed,
        name: deed,
        label: text.deed[deed].label,
        icon: icons[deed],
        isDangerous: deed === 'suspend',
        onRun: () => setAsked({ deed, person }),
      })),
    dialog: asked && <DeedDialog {...asked} onClose={() => setAsked(null)} />,
  }
}

type DeedDialogProps = { deed: DeedName; person: Subject; onClose: () => void }

function DeedDialog({ deed, person, onClose }: DeedDialogProps) {
  const messages = useMessages(manageManagersCatalogue)
  const text = messages.deed[deed]
  const shared = { proven: true, invalidates: showsManagers, done: text.done }
  const suspend = useAction(api.admin.managerAccess.suspend, shared)
  const resume = useAction(api.admin.managerAccess.resume, shared)
  const resend = useAction(api.admin.managerAccess.resendInvitation, shared)
  const managerId = person.id
  const run: Record<DeedName, (reason: string) => Promise<unknown>> = {
    suspend: (reason) => suspend.run({ managerId, reason }),
    resume: () => resume.run({ managerId }),
    resendInvitation: () => resend.run({ managerId }),
  }
  return (
    <AccessDeedDialog
      text={text}
      name={person.name}
      isClosing={deed === 'suspend'}
      reasonHelp={messages.reasonHelp}
      run={run[deed]}
      onClose={onClose}
    />
  )
}
