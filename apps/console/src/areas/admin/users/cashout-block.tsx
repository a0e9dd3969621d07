import { Switch } from '@balcao/ui/switch'
import { useState } from 'react'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ConfirmAction } from '#kit/action/confirm-action.tsx'
import { useAction } from '#kit/action/use-action.ts'
import { usersCatalogue } from './catalogue.ts'
import type { Seller } from './seller.ts'

/** Blocks or unblocks the seller's withdrawals; the effect is shown first. */
export function CashoutBlock({ seller, isLocked }: { seller: Seller; isLocked: boolean }) {
  const messages = useMessages(usersCatalogue)
  const text = messages.restrictions
  const [isAsked, setIsAsked] = useState(false)
  const { id: userId, name, isCashoutBlocked } = seller
  const save = useAction(api.admin.users.setCashout, {
    proven: true,
    invalidates: [api.admin.users],
    done: isCashoutBlocked ? text.unblocked : text.blocked,
  })
  return (
    <div className="rounded-control border border-default px-3 py-3">
      <Switch
        label={text.cashout}
        description={text.cashoutText}
        checked={isCashoutBlocked}
        disabled={isLocked}
        onChange={() => setIsAsked(true)}
      />
      {isAsked && (
        <ConfirmAction
          open
          onOpenChange={() => setIsAsked(false)}
          title={isCashoutBlocked ? text.unblockTitle(name) : text.blockTitle(name)}
          description={isCashoutBlocked ? text.unblockText : text.blockText}
          confirmLabel={isCashoutBlocked ? text.unblock : text.block}
          isDangerous={!isCashoutBlocked}
          reason={{ isRequired: true, help: messages.reasonHelp }}
          onConfirm={({ reason }) => save.run({ userId, isBlocked: !isCashoutBlocked, reason })}
        />
      )}
    </div>
  )
}
