import { Button } from '@balcao/ui/button'
import { useQuery } from '@tanstack/react-query'
import { ArrowRightLeft, Percent, UserMinus, UserPlus, Users } from 'lucide-react'
import { useMemo, useState } from 'react'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ConfirmAction } from '#kit/action/confirm-action.tsx'
import { useAction } from '#kit/action/use-action.ts'
import { ListView } from '#kit/list/list-view.tsx'
import { useList } from '#kit/list/use-list.ts'
import { useNow } from '#kit/use-today.ts'
import { manageManagersCatalogue } from './catalogue.ts'
import { CommissionDrawer } from './commission-drawer.tsx'
import { type Manager, type PortfolioRow, showsManagers } from './manager.ts'
import { MoveDrawer } from './move-drawer.tsx'
import { isStanding, portfolioColumns } from './portfolio-columns.tsx'
import { ShareLines } from './share-lines.tsx'

/** Maximum of sellers in one move. */
const movedMax = 100

type Asked =
  | { kind: 'add' | 'commission' | 'moveAll' }
  | { kind: 'move'; row: PortfolioRow }
  | { kind: 'end'; row: PortfolioRow }

/** The sellers of a manager's portfolio with all their contracts and commissions, and the moves. */
export function PortfolioTab({ manager }: { manager: Manager }) {
  const text = useMessages(manageManagersCatalogue)
  const own = text.portfolio
  const format = useFormat()
  const now = useNow()
  const [asked, setAsked] = useState<Asked | null>(null)
  const end = useAction(api.admin.managers.end, { proven: true, invalidates: showsManagers, done: own.ended })
  const everybody = useQuery({
    ...api.admin.managers.portfolio.queryOptions({
      managerId: manager.id,
      standing: 'STANDING',
      limit: movedMax,
    }),
    enabled: asked?.kind === 'moveAll',
  })
  const isActive = manager.status === 'ACTIVE'
  const hasSellers = manager.commissions.length > 0
  const { sellers: _, ...usualShares } = manager.commissions[0] ?? { sellers: 0 }
  const shares = 'pixBasisPoints' in usualShares ? usualShares : undefined
  const list = useList({
    key: 'portfolio',
    id: 'manager-portfolio',
    label: own.label,
    columns: useMemo(() => portfolioColumns({ text, format, now }), [text, format, now]),
    filters: {
      standing: {
        kind: 'one',
        label: own.standing,
        allLabel: own.all,
        options: (['STANDING', 'ENDED'] as const).map((value) => ({ value, label: own.standings[value] })),
      },
    },
    quickFilter: 'standing',
    searchLabel: text.search,
    query: ({ search, filters, cursor, limit }) =>
      api.admin.managers.portfolio.queryOptions({ managerId: manager.id, search, ...filters, cursor, limit }),
    rowId: ({ contractId }) => contractId,
    rowLabel: ({ name }) => name,
    rowActions: (row) =>
      isStanding(row, now)
        ? [
            {
              id: 'move',
              label: own.move,
              icon: <ArrowRightLeft />,
              onRun: () => setAsked({ kind: 'move', row }),
            },
            {
              id: 'end',
              label: own.end,
              icon: <UserMinus />,
              isDangerous: true,
              onRun: () => setAsked({ kind: 'end', row }),
            },
          ]
        : [],
    empty: { icon: <Users />, title: own.empty.title, description: own.empty.text },
  })
  const close = () => setAsked(null)
  return (
    <div className="grid gap-4">
      <ShareLines commissions={manager.commissions} />
      <div className="flex flex-wrap gap-2">
        {isActive && (
          <Button icon={<UserPlus />} onClick={() => setAsked({ kind: 'add' })}>
            {own.add}
          </Button>
        )}
        {isActive && hasSellers && (
          <Button icon={<Percent />} onClick={() => setAsked({ kind: 'commission' })}>
            {own.change}
          </Button>
        )}
        {hasSellers && (
          <Button icon={<ArrowRightLeft />} onClick={() => setAsked({ kind: 'moveAll' })}>
            {own.moveAll}
          </Button>
        )}
      </div>
      <ListView list={list} />
      {asked?.kind === 'add' && (
        <MoveDrawer managerId={manager.id} sellerIds={[]} {...(shares && { shares })} onClose={close} />
      )}
      {asked?.kind === 'commission' && <CommissionDrawer manager={manager} onClose={close} />}
      {asked?.kind === 'move' && (
        <MoveDrawer sellerIds={[asked.row.sellerId]} {...(shares && { shares })} onClose={close} />
      )}
      {asked?.kind === 'moveAll' && everybody.data && (
        <MoveDrawer
          sellerIds={[...new Set(everybody.data.rows.map(({ sellerId }) => sellerId))]}
          {...(shares && { shares })}
          onClose={close}
        />
      )}
      {asked?.kind === 'end' && (
        <ConfirmAction
          open
          onOpenChange={close}
          title={own.endTitle(asked.row.name)}
          description={own.endText}
          confirmLabel={own.end}
          isDangerous
          reason={{ isRequired: true, help: text.reasonHelp }}
          onConfirm={({ reason }) => end.run({ contractId: asked.row.contractId, reason })}
        />
      )}
    </div>
  )
}
