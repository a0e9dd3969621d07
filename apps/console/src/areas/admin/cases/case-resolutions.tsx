import { Button } from '@balcao/ui/button'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ConfirmAction } from '#kit/action/confirm-action.tsx'
import { useAction } from '#kit/action/use-action.ts'
import { casesCatalogue } from './catalogue.ts'
import type { PaymentCase } from './payment-case.ts'

/** Resolutions that the kind of the case and its money allow, each with its effect. */
export function Resolutions({ opened }: { opened: PaymentCase }) {
  const text = useMessages(casesCatalogue)
  if (opened.resolutions.length === 0) return null
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">{text.drawer.decide}</h3>
      <ul className="divide-y divide-(--color-border) rounded-control border border-default">
        {opened.resolutions.map((resolution) => (
          <li key={resolution} className="flex flex-wrap items-center justify-between gap-3 px-3 py-3">
            <p className="min-w-0 flex-1 basis-56 text-muted text-sm">{text.resolution[resolution].text}</p>
            <Resolve opened={opened} resolution={resolution} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type ResolveProps = { opened: PaymentCase; resolution: PaymentCase['resolutions'][number] }

function Resolve({ opened, resolution }: ResolveProps) {
  const messages = useMessages(casesCatalogue)
  const text = messages.resolution[resolution]
  const resolve = useAction(api.admin.cases.resolve, {
    proven: true,
    invalidates: [api.admin.cases],
    done: text.done,
  })
  const { caseId, heldCents, currency } = opened
  return (
    <ConfirmAction
      trigger={<Button variant={resolution === 'HONOUR' ? 'primary' : 'secondary'}>{text.label}</Button>}
      title={`${text.label}?`}
      description={text.text}
      confirmLabel={text.label}
      isDangerous={resolution === 'KEEP'}
      {...(heldCents !== 0 && { money: [{ label: text.label, cents: heldCents, currency }] })}
      reason={{ isRequired: true, help: messages.reasonHelp }}
      onConfirm={({ reason }) => resolve.run({ caseId, resolution, reason })}
    />
  )
}
