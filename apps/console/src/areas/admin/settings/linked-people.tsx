import { StatusBadge } from '@balcao/ui/status-badge'
import type { inferOutput } from '@trpc/tanstack-react-query'
import { Link2Off, UsersRound } from 'lucide-react'
import { useMemo, useState } from 'react'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ConfirmAction } from '#kit/action/confirm-action.tsx'
import { useAction } from '#kit/action/use-action.ts'
import { ListView } from '#kit/list/list-view.tsx'
import { useList } from '#kit/list/use-list.ts'
import { useCan } from '#session/use-can.ts'
import { platformSettingsCatalogue } from './catalogue.ts'

type Linked = inferOutput<typeof api.admin.signOn.listLinked>['rows'][number]

/** Staff members who are linked to the provider. */
export function LinkedPeople() {
  const { signOn: text } = useMessages(platformSettingsCatalogue)
  const format = useFormat()
  const canUnlink = useCan('isFunctionariesAvailable')
  const [asked, setAsked] = useState<Linked | null>(null)
  const unlink = useAction(api.admin.signOn.unlink, {
    proven: true,
    invalidates: [api.admin.signOn],
    done: text.unlinked,
  })
  const list = useList({
    key: 'linked',
    id: 'linked-people',
    label: text.linked,
    columns: useMemo(
      () => [
        { id: 'name', header: text.person, cell: ({ name }: Linked) => name },
        { id: 'email', header: text.email, cell: ({ email }: Linked) => email },
        { id: 'provenAt', header: text.provenAt, cell: ({ provenAt }: Linked) => format.dateTime(provenAt) },
        {
          id: 'state',
          header: text.state,
          cell: ({ hasEnded }: Linked) => (
            <StatusBadge tone={hasEnded ? 'neutral' : 'positive'}>
              {hasEnded ? text.ended : text.active}
            </StatusBadge>
          ),
        },
      ],
      [text, format],
    ),
    query: ({ sort, cursor, limit }) => api.admin.signOn.listLinked.queryOptions({ sort, cursor, limit }),
    rowId: ({ userId }) => userId,
    rowLabel: ({ name }) => name,
    rowActions: (person) =>
      canUnlink
        ? [
            {
              id: 'unlink',
              label: text.unlink,
              icon: <Link2Off />,
              isDangerous: true,
              onRun: () => setAsked(person),
            },
          ]
        : [],
    empty: { icon: <UsersRound />, title: text.nobody, description: text.nobodyText },
  })
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2 className="font-semibold text-lg">{text.linked}</h2>
      <ListView list={list} />
      {asked && (
        <ConfirmAction
          open
          onOpenChange={() => setAsked(null)}
          title={text.unlinkTitle(asked.name)}
          description={text.unlinkText}
          confirmLabel={text.unlink}
          isDangerous
          onConfirm={() => unlink.run({ userId: asked.userId })}
        />
      )}
    </section>
  )
}
