import { RefreshCw, ShieldCheck, Trash2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { api } from '#api/client.ts'
import { paymentsCatalogue } from '#features/payments/catalogue.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ConfirmAction } from '#kit/action/confirm-action.tsx'
import { useAction } from '#kit/action/use-action.ts'
import { ListView } from '#kit/list/list-view.tsx'
import { useList } from '#kit/list/use-list.ts'
import { useNow } from '#kit/use-today.ts'
import { casesCatalogue } from './catalogue.ts'
import { quarantineColumns } from './quarantine-columns.tsx'
import { quarantineReason } from './quarantine-reason.ts'
import type { QuarantinedWebhook } from './quarantined-webhook.ts'

type Operation = 'replay' | 'discard'
const icons = { replay: <RefreshCw />, discard: <Trash2 /> }

/** Quarantined webhooks, the oldest first: each is processed again, or discarded with a reason. */
export function QuarantineTab() {
  const messages = useMessages(casesCatalogue)
  const text = messages.quarantine
  const { status } = useMessages(paymentsCatalogue)
  const format = useFormat()
  const now = useNow()
  const [asked, setAsked] = useState<{ operation: Operation; webhook: QuarantinedWebhook } | null>(null)
  const list = useList({
    key: 'quarantine',
    id: 'quarantined-webhooks',
    label: messages.tab.quarantine,
    columns: useMemo(() => quarantineColumns({ text, status, format, now }), [text, status, format, now]),
    filters: {},
    defaultSort: { by: 'receivedAt', direction: 'asc' },
    query: ({ sort, cursor, limit }) =>
      api.admin.acquirerWebhooks.quarantine.queryOptions({ sort, cursor, limit }),
    rowId: ({ id }) => id,
    rowLabel: ({ acquirer, receivedAt }) => text.rowLabel(acquirer, format.dateTime(receivedAt)),
    rowActions: (webhook) =>
      (['replay', 'discard'] as const).map((operation) => ({
        id: operation,
        label: text[operation].label,
        icon: icons[operation],
        isDangerous: operation === 'discard',
        onRun: () => setAsked({ operation, webhook }),
      })),
    isQueue: true,
    empty: { icon: <ShieldCheck />, title: text.empty.title, description: text.empty.text },
  })
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="max-w-prose text-muted">{text.text}</p>
      <ListView list={list} />
      {asked && <ActionDialog {...asked} onClose={() => setAsked(null)} />}
    </div>
  )
}

type ActionDialogProps = { operation: Operation; webhook: QuarantinedWebhook; onClose: () => void }

function ActionDialog({ operation, webhook, onClose }: ActionDialogProps) {
  const messages = useMessages(casesCatalogue)
  const { status } = useMessages(paymentsCatalogue)
  const format = useFormat()
  const text = messages.quarantine[operation]
  const { acquirerWebhooks, reports } = api.admin
  const options = { proven: true, invalidates: [acquirerWebhooks, reports], done: text.done }
  const run = {
    replay: useAction(acquirerWebhooks.replay, options),
    discard: useAction(acquirerWebhooks.discard, options),
  }
  return (
    <ConfirmAction
      open
      onOpenChange={onClose}
      title={text.title}
      description={text.text}
      confirmLabel={text.label}
      isDangerous={operation === 'discard'}
      reason={{ isRequired: true, help: messages.reasonHelp }}
      onConfirm={({ reason }) => run[operation].run({ webhookId: webhook.id, reason })}
    >
      <p>{quarantineReason(webhook.why, { text: messages.quarantine, status, format })}</p>
    </ConfirmAction>
  )
}
