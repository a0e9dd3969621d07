import { api } from '../../../api/client.ts'
import type { RefundRow } from '../../../features/refunds/refunds-data.ts'
import { useMessages } from '../../../i18n/use-messages.ts'
import { ConfirmAction } from '../../../kit/action/confirm-action.tsx'
import { useAction } from '../../../kit/action/use-action.ts'
import { refundDeskCatalogue } from './catalogue.ts'

export type ByHandDeed = 'returned' | 'again' | 'cancel'

type ByHandDialogProps = { deed: ByHandDeed; refund: RefundRow; onClose: () => void }

/** What becomes of a refund that no acquirer made: whose money moves, and why somebody says so. */
export function ByHandDialog({ deed, refund, onClose }: ByHandDialogProps) {
  const messages = useMessages(refundDeskCatalogue)
  const text = messages.byHand.deed[deed]
  const options = { proven: true, invalidates: [api.admin.refunds, api.admin.sales], done: text.done }
  const returned = useAction(api.admin.refunds.markReturned, options)
  const again = useAction(api.admin.refunds.askAgain, options)
  const cancel = useAction(api.admin.refunds.cancel, options)
  const { refundId, buyerName, amountCents, currency } = refund
  return (
    <ConfirmAction
      open
      onOpenChange={onClose}
      title={text.title(buyerName)}
      description={text.text}
      confirmLabel={text.label}
      isDangerous={deed === 'cancel'}
      money={[{ label: text.money, cents: amountCents, currency }]}
      reason={{ isRequired: true, help: messages.reasonHelp }}
      onConfirm={({ reason }) => ({ returned, again, cancel })[deed].run({ refundId, reason })}
    />
  )
}
