import { Banner } from '@balcao/ui/banner'
import { Button } from '@balcao/ui/button'
import { EmptyState } from '@balcao/ui/empty-state'
import { Skeleton } from '@balcao/ui/skeleton'
import { QuietTiles } from '@balcao/ui/tile'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Percent, Plus, UsersRound } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ListPage } from '#kit/list/list-page.tsx'
import { useList } from '#kit/list/use-list.ts'
import { PageHeader } from '#kit/page-header.tsx'
import { useNow } from '#kit/use-today.ts'
import { useCan } from '#session/use-can.ts'
import { approvalsCatalogue } from './catalogue.ts'
import { subjectOf } from './proposal.ts'
import { proposalColumns } from './proposal-columns.tsx'
import { ProposalDrawer } from './proposal-drawer.tsx'

const ProposeAdjustmentDialog = lazy(async () => ({
  default: (await import('./propose-adjustment-dialog.tsx')).ProposeAdjustmentDialog,
}))
const ProposeFeeCorrectionDialog = lazy(async () => ({
  default: (await import('./propose-fee-correction-dialog.tsx')).ProposeFeeCorrectionDialog,
}))

const decidedStates = ['APPROVED', 'REFUSED', 'LAPSED'] as const
const kinds = [
  'BALANCE_ADJUSTMENT',
  'RESERVE_RELEASE',
  'DEBT_WRITE_OFF',
  'FEE_CORRECTION',
  'ACQUIRER_ACCOUNT',
  'PAYMENT_ROUTES',
  'RECEIVER_LINK',
  'STAFF_ACCESS',
  'PLATFORM_PLAN',
  'STAFF_SIGN_ON',
] as const

/** Proposals for staff with the settings flag; unblock requests alone for staff with the flag of seller terms. */
export function ApprovalsScreen() {
  const text = useMessages(approvalsCatalogue)
  if (useCan('isConfigAvailable')) return <Proposals />
  return (
    <>
      <PageHeader title={text.title} purpose={text.unblocks.purpose} />
      <UnblockRequests
        whenNone={
          <EmptyState icon={<UsersRound />} title={text.empty.title} description={text.unblocks.empty} />
        }
      />
    </>
  )
}

/** Proposals that wait for a second person, the oldest first, and the decided ones. */
function Proposals() {
  const text = useMessages(approvalsCatalogue)
  const format = useFormat()
  const now = useNow()
  const [proposing, setProposing] = useState<'ADJUSTMENT' | 'FEE_CORRECTION' | null>(null)
  const close = () => setProposing(null)
  const list = useList({
    id: 'approvals',
    label: text.title,
    columns: useMemo(() => proposalColumns({ text, format, now }), [text, format, now]),
    filters: {
      state: {
        kind: 'one',
        label: text.filter.state,
        allLabel: text.filter.open,
        options: decidedStates.map((state) => ({ value: state, label: text.states[state] })),
      },
      kind: {
        kind: 'one',
        label: text.filter.kind,
        allLabel: text.filter.allKinds,
        options: kinds.map((kind) => ({ value: kind, label: text.kind[kind] })),
      },
    },
    quickFilter: 'state',
    searchLabel: text.search,
    defaultSort: { by: 'proposedAt', direction: 'asc' },
    query: ({ search, filters, sort, cursor, limit }) =>
      api.admin.approvals.list.queryOptions({
        search,
        ...filters,
        state: filters.state ?? 'OPEN',
        sort,
        cursor,
        limit,
      }),
    rowId: ({ id }) => id,
    rowLabel: (row) => text.rowLabel(text.kind[row.kind], subjectOf(row, text)),
    drawer: (drawer) => <ProposalDrawer {...drawer} />,
    isQueue: true,
    empty: { icon: <UsersRound />, title: text.empty.title, description: text.empty.text },
  })
  return (
    <>
      <ListPage
        title={text.title}
        purpose={text.purpose}
        list={list}
        summary={
          <div className="grid grid-cols-1 gap-4">
            <UnblockRequests />
            <ApprovalTiles />
          </div>
        }
        actions={
          <>
            <Button icon={<Percent />} onClick={() => setProposing('FEE_CORRECTION')}>
              {text.correct.open}
            </Button>
            <Button variant="primary" icon={<Plus />} onClick={() => setProposing('ADJUSTMENT')}>
              {text.propose}
            </Button>
          </>
        }
      />
      <Suspense>
        {proposing === 'ADJUSTMENT' && <ProposeAdjustmentDialog onClose={close} />}
        {proposing === 'FEE_CORRECTION' && <ProposeFeeCorrectionDialog onClose={close} />}
      </Suspense>
    </>
  )
}

/**
 * Sellers with a requested unblock, for staff who may confirm it: the confirmation is on the seller's own
 * page.
 */
function UnblockRequests({ whenNone = null }: { whenNone?: ReactNode }) {
  const text = useMessages(approvalsCatalogue).unblocks
  const isListed = useCan('isUsersAvailable')
  const mayConfirm = useCan('isUserAdvancedOptionsAvailable') && isListed
  const { data } = useQuery({
    ...api.admin.users.list.queryOptions({ unblock: 'ASKED', limit: 25 }),
    enabled: mayConfirm,
  })
  if (mayConfirm && !data) return null
  if (!data || data.rows.length === 0) return whenNone
  return (
    <Banner
      tone="pending"
      title={text.title}
      action={
        <Link to="/admin-root/manage-users" search={{ unblock: 'ASKED' }} className="underline">
          {text.open}
        </Link>
      }
    >
      {text.names(data.rows.map(({ name }) => name))}
    </Banner>
  )
}

/** Length and age of the queue, and the next expiry. */
function ApprovalTiles() {
  const { tile: text } = useMessages(approvalsCatalogue)
  const format = useFormat()
  const now = useNow()
  const { data } = useQuery(api.admin.approvals.sum.queryOptions())
  if (!data) return <Skeleton className="h-20 w-full" />
  const nothing = { value: '—', detail: text.none }
  return (
    <QuietTiles
      figures={[
        { id: 'waiting', label: text.waiting, value: format.integer(data.count) },
        {
          id: 'oldest',
          label: text.oldest,
          ...(data.oldestAt === null ? nothing : { value: format.ago(data.oldestAt, now) }),
        },
        {
          id: 'lapses',
          label: text.lapses,
          ...(data.lapsesAt === null ? nothing : { value: format.ago(data.lapsesAt, now) }),
        },
        { id: 'decided', label: text.decided, value: format.integer(data.decidedCount) },
      ]}
    />
  )
}
