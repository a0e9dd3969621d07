import { Ban, LogOut, MailPlus, MailX, Play } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useMessages } from '#i18n/use-messages.ts'
import { useSession } from '#session/session.ts'
import { manageFunctionariesCatalogue } from './catalogue.ts'
import { StaffActionDialog } from './staff-action-dialog.tsx'
import {
  type StaffOperation,
  type StaffOperationName,
  type StaffSubject,
  staffActions,
} from './staff-actions.ts'

const icons: Record<StaffOperationName, ReactNode> = {
  resendInvitation: <MailPlus />,
  cancelInvitation: <MailX />,
  endSessions: <LogOut />,
  endOwnSessions: <LogOut />,
  suspend: <Ban />,
  resume: <Play />,
}

export type OfferedOperation = StaffOperation & {
  id: string
  label: string
  icon: ReactNode
  isDangerous: boolean
  onRun: () => void
}

/** Actions for a row's menu or a record's tab, and their confirmation dialog, rendered beside them. */
export function useStaffActions(): {
  actionsFor: (person: StaffSubject) => OfferedOperation[]
  dialog: ReactNode
} {
  const text = useMessages(manageFunctionariesCatalogue)
  const { user } = useSession()
  const [asked, setAsked] = useState<{ operation: StaffOperationName; person: StaffSubject } | null>(null)
  return {
    actionsFor: (person) =>
      staffActions(person, user).map((operation) => ({
        ...operation,
        id: operation.name,
        label: text.operation[operation.name].label,
        icon: icons[operation.name],
        isDangerous: operation.name === 'suspend' || operation.name === 'cancelInvitation',
        onRun: () => setAsked({ operation: operation.name, person }),
      })),
    dialog: asked && <StaffActionDialog {...asked} onClose={() => setAsked(null)} />,
  }
}
