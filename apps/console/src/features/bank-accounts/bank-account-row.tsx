import type { Tone } from '@balcao/ui/badge'
import { Button } from '@balcao/ui/button'
import { StatusBadge } from '@balcao/ui/status-badge'
import { api } from '../../api/client.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { ConfirmAction } from '../../kit/action/confirm-action.tsx'
import { useAction } from '../../kit/action/use-action.ts'
import type { BankAccount } from './bank-account.ts'
import { bankAccountsCatalogue } from './catalogue.ts'
import { destinationTexts } from './destination-texts.ts'

const tones = { usable: 'positive', cooling: 'pending', IN_REVIEW: 'pending', REFUSED: 'negative' } as const

export function BankAccountRow({ account }: { account: BankAccount }) {
  const text = useMessages(bankAccountsCatalogue)
  const format = useFormat()
  const remove = useAction(api.seller.bankAccounts.remove, {
    proven: true,
    invalidates: [api.seller.bankAccounts, api.seller.withdrawals],
    done: text.removed,
  })
  const { name, detail } = destinationTexts(account.destination, text)
  const state = stateOf(account)
  const note =
    state === 'cooling' && account.usableFrom !== null
      ? text.usableFrom(format.dateTime(account.usableFrom))
      : state === 'IN_REVIEW'
        ? text.inReview
        : account.reviewReason !== null && state === 'REFUSED'
          ? text.refusedFor(account.reviewReason)
          : null
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 p-4 sm:px-5">
      <div className="grid min-w-0 flex-1 basis-56 gap-0.5">
        <p className="wrap-anywhere font-medium">{name}</p>
        <p className="text-muted text-sm">{detail}</p>
        {note && <p className="text-muted text-sm">{note}</p>}
      </div>
      <StatusBadge tone={tones[state] satisfies Tone}>{text.state[state]}</StatusBadge>
      {state !== 'REFUSED' && (
        <ConfirmAction
          trigger={
            <Button variant="ghost" size="small" aria-label={`${text.remove}: ${name}`}>
              {text.remove}
            </Button>
          }
          title={text.removeTitle(name)}
          description={text.removeText}
          confirmLabel={text.remove}
          isDangerous
          onConfirm={() => remove.run({ bankAccountId: account.id })}
        />
      )}
    </li>
  )
}

function stateOf({ state, isUsable }: BankAccount): keyof typeof tones {
  if (state === 'IN_REVIEW' || state === 'REFUSED') return state
  return isUsable ? 'usable' : 'cooling'
}
