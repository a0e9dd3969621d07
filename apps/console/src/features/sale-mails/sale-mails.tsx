import type { Tone } from '@balcao/ui/badge'
import { Banner } from '@balcao/ui/banner'
import { Button } from '@balcao/ui/button'
import { Skeleton } from '@balcao/ui/skeleton'
import { StatusBadge } from '@balcao/ui/status-badge'
import { showToast } from '@balcao/ui/toast'
import { useQuery } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import type { Sale, SaleViewer } from '#features/payments/sale.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ConfirmAction } from '#kit/action/confirm-action.tsx'
import { useAction } from '#kit/action/use-action.ts'
import { QueryStates } from '#kit/query-states.tsx'
import { useNow } from '#kit/use-today.ts'
import { saleMailsCatalogue } from './catalogue.ts'
import type { SaleMail, SaleMailsApi } from './sale-mail.ts'

const tones: Record<SaleMail['state'], Tone> = {
  QUEUED: 'pending',
  CAPTURED: 'neutral',
  SENT: 'info',
  FAILED: 'negative',
  DELIVERED: 'positive',
  BOUNCED: 'negative',
  COMPLAINED: 'disputed',
  SUPPRESSED: 'neutral',
}

/** The mails about a sale, the delivery state of each, and the button that sends one again. */
export function SaleMails({
  sale: { paymentId, mailTrouble },
  sales,
  viewer,
}: {
  sale: Pick<Sale, 'paymentId' | 'mailTrouble'>
  sales: SaleMailsApi
  viewer: SaleViewer
}) {
  const text = useMessages(saleMailsCatalogue)
  const format = useFormat()
  const now = useNow()
  const query = useQuery(sales.mails.queryOptions({ paymentId }))
  const resend = useAction(sales.resendMail, {
    invalidates: [sales.mails],
    done: ({ isSent }) =>
      showToast(isSent ? { tone: 'positive', title: text.sent } : { tone: 'negative', title: text.notSent }),
  })
  return (
    <section className="grid gap-3">
      {mailTrouble && (
        <Banner
          tone="negative"
          title={text.trouble.title}
          action={viewer === 'PLATFORM' && <LiftSuppression paymentId={paymentId} />}
        >
          {text.trouble[mailTrouble][viewer]}
        </Banner>
      )}
      <h3 className="font-semibold">{text.title}</h3>
      <QueryStates
        query={query}
        skeleton={<Skeleton className="h-32 w-full" />}
        empty={{
          isEmpty: (mails) => mails.length === 0,
          element: <p className="text-muted">{text.none}</p>,
        }}
      >
        {(mails) => (
          <ul className="divide-y divide-(--color-border) rounded-control border border-default">
            {mails.map(({ id, template, recipient, state, at, resendableFrom }) => (
              <li
                key={id}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-3 py-2.5"
              >
                <span className="grid min-w-0 gap-0.5">
                  <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
                    {text.mail[template]}
                    <StatusBadge tone={tones[state]}>{text.state[state]}</StatusBadge>
                  </span>
                  <span className="text-muted text-sm tabular-nums [overflow-wrap:anywhere]">
                    <time dateTime={at}>{format.dateTime(at)}</time> · {recipient}
                  </span>
                </span>
                {resendableFrom !== null && new Date(resendableFrom) > now && (
                  <span className="text-muted text-sm tabular-nums">
                    {text.resendableFrom(format.time(resendableFrom))}
                  </span>
                )}
                {resendableFrom !== null && new Date(resendableFrom) <= now && (
                  <Button
                    size="small"
                    isBusy={resend.isBusy}
                    aria-label={text.resendOf(text.mail[template], format.dateTime(at))}
                    onClick={() => resend.start({ paymentId, mailId: id })}
                  >
                    {text.resend}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </QueryStates>
    </section>
  )
}

function LiftSuppression({ paymentId }: { paymentId: string }) {
  const text = useMessages(saleMailsCatalogue)
  const lift = useAction(api.admin.sales.liftMailSuppression, {
    invalidates: [api.admin.sales],
    done: text.lifted,
  })
  return (
    <ConfirmAction
      trigger={<Button size="small">{text.lift}</Button>}
      title={text.liftTitle}
      description={text.liftText}
      confirmLabel={text.lift}
      onConfirm={() => lift.run({ paymentId })}
    />
  )
}
