import { Badge } from '@balcao/ui/badge'
import { Button } from '@balcao/ui/button'
import { StatusBadge } from '@balcao/ui/status-badge'
import { Landmark, QrCode } from 'lucide-react'
import { usePayee } from '#features/payee/use-payee.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ConfirmAction } from '#kit/action/confirm-action.tsx'
import { useAction } from '#kit/action/use-action.ts'
import type { BankAccount } from './bank-account.ts'
import { bankAccountsCatalogue } from './catalogue.ts'
import { destinationTexts } from './destination-texts.ts'

export function BankAccountRow({ account }: { account: BankAccount }) {
  const text = useMessages(bankAccountsCatalogue)
  const payee = usePayee()
  const { name: title, detail } = destinationTexts(account.destination, text)
  const remove = useAction(payee.bankAccounts.remove, {
    proven: true,
    invalidates: payee.showsAccounts,
    done: text.removed,
  })
  const setDefault = useAction(payee.bankAccounts.setDefault, {
    proven: true,
    invalidates: payee.showsAccounts,
    done: text.isDefaultNow,
  })
  const isVerified = account.state === 'VERIFIED'
  const Icon = account.destination.kind === 'PIX' ? QrCode : Landmark
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 border-default border-b p-4 last:border-b-0 sm:p-5">
      <span
        aria-hidden="true"
        className="grid size-9 shrink-0 place-items-center rounded-control bg-sunken text-muted"
      >
        <Icon className="size-4" />
      </span>
      <div className="grid min-w-0 flex-1 basis-56 gap-1">
        <h2 className="flex flex-wrap items-center gap-2 font-medium">
          <span className="wrap-anywhere">{title}</span>
          {account.isDefault && isVerified && <Badge tone="info">{text.default}</Badge>}
        </h2>
        <p className="text-muted text-sm">{detail}</p>
        <AccountState account={account} />
      </div>
      <div className="flex gap-1">
        {isVerified && !account.isDefault && (
          <Button
            size="small"
            variant="ghost"
            isBusy={setDefault.isBusy}
            aria-label={text.setDefaultLabel(title)}
            onClick={() => setDefault.start({ bankAccountId: account.id })}
          >
            {text.setDefault}
          </Button>
        )}
        {account.state !== 'REFUSED' && (
          <ConfirmAction
            title={text.removeTitle}
            description={text.removeText(title)}
            confirmLabel={text.remove}
            isDangerous
            trigger={
              <Button size="small" variant="ghost" aria-label={text.removeLabel(title)}>
                {text.remove}
              </Button>
            }
            onConfirm={() => remove.run({ bankAccountId: account.id })}
          />
        )}
      </div>
    </li>
  )
}

/** Verified and usable, still cooling off, under review, or refused with the reason. */
function AccountState({ account }: { account: BankAccount }) {
  const text = useMessages(bankAccountsCatalogue)
  const format = useFormat()
  if (account.state === 'IN_REVIEW')
    return (
      <StatusBadge tone="pending" detail={text.inReviewText}>
        {text.state.IN_REVIEW}
      </StatusBadge>
    )
  if (account.state === 'REFUSED')
    return (
      <StatusBadge tone="negative" detail={account.reviewReason}>
        {text.state.REFUSED}
      </StatusBadge>
    )
  if (account.isUsable) return <StatusBadge tone="positive">{text.state.VERIFIED}</StatusBadge>
  return (
    <StatusBadge
      tone="info"
      detail={account.usableFrom && text.coolingText(format.dateTime(account.usableFrom))}
    >
      {text.state.COOLING}
    </StatusBadge>
  )
}
