import { Button } from '@balcao/ui/button'
import { api } from '#api/client.ts'
import type { PlatformPage } from '#areas/master/platforms/platform.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ConfirmAction } from '#kit/action/confirm-action.tsx'
import { useAction } from '#kit/action/use-action.ts'
import { closingCatalogue } from './catalogue.ts'
import type { Closing, ClosingPage } from './closing.ts'

type FinishClosingProps = { platform: PlatformPage; page: ClosingPage; closing: Closing }

/** The last step. The dialog shows the money still owed, which the confirmation names. */
export function FinishClosing({ platform: { platformId, name }, page, closing }: FinishClosingProps) {
  const { finish: text } = useMessages(closingCatalogue)
  const format = useFormat()
  const finish = useAction(api.master.closing.finish, {
    proven: true,
    invalidates: [api.master.closing, api.master.platforms],
    done: text.done,
  })
  if (new Date(closing.closesAt) > new Date())
    return <span className="text-muted text-sm">{text.early(format.date(closing.closesAt))}</span>
  if (Object.values(page.open).some((count) => count > 0))
    return <span className="text-muted text-sm">{text.open}</span>
  const leftMoney = page.plan.flatMap(({ currency, owed: { totalCents } }) =>
    totalCents === 0 ? [] : [{ currency, owedCents: totalCents }],
  )
  return (
    <ConfirmAction
      trigger={
        <Button size="small" variant="danger">
          {text.action}
        </Button>
      }
      title={text.title}
      description={leftMoney.length > 0 ? text.leftText : text.text}
      confirmLabel={text.action}
      isDangerous
      typeToConfirm={name}
      reason={{ isRequired: true }}
      money={leftMoney.map(({ currency, owedCents }) => ({
        label: text.leftLabel(currency),
        cents: owedCents,
        currency,
      }))}
      onConfirm={({ reason }) => finish.run({ platformId, closingId: closing.id, reason, leftMoney })}
    />
  )
}
