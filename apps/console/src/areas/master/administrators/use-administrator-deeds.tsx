import { Ban, MailPlus, Play } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { api } from '#api/client.ts'
import { AccessDeedDialog } from '#features/access-deeds/access-deed-dialog.tsx'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import type { RowAction } from '#kit/list/list-declaration.ts'
import type { Administrator } from './administrator.ts'
import { administratorsCatalogue } from './catalogue.ts'

type Deed = 'suspend' | 'resume' | 'resend'

const deedsOf: Record<Administrator['status'], readonly Deed[]> = {
  ACTIVE: ['suspend'],
  EXPIRED: ['suspend'],
  INVITED: ['resend', 'suspend'],
  SUSPENDED: ['resume'],
}
const icons: Record<Deed, ReactNode> = { suspend: <Ban />, resume: <Play />, resend: <MailPlus /> }

/** Actions on an administrator in their present state, and their confirmation dialog. */
export function useAdministratorDeeds(): {
  deedsFor: (person: Administrator) => RowAction[]
  dialog: ReactNode
} {
  const text = useMessages(administratorsCatalogue).deed
  const [asked, setAsked] = useState<{ deed: Deed; person: Administrator } | null>(null)
  return {
    deedsFor: (person) =>
      deedsOf[person.status].map((deed) => ({
        id: deed,
        label: text[deed].label,
        icon: icons[deed],
        isDangerous: deed === 'suspend',
        onRun: () => setAsked({ deed, person }),
      })),
    dialog: asked && <DeedDialog {...asked} onClose={() => setAsked(null)} />,
  }
}

type DeedDialogProps = { deed: Deed; person: Administrator; onClose: () => void }

function DeedDialog({ deed, person, onClose }: DeedDialogProps) {
  const text = useMessages(administratorsCatalogue).deed[deed]
  const shared = { proven: true, invalidates: [api.master.administrators], done: text.done }
  const suspend = useAction(api.master.administrators.suspend, shared)
  const resume = useAction(api.master.administrators.resume, shared)
  const resend = useAction(api.master.administrators.resendInvitation, shared)
  const who = { platformId: person.platformId, userId: person.id }
  const run: Record<Deed, (reason: string) => Promise<unknown>> = {
    suspend: (reason) => suspend.run({ ...who, reason }),
    resume: () => resume.run(who),
    resend: () => resend.run(who),
  }
  return (
    <AccessDeedDialog
      text={text}
      name={person.name}
      isClosing={deed === 'suspend'}
      run={run[deed]}
      onClose={onClose}
    />
  )
}
