import type { Tone } from '@balcao/ui/badge'
import { StatusBadge } from '@balcao/ui/status-badge'
import type { inferOutput } from '@trpc/tanstack-react-query'
import { KeyRound, Trash2 } from 'lucide-react'
import { useMemo } from 'react'
import { api } from '#api/client.ts'
import { type Format, useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import type { ListColumns } from '#kit/list/list-declaration.ts'
import { ListView } from '#kit/list/list-view.tsx'
import { useList } from '#kit/list/use-list.ts'
import { productCatalogue } from './catalogue.ts'
import type { ProductMessages } from './messages/pt-br.ts'

type LicenseKey = inferOutput<typeof api.seller.contents.licenseKeys>['rows'][number]

const tones: Record<LicenseKey['state'], Tone> = { FREE: 'neutral', GIVEN: 'positive', REVOKED: 'negative' }
const states = ['FREE', 'TAKEN'] as const

/** Each key of a content and its buyer. An unused one can be removed. */
export function LicenseKeyList({ contentId }: { contentId: string }) {
  const { licenses: text } = useMessages(productCatalogue)
  const format = useFormat()
  const remove = useAction(api.seller.contents.removeLicenseKey, {
    invalidates: [api.seller.contents],
    done: text.removed,
  })
  const list = useList({
    key: `keys-${contentId}`,
    id: 'license-keys',
    label: text.keys,
    columns: useMemo(() => keyColumns(text, format), [text, format]),
    filters: {
      state: {
        kind: 'one',
        label: text.filter,
        allLabel: text.all,
        options: states.map((state) => ({ value: state, label: text.state[state] })),
      },
    },
    quickFilter: 'state',
    query: ({ filters, cursor, limit }) =>
      api.seller.contents.licenseKeys.queryOptions({ contentId, ...filters, cursor, limit }),
    rowId: ({ id }) => id,
    rowLabel: ({ value }) => text.rowLabel(value),
    rowActions: ({ id, state }) =>
      state === 'FREE'
        ? [
            {
              id: 'remove',
              label: text.remove,
              icon: <Trash2 />,
              isDangerous: true,
              onRun: () => remove.start({ keyId: id }),
            },
          ]
        : [],
    empty: { icon: <KeyRound />, title: text.empty.title, description: text.empty.text },
  })
  return <ListView list={list} />
}

function keyColumns(text: ProductMessages['licenses'], format: Format): ListColumns<LicenseKey> {
  return [
    {
      id: 'key',
      header: text.column.key,
      cell: ({ value }) => <span className="wrap-anywhere font-mono text-sm">{value}</span>,
    },
    {
      id: 'state',
      header: text.column.state,
      cell: ({ state }) => <StatusBadge tone={tones[state]}>{text.state[state]}</StatusBadge>,
      card: 'badge',
    },
    {
      id: 'order',
      header: text.column.order,
      cell: ({ orderCode }) => orderCode ?? '—',
      card: 'subtitle',
    },
    {
      id: 'when',
      header: text.column.when,
      cell: ({ takenAt }) => (takenAt === null ? '—' : format.dateTime(takenAt)),
      card: 'none',
    },
  ]
}
