import type { Tone } from '@balcao/ui/badge'
import { StatusBadge } from '@balcao/ui/status-badge'
import type { inferOutput } from '@trpc/tanstack-react-query'
import type { api } from '#api/client.ts'
import type { Format } from '#i18n/use-format.ts'
import type { ListColumns } from '#kit/list/list-declaration.ts'
import { Moment } from '#kit/moment.tsx'
import { Money } from '#kit/money.tsx'
import type { SubscriptionLogsMessages } from './messages/pt-br.ts'

type Step = inferOutput<typeof api.master.logs.subscriptions>['rows'][number]

const tones: Partial<Record<Step['kind'], Tone>> = {
  STARTED: 'positive',
  PAID: 'positive',
  PAID_LATE: 'positive',
  RESUMED: 'positive',
  REACTIVATED: 'positive',
  CHARGE_ASKED: 'pending',
  CHARGE_REFUSED: 'negative',
  CHARGE_LOST: 'negative',
  CARD_UNUSABLE: 'negative',
  CODE_EXPIRED: 'negative',
  PIX_AUTHORIZED: 'positive',
  DEBIT_RETRIED: 'negative',
  DEBIT_GIVEN_UP: 'negative',
  EXPIRED: 'negative',
  REFUNDED: 'returned',
  CHARGED_BACK: 'disputed',
}

export function subscriptionLogColumns(text: SubscriptionLogsMessages, format: Format): ListColumns<Step> {
  const { column } = text
  return [
    { id: 'when', header: column.when, cell: ({ at }) => <Moment at={at} /> },
    {
      id: 'step',
      header: column.step,
      card: 'badge',
      cell: ({ kind }) => <StatusBadge tone={tones[kind] ?? 'neutral'}>{text.step[kind]}</StatusBadge>,
    },
    { id: 'platform', header: column.platform, card: 'subtitle', cell: ({ platformName }) => platformName },
    {
      id: 'cycle',
      header: column.cycle,
      align: 'end',
      card: 'none',
      cell: ({ cycle }) => <span className="tabular-nums">{cycle ?? '—'}</span>,
    },
    {
      id: 'method',
      header: column.method,
      isForWideOnly: true,
      card: 'none',
      cell: ({ method, provider }) => [text.method[method], provider].filter(Boolean).join(' · '),
    },
    {
      id: 'by',
      header: column.by,
      isForWideOnly: true,
      card: 'none',
      cell: ({ actor }) => text.actor[actor],
    },
    {
      id: 'next',
      header: column.next,
      isForWideOnly: true,
      card: 'none',
      cell: ({ nextStepAt }) =>
        nextStepAt === null ? (
          <span className="text-muted">{text.noNext}</span>
        ) : (
          <time dateTime={nextStepAt} className="whitespace-nowrap tabular-nums">
            {format.dateTime(nextStepAt)}
          </time>
        ),
    },
    {
      id: 'amount',
      header: column.amount,
      align: 'end',
      card: 'amount',
      cell: ({ priceCents, currency }) => <Money cents={priceCents} currency={currency} />,
    },
  ]
}
