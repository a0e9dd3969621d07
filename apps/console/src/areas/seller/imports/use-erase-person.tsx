import { UserX } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ConfirmAction } from '#kit/action/confirm-action.tsx'
import { useAction } from '#kit/action/use-action.ts'
import type { RowAction } from '#kit/list/list-declaration.ts'
import { importsCatalogue } from './catalogue.ts'

/** The action that erases a person from everything imported, with its dialog. */
export function useErasePerson(): { actionFor: (email: string | null) => RowAction[]; dialog: ReactNode } {
  const { erase: text } = useMessages(importsCatalogue)
  const [email, setEmail] = useState<string | null>(null)
  const erase = useAction(api.seller.imports.erasePerson, {
    invalidates: [api.seller.imports],
    done: text.done,
  })
  return {
    actionFor: (of) =>
      of === null
        ? []
        : [
            {
              id: 'erase',
              label: text.action,
              icon: <UserX />,
              isDangerous: true,
              onRun: () => setEmail(of),
            },
          ],
    dialog: email !== null && (
      <ConfirmAction
        open
        onOpenChange={(isOpen) => !isOpen && setEmail(null)}
        title={text.title}
        description={text.text}
        confirmLabel={text.confirm}
        isDangerous
        onConfirm={() => erase.run({ email })}
      />
    ),
  }
}
