import { returnedFrom } from '@balcao/server/modules/refunds/refund.input'
import { RadioGroup } from '@balcao/ui/radio-group'
import { useState } from 'react'
import { api } from '#api/client.ts'
import type { RefundRow } from '#features/refunds/refunds-data.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ConfirmAction } from '#kit/action/confirm-action.tsx'
import { useAction } from '#kit/action/use-action.ts'
import { refundDeskCatalogue } from './catalogue.ts'

export type ByHandOperation = 'returned' | 'again' | 'cancel'

type ByHandDialogProps = { operation: ByHandOperation; refund: RefundRow; onClose: () => void }

/** Decision about a refund that no acquirer made: its effect on the money, and its reason. */
export function ByHandDialog({ operation, refund, onClose }: ByHandDialogProps) {
  const messages = useMessages(refundDeskCatalogue)
  const text = messages.byHand.operation[operation]
  const options = { proven: true, invalidates: [api.admin.refunds, api.admin.sales], done: text.done }
  const returned = useAction(api.admin.refunds.markReturned, options)
  const again = useAction(api.admin.refunds.askAgain, options)
  const cancel = useAction(api.admin.refunds.cancel, options)
  const { refundId, buyerName, amountCents, currency } = refund
  const [from, setFrom] = useState<(typeof returnedFrom)[number]>()
  const { from: source } = messages.byHand
  const run = (reason: string) => {
    if (operation !== 'returned') return { again, cancel }[operation].run({ refundId, reason })
    return from === undefined ? Promise.resolve() : returned.run({ refundId, from, reason })
  }
  return (
    <ConfirmAction
      open
      onOpenChange={onClose}
      title={text.title(buyerName)}
      description={text.text}
      confirmLabel={text.label}
      isDangerous={operation === 'cancel'}
      money={[{ label: text.money, cents: amountCents, currency }]}
      reason={{ isRequired: true, help: messages.reasonHelp }}
      isConfirmDisabled={operation === 'returned' && from === undefined}
      onConfirm={({ reason }) => run(reason)}
    >
      {operation === 'returned' && (
        <RadioGroup
          label={source.label}
          value={from ?? ''}
          onChange={(value) => setFrom(returnedFrom.find((one) => one === value))}
          options={[
            { value: 'ACQUIRER', label: source.ACQUIRER, description: source.acquirerHelp },
            { value: 'OWN_BANK', label: source.OWN_BANK, description: source.ownBankHelp },
          ]}
        />
      )}
    </ConfirmAction>
  )
}
