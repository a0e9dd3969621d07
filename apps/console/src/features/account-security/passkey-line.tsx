import { Badge } from '@balcao/ui/badge'
import { Button } from '@balcao/ui/button'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ConfirmAction } from '#kit/action/confirm-action.tsx'
import { useAction } from '#kit/action/use-action.ts'
import { useNow } from '#kit/use-today.ts'
import { useSession } from '#session/session.ts'
import { accountSecurityCatalogue } from './catalogue.ts'
import { RenamePasskey } from './rename-passkey.tsx'

export type PasskeyRow = {
  id: string
  label: string
  host: string
  createdAt: string
  lastUsedAt: string | null
  isBuyers: boolean
}

export function PasskeyLine({ passkey }: { passkey: PasskeyRow }) {
  const text = useMessages(accountSecurityCatalogue).passkeys
  const { user } = useSession()
  const format = useFormat()
  const now = useNow()
  const [isRenaming, setIsRenaming] = useState(false)
  const remove = useAction(api.account.removePasskey, {
    proven: true,
    invalidates: [api.account.session, api.account.listPasskeys, api.account.listSessions],
    done: text.removed,
  })
  const { id, label, host, createdAt, lastUsedAt, isBuyers } = passkey
  return (
    <li className="flex flex-wrap items-center gap-3 border-default border-b py-3">
      <KeyRound aria-hidden="true" className="size-5 shrink-0 text-muted" />
      <div className="grid min-w-48 flex-1 gap-0.5">
        <p className="flex flex-wrap items-center gap-2 wrap-anywhere font-medium">
          {label}
          {isBuyers && user.role !== 'CUSTOMER' && <Badge>{text.buyersOnly}</Badge>}
        </p>
        <p className="text-muted text-sm">
          {lastUsedAt ? text.lastUsed(format.ago(lastUsedAt, now)) : text.neverUsed} ·{' '}
          {text.since(format.date(createdAt))} · {host}
        </p>
      </div>
      <div className="flex gap-2">
        <Button size="small" aria-label={text.renameLabel(label)} onClick={() => setIsRenaming(true)}>
          {text.rename}
        </Button>
        <ConfirmAction
          title={text.removeTitle}
          description={text.removeText(label)}
          confirmLabel={text.remove}
          isDangerous
          trigger={
            <Button size="small" aria-label={text.removeLabel(label)}>
              {text.remove}
            </Button>
          }
          onConfirm={() => remove.run({ passkeyId: id })}
        />
      </div>
      {isRenaming && <RenamePasskey passkey={passkey} onClose={() => setIsRenaming(false)} />}
    </li>
  )
}
