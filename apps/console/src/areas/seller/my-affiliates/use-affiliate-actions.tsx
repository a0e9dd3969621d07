import { Ban, Check, CircleStop, Pause, Percent, Play, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ConfirmAction } from '#kit/action/confirm-action.tsx'
import { useAction } from '#kit/action/use-action.ts'
import type { RowAction } from '#kit/list/list-declaration.ts'
import { type AffiliateMove, type AffiliateRow, affiliateMoves } from './affiliate.ts'
import { myAffiliatesCatalogue } from './catalogue.ts'
import { TermsDialog } from './terms-dialog.tsx'

const icons: Record<AffiliateMove, ReactNode> = {
  approve: <Check />,
  refuse: <X />,
  pause: <Pause />,
  resume: <Play />,
  block: <Ban />,
  end: <CircleStop />,
}

type Asked = { affiliate: AffiliateRow; operation: AffiliateMove | 'terms' }

/**
 * Actions on an affiliate, for a row's menu or a drawer, and their confirmation dialog, rendered beside them.
 */
export function useAffiliateActions(): { actionsFor: (row: AffiliateRow) => RowAction[]; dialog: ReactNode } {
  const text = useMessages(myAffiliatesCatalogue)
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)
  return {
    actionsFor: (affiliate) => [
      ...(affiliate.status === 'ACTIVE' || affiliate.status === 'PAUSED'
        ? [
            {
              id: 'terms',
              label: text.terms.label,
              icon: <Percent />,
              onRun: () => setAsked({ affiliate, operation: 'terms' as const }),
            },
          ]
        : []),
      ...affiliateMoves(affiliate).map(({ move, isDangerous }) => ({
        id: move,
        label: text.move[move].label,
        icon: icons[move],
        isDangerous,
        onRun: () => setAsked({ affiliate, operation: move }),
      })),
    ],
    dialog:
      asked === null ? null : asked.operation === 'terms' ? (
        <TermsDialog affiliate={asked.affiliate} onClose={close} />
      ) : (
        <MoveDialog affiliate={asked.affiliate} move={asked.operation} onClose={close} />
      ),
  }
}

type MoveDialogProps = { affiliate: AffiliateRow; move: AffiliateMove; onClose: () => void }

function MoveDialog({ affiliate, move, onClose }: MoveDialogProps) {
  const messages = useMessages(myAffiliatesCatalogue)
  const text = messages.move[move]
  const act = useAction(api.seller.affiliates.move, {
    invalidates: [api.seller.affiliates],
    done: text.done,
  })
  const look = affiliateMoves(affiliate).find((candidate) => candidate.move === move)
  const affiliationId = affiliate.id
  return (
    <ConfirmAction
      open
      onOpenChange={onClose}
      title={text.title(affiliate.partnerName)}
      description={text.text}
      confirmLabel={text.label}
      isDangerous={look?.isDangerous ?? false}
      {...(look?.needsReason && { reason: { isRequired: true, help: messages.reasonHelp } })}
      onConfirm={({ reason }) => act.run(affiliateMoveOf(affiliationId, move, reason))}
    />
  )
}

/** A move that ends an affiliation requires a reason. */
function affiliateMoveOf(affiliationId: string, move: AffiliateMove, reason: string) {
  return move === 'refuse' || move === 'block' || move === 'end'
    ? { affiliationId, move, reason }
    : { affiliationId, move }
}
