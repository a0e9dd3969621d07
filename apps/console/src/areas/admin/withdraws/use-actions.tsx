import { Check, CheckCheck, Hourglass, Play, RefreshCw, Undo2, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useMessages } from '#i18n/use-messages.ts'
import type { RowAction } from '#kit/list/list-declaration.ts'
import { useCan } from '#session/use-can.ts'
import { ActionDialog, type DecidedWithdrawal } from './action-dialog.tsx'
import { withdrawsCatalogue } from './catalogue.ts'
import { actionsFor, type Decidable, type Operation, type PurseName, purses } from './withdrawal.ts'

const icons: Record<Operation, ReactNode> = {
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
export function useActions(of: PurseName): {
  actionsOf: (withdrawal: Subject) => RowAction[]
  dialog: ReactNode
} {
  const text = useMessages(withdrawsCatalogue)
  const mayDecide = useCan(purses[of].decides)
  const [asked, setAsked] = useState<{ operation: Operation; withdrawal: DecidedWithdrawal } | null>(null)
  return {
    actionsOf: (withdrawal) =>
      mayDecide
        ? actionsFor(withdrawal).map((operation) => ({
            id: operation,
            label: text.operation[operation].label,
            icon: icons[operation],
            isDangerous: operation === 'refuse' || operation === 'proveUnpaid' || operation === 'giveBack',
            onRun: () => setAsked({ operation, withdrawal }),
          }))
        : [],
    dialog: asked && <ActionDialog of={of} {...asked} onClose={() => setAsked(null)} />,
  }
}
