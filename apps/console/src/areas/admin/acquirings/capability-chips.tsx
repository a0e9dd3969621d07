import { VisuallyHidden } from '@balcao/ui/visually-hidden'
import { Check, X } from 'lucide-react'
import { useMessages } from '#i18n/use-messages.ts'
import { type Provider, paymentMethodOrder } from './acquirer.ts'
import { acquiringsCatalogue } from './catalogue.ts'

type Capable = Pick<
  Provider,
  | 'methods'
  | 'automaticPix'
  | 'chargesKeptCards'
  | 'refundMethods'
  | 'withdrawMethods'
  | 'hasReceivers'
  | 'splits'
>

/** Capabilities of the adapter. A missing one is struck through, because routing does not offer it. */
export function CapabilityChips({ can }: { can: Capable }) {
  const text = useMessages(acquiringsCatalogue).capability
  const capabilities = [
    ...paymentMethodOrder.map((method) => ({ name: text[method], isThere: can.methods.includes(method) })),
    { name: text.automaticPix, isThere: can.automaticPix },
    { name: text.keptCards, isThere: can.chargesKeptCards },
    { name: text.refund, isThere: can.refundMethods.length > 0 },
    { name: text.withdraw, isThere: can.withdrawMethods.length > 0 },
    { name: text.receivers, isThere: can.hasReceivers },
    { name: text.split, isThere: can.splits },
  ]
  return (
    <ul className="flex flex-wrap gap-1.5">
      {capabilities.map(({ name, isThere }) => (
        <li
          key={name}
          className={`inline-flex items-center gap-1 rounded-small border border-default px-1.5 py-0.5 text-xs ${isThere ? '' : 'border-dashed text-muted'}`}
        >
          {isThere ? (
            <Check aria-hidden="true" className="size-3 text-positive" />
          ) : (
            <X aria-hidden="true" className="size-3" />
          )}
          <span aria-hidden="true" className={isThere ? '' : 'line-through'}>
            {name}
          </span>
          <VisuallyHidden>{isThere ? text.can(name) : text.cannot(name)}</VisuallyHidden>
        </li>
      ))}
    </ul>
  )
}
