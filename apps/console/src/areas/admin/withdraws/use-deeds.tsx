import { Check, CheckCheck, Hourglass, Play, RefreshCw, Undo2, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useMessages } from '#i18n/use-messages.ts'
import type { RowAction } from '#kit/list/list-declaration.ts'
import { useCan } from '#session/use-can.ts'
import { withdrawsCatalogue } from './catalogue.ts'
import { type DecidedWithdrawal, DeedDialog } from './deed-dialog.tsx'
import { type Decidable, type Deed, deedsFor, type PurseName, purses } from './withdrawal.ts'

const icons: Record<Deed, ReactNode> = {
  approve: <Check />,
  hold: <Hourglass />,
  release: <Play />,
  refuse: <X />,
  retry: <RefreshCw />,
  provePaid: <Check />,
  proveUnpaid: <Undo2 />,
  giveBack: <Undo2 />,
  closeAttention: <CheckCheck />,
}

type Subject = DecidedWithdrawal & Decidable

/** Actions on a withdrawal, for its row's menu or its drawer, and their confirmation dialog. */
export function useDeeds(of: PurseName): {
  deedsOf: (withdrawal: Subject) => RowAction[]
  dialog: ReactNode
} {
  const text = useMessages(withdrawsCatalogue)
  const mayDecide = useCan(purses[of].decides)
  const [asked, setAsked] = useState<{ deed: Deed; withdrawal: DecidedWithdrawal } | null>(null)
  return {
    deedsOf: (withdrawal) =>
      mayDecide
        ? deedsFor(withdrawal).map((deed) => ({
            id: deed,
            label: text.deed[deed].label,
            icon: icons[deed],
            isDangerous: deed === 'refuse' || deed === 'proveUnpaid' || deed === 'giveBack',
            onRun: () => setAsked({ deed, withdrawal }),
          }))
        : [],
    dialog: asked && <DeedDialog of={of} {...asked} onClose={() => setAsked(null)} />,
  }
}
