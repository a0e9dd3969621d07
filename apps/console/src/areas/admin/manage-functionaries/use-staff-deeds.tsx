import { Ban, LogOut, MailPlus, MailX, Play } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useMessages } from '#i18n/use-messages.ts'
import { useSession } from '#session/session.ts'
import { manageFunctionariesCatalogue } from './catalogue.ts'
import { StaffDeedDialog } from './staff-deed-dialog.tsx'
import { type StaffDeed, type StaffDeedName, type StaffSubject, staffDeeds } from './staff-deeds.ts'

const icons: Record<StaffDeedName, ReactNode> = {
  resendInvitation: <MailPlus />,
  cancelInvitation: <MailX />,
  endSessions: <LogOut />,
  endOwnSessions: <LogOut />,
  suspend: <Ban />,
  resume: <Play />,
}

export type OfferedDeed = StaffDeed & {
  id: string
  label: string
  icon: ReactNode
  isDangerous: boolean
  onRun: () => void
}

/** Actions for a row's menu or a record's tab, and their confirmation dialog, rendered beside them. */
export function useStaffDeeds(): { deedsFor: (person: StaffSubject) => OfferedDeed[]; dialog: ReactNode } {
  const text = useMessages(manageFunctionariesCatalogue)
  const { user } = useSession()
  const [asked, setAsked] = useState<{ deed: StaffDeedName; person: StaffSubject } | null>(null)
  return {
    deedsFor: (person) =>
      staffDeeds(person, user).map((deed) => ({
        ...deed,
        id: deed.name,
        label: text.deed[deed.name].label,
        icon: icons[deed.name],
        isDangerous: deed.name === 'suspend' || deed.name === 'cancelInvitation',
        onRun: () => setAsked({ deed: deed.name, person }),
      })),
    dialog: asked && <StaffDeedDialog {...asked} onClose={() => setAsked(null)} />,
  }
}
