import { Ban, RefreshCw } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ConfirmAction } from '#kit/action/confirm-action.tsx'
import { useAction } from '#kit/action/use-action.ts'
import type { RowAction } from '#kit/list/list-declaration.ts'
import { apiKeysCatalogue } from './catalogue.ts'
import { type ApiKey, useApiKeys } from './use-api-keys.ts'

type KeyActions = { actionsFor: (key: ApiKey) => RowAction[]; dialog: ReactNode }

/**
 * Replacement and end of a key, and their confirmation dialogs. Only its owner replaces a key, since the new key acts as its
 * owner.
 */
export function useKeyActions({ onMade }: { onMade: (token: string) => void }): KeyActions {
  const { action: text } = useMessages(apiKeysCatalogue)
  const { role, keys } = useApiKeys()
  const [asked, setAsked] = useState<{ key: ApiKey; what: 'replace' | 'revoke' } | null>(null)
  const replace = useAction(api.seller.apiKeys.replace, {
    proven: true,
    invalidates: [keys],
    done: ({ token }) => onMade(token),
  })
  const revoke = useAction(keys.revoke, { invalidates: [keys], done: text.revoked })
  const actionsFor = (key: ApiKey): RowAction[] => {
    if (key.state === 'REVOKED') return []
    const ask = (what: 'replace' | 'revoke') => () => setAsked({ key, what })
    return [
      ...(role === 'SELLER' && key.kind === 'KEY'
        ? [{ id: 'replace', label: text.replace, icon: <RefreshCw />, onRun: ask('replace') }]
        : []),
      { id: 'revoke', label: text.revoke, icon: <Ban />, isDangerous: true, onRun: ask('revoke') },
    ]
  }
  const close = () => setAsked(null)
  const apiKeyId = asked?.key.id ?? ''
  const name = asked?.key.name ?? ''
  const dialog =
    asked?.what === 'revoke' ? (
      <ConfirmAction
        open
        onOpenChange={close}
        title={text.revokeTitle(name)}
        description={text.revokeText}
        confirmLabel={text.revoke}
        isDangerous
        onConfirm={() => revoke.run({ apiKeyId })}
      />
    ) : asked ? (
      <ConfirmAction
        open
        onOpenChange={close}
        title={text.replaceTitle(name)}
        description={text.replaceText}
        confirmLabel={text.replace}
        onConfirm={() => replace.run({ apiKeyId })}
      />
    ) : null
  return { actionsFor, dialog }
}
