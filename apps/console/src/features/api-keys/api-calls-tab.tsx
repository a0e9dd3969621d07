import { Badge } from '@balcao/ui/badge'
import { CopyButton } from '@balcao/ui/copy-button'
import { useQuery } from '@tanstack/react-query'
import type { inferOutput } from '@trpc/tanstack-react-query'
import { ArrowLeftRight } from 'lucide-react'
import { useMemo } from 'react'
import type { api } from '#api/client.ts'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { type Format, useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import type { ListColumns } from '#kit/list/list-declaration.ts'
import { ListView } from '#kit/list/list-view.tsx'
import { useList } from '#kit/list/use-list.ts'
import { apiKeysCatalogue } from './catalogue.ts'
import type { ApiKeysMessages } from './messages/pt-br.ts'
import { useApiKeys } from './use-api-keys.ts'

type ApiCall = inferOutput<typeof api.seller.apiKeys.calls>['rows'][number]

/** Calls made with the keys, with their answers, so that a developer can find the fault of an integration. */
export function ApiCallsTab() {
  const { call: text } = useMessages(apiKeysCatalogue)
  const { action } = useMessages(coreCatalogue)
  const format = useFormat()
  const { keys } = useApiKeys()
  const { data: known } = useQuery(keys.list.queryOptions({ limit: 100 }))
  const list = useList({
    id: 'api-calls',
    label: text.tab,
    columns: useMemo(() => callColumns({ text, format, copied: action.copied }), [text, format, action]),
    filters: {
      outcome: {
        kind: 'one',
        label: text.filter.outcome,
        allLabel: text.all,
        options: [{ value: 'REFUSED', label: text.refused }],
      },
      apiKeyId: {
        kind: 'one',
        label: text.column.key,
        options: (known?.rows ?? []).map(({ id, name }) => ({ value: id, label: name })),
      },
    },
    quickFilter: 'outcome',
    query: ({ filters, cursor, limit }) => keys.calls.queryOptions({ ...filters, cursor, limit }),
    rowId: ({ id }) => id,
    rowLabel: ({ method, path, calledAt }) =>
      text.rowLabel(`${method} ${path}`, format.dateTimeWithSeconds(calledAt)),
    empty: { icon: <ArrowLeftRight />, title: text.empty.title, description: text.empty.text },
  })
  return <ListView list={list} />
}

type Words = { text: ApiKeysMessages['call']; format: Format; copied: string }

function callColumns({ text, format, copied }: Words): ListColumns<ApiCall> {
  const { column } = text
  return [
    {
      id: 'when',
      header: column.when,
      cell: ({ calledAt }) => (
        <time dateTime={calledAt} className="whitespace-nowrap tabular-nums">
          {format.dateTimeWithSeconds(calledAt)}
        </time>
      ),
    },
    {
      id: 'call',
      header: column.call,
      cell: ({ method, path, requestId }) => (
        <span className="grid">
          <span className="wrap-anywhere font-mono text-sm">
            <strong className="font-semibold">{method}</strong> {path}
          </span>
          <span className="flex items-center gap-1 text-muted text-sm">
            <span className="max-w-40 truncate font-mono">{requestId}</span>
            <CopyButton text={requestId} label={text.copyRequestId} copiedLabel={copied} isIconOnly />
          </span>
        </span>
      ),
    },
    {
      id: 'answer',
      header: column.answer,
      cell: ({ status, code }) => (
        <span className="grid justify-items-start gap-0.5">
          <Badge tone={status < 400 ? 'positive' : status < 500 ? 'pending' : 'negative'}>{status}</Badge>
          {code !== null && <span className="font-mono text-muted text-sm">{code}</span>}
        </span>
      ),
      card: 'badge',
    },
    {
      id: 'took',
      header: column.took,
      align: 'end',
      cell: ({ tookMs }) => format.duration(tookMs),
    },
    {
      id: 'key',
      header: column.key,
      cell: ({ keyName, keyEnding }) => (
        <span className="grid">
          <span className="max-w-44 truncate">{keyName}</span>
          <span className="font-mono text-muted text-sm">{`••••${keyEnding}`}</span>
        </span>
      ),
    },
    { id: 'ip', header: column.ip, isForWideOnly: true, cell: ({ ip }) => ip },
  ]
}
