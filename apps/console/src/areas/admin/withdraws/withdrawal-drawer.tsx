import { Button } from '@balcao/ui/button'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import type { ListDrawer } from '#kit/list/list-declaration.ts'
import { Money } from '#kit/money.tsx'
import type { QueryOptions } from '#kit/query-options.ts'
import { RecordDrawer } from '#kit/record-drawer.tsx'
import { withdrawsCatalogue } from './catalogue.ts'
import { ReviewTab } from './review-tab.tsx'
import { StepsTab } from './steps-tab.tsx'
import { useActions } from './use-actions.tsx'
import type { PurseName, Withdrawal } from './withdrawal.ts'
import { WithdrawalStateBadge } from './withdrawal-state-badge.tsx'

type WithdrawalDrawerProps = ListDrawer & { of: PurseName; query: QueryOptions<Withdrawal> }

export function WithdrawalDrawer({ of, ...drawer }: WithdrawalDrawerProps) {
  const text = useMessages(withdrawsCatalogue).drawer
  const format = useFormat()
  const { actionsOf, dialog } = useActions(of)
  return (
    <>
      <RecordDrawer
        {...drawer}
        loadingTitle={text.loading}
        title={({ staff }) => staff?.person.name ?? text.loading}
        copy={({ id }) => ({ text: id, label: text.copyNumber })}
        detail={({ amountCents, feeCents, currency, state, staff }) => (
          <div className="grid gap-1">
            <p className="flex flex-wrap items-baseline gap-x-3">
              <span className="font-semibold text-xl">
                <Money cents={amountCents} currency={currency} />
              </span>
              <span className="text-muted text-sm">
                {text.leaves(format.money(amountCents + feeCents, currency))}
              </span>
            </p>
            <WithdrawalStateBadge state={state} personNeeded={staff?.personNeeded ?? null} />
          </div>
        )}
        actions={(withdrawal) =>
          withdrawal.staff &&
          actionsOf({ ...withdrawal, ...withdrawal.staff })
            .toReversed()
            .map(({ id, label, icon, isDangerous, onRun }) => (
              <Button
                key={id}
                icon={icon}
                // Reading the acquirer comes before a manual statement about the outcome.
                variant={id === 'approve' || id === 'retry' ? 'primary' : 'secondary'}
                {...(isDangerous && { className: 'text-negative' })}
                onClick={onRun}
              >
                {label}
              </Button>
            ))
        }
        tabs={{
          label: text.tabs,
          items: (withdrawal) =>
            withdrawal.staff
              ? [
                  {
                    id: 'review',
                    label: text.review,
                    content: <ReviewTab of={of} withdrawal={withdrawal} staff={withdrawal.staff} />,
                  },
                  {
                    id: 'steps',
                    label: text.steps,
                    content: <StepsTab withdrawal={withdrawal} attempts={withdrawal.staff.attempts} />,
                  },
                ]
              : [],
        }}
      />
      {dialog}
    </>
  )
}
