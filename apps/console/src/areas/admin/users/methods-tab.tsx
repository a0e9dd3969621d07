import type { PaymentMethod } from '@balcao/domain/vocabulary'
import { Switch } from '@balcao/ui/switch'
import { useState } from 'react'
import { api } from '#api/client.ts'
import { paymentsCatalogue } from '#features/payments/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ConfirmAction } from '#kit/action/confirm-action.tsx'
import { useAction } from '#kit/action/use-action.ts'
import { usersCatalogue } from './catalogue.ts'
import { ChangeLock, useChangeLock } from './change-lock.tsx'
import type { Seller } from './seller.ts'

const flags = { PIX: 'pixEnabled', CREDIT_CARD: 'creditCardEnabled', BILLET: 'billetEnabled' } as const
const methods = ['PIX', 'CREDIT_CARD', 'BILLET'] as const satisfies readonly PaymentMethod[]

/** Payment methods of the seller's buyers. A switch asks for a reason first. */
export function MethodsTab({ seller }: { seller: Seller }) {
  const messages = useMessages(usersCatalogue)
  const text = messages.methods
  const { method: names } = useMessages(paymentsCatalogue)
  const [asked, setAsked] = useState<PaymentMethod | null>(null)
  const lock = useChangeLock(seller)
  const save = useAction(api.admin.users.setMethods, {
    proven: true,
    invalidates: [api.admin.users],
    done: text.done,
  })
  const isOn = (method: PaymentMethod) => seller.methods[flags[method]]
  return (
    <div className="grid gap-4">
      <p className="text-muted">{text.purpose}</p>
      <ChangeLock lock={lock} />
      <ul className="divide-y divide-(--color-border) rounded-control border border-default">
        {methods.map((method) => (
          <li key={method} className="px-3 py-3">
            <Switch
              label={names[method]}
              checked={isOn(method)}
              disabled={lock !== null}
              onChange={() => setAsked(method)}
            />
          </li>
        ))}
      </ul>
      {asked && (
        <ConfirmAction
          open
          onOpenChange={() => setAsked(null)}
          title={isOn(asked) ? text.turnOff(names[asked]) : text.turnOn(names[asked])}
          description={isOn(asked) ? text.turnOffText : text.turnOnText}
          confirmLabel={isOn(asked) ? text.off : text.on}
          isDangerous={isOn(asked)}
          reason={{ isRequired: true, help: messages.reasonHelp }}
          onConfirm={({ reason }) =>
            save.run({ userId: seller.id, ...seller.methods, [flags[asked]]: !isOn(asked), reason })
          }
        />
      )}
    </div>
  )
}
