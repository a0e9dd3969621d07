import { DescriptionList } from '@balcao/ui/description-list'
import { Timeline } from '@balcao/ui/timeline'
import { paymentsCatalogue } from '#features/payments/catalogue.ts'
import { failureText } from '#features/payments/payment-texts.ts'
import { withdrawalsCatalogue } from '#features/withdrawals/catalogue.ts'
import { withdrawalReasonText } from '#features/withdrawals/reason-text.ts'
import { stepOf } from '#features/withdrawals/withdrawal.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { withdrawsCatalogue } from './catalogue.ts'
import type { StaffView, Withdrawal } from './withdrawal.ts'

type StepsTabProps = { withdrawal: Withdrawal; attempts: StaffView['attempts'] }

/** History of the withdrawal, and each call to a provider with its proof. */
export function StepsTab({ withdrawal, attempts }: StepsTabProps) {
  const text = useMessages(withdrawsCatalogue).drawer
  const withdrawals = useMessages(withdrawalsCatalogue)
  const payments = useMessages(paymentsCatalogue)
  const format = useFormat()
  return (
    <div className="grid gap-6">
      <Timeline
        items={withdrawal.steps.map(({ at, state, source }, place) => ({
          id: `${at}${state}${place}`,
          content: (
            <>
              <p>{text.step[stepOf(withdrawal, state)]}</p>
              <p className="text-muted text-sm">
                <time dateTime={at}>{format.dateTime(at)}</time> · {text.source[source]}
              </p>
            </>
          ),
        }))}
      />
      {withdrawal.reason !== null && (
        <DescriptionList
          items={[
            { id: 'reason', term: text.reason, value: withdrawalReasonText(withdrawals, withdrawal.reason) },
          ]}
        />
      )}
      <section className="grid gap-3">
        <h3 className="font-semibold">{text.attempts}</h3>
        {attempts.length === 0 && <p className="text-muted">{text.noAttempt}</p>}
        {attempts.map((attempt) => (
          <div key={attempt.number} className="rounded-control border border-default px-3 py-2">
            <p className="font-medium">
              {attempt.accountLabel === null
                ? text.byHand
                : text.attempt(attempt.number, attempt.accountLabel)}
            </p>
            <p className="text-muted text-sm">
              {text.attemptState[attempt.state]} · {format.dateTime(attempt.startedAt)}
            </p>
            {attempt.failureKind !== null && (
              <p className="text-sm">{failureText(payments, attempt.failureKind)}</p>
            )}
            <DescriptionList
              items={[
                { id: 'endToEnd', term: text.endToEnd, value: attempt.endToEndId },
                { id: 'providerId', term: text.providerId, value: attempt.providerWithdrawId },
              ].flatMap(({ value, ...item }) =>
                value === null
                  ? []
                  : [{ ...item, value: <span className="font-mono text-sm">{value}</span> }],
              )}
            />
          </div>
        ))}
      </section>
    </div>
  )
}
