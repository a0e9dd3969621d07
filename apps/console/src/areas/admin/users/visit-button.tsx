import { type VisitOperation, visitActions } from '@balcao/domain/vocabulary'
import { Button } from '@balcao/ui/button'
import { Checkbox } from '@balcao/ui/checkbox'
import { LogIn } from 'lucide-react'
import { useState } from 'react'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ConfirmAction } from '#kit/action/confirm-action.tsx'
import { useAction } from '#kit/action/use-action.ts'
import { usersCatalogue } from './catalogue.ts'
import type { Seller } from './seller.ts'

/** Opens the seller's own area, read-only except for the chosen actions. */
export function VisitButton({ seller }: { seller: Seller }) {
  const text = useMessages(usersCatalogue).visit
  const [actions, setActions] = useState<readonly VisitOperation[]>([])
  const visit = useAction(api.admin.users.visit, {
    proven: true,
    // The page reloads as the seller's, so that no data read as staff remains in it.
    done: () => window.location.assign('/platform'),
  })
  return (
    <ConfirmAction
      trigger={<Button icon={<LogIn />}>{text.start}</Button>}
      title={text.title(seller.name)}
      description={text.text}
      confirmLabel={text.confirm}
      reason={{ isRequired: true, label: text.reason, help: text.reasonHelp }}
      onOpenChange={() => setActions([])}
      onConfirm={({ reason }) => visit.run({ sellerId: seller.id, reason, actions: [...actions] })}
    >
      <fieldset className="grid gap-2">
        <legend className="mb-1 font-medium">{text.also}</legend>
        {visitActions.map((operation) => (
          <Checkbox
            key={operation}
            label={text.operation[operation]}
            checked={actions.includes(operation)}
            onChange={(isOn) =>
              setActions(isOn ? [...actions, operation] : actions.filter((other) => other !== operation))
            }
          />
        ))}
      </fieldset>
      <p className="text-muted text-sm">{text.limits}</p>
    </ConfirmAction>
  )
}
