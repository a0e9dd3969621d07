import { MoneySums } from '#features/partners/money-sums.tsx'
import type { Format } from '#i18n/use-format.ts'
import type { ListColumns } from '#kit/list/list-declaration.ts'
import type { ManagerUsersMessages } from './messages/pt-br.ts'
import type { SellerRow } from './seller.ts'
import { NeedBadge, PapersBadge, StageBadge } from './seller-badges.tsx'

type Words = { text: ManagerUsersMessages; format: Format; now: Date }

export function sellerColumns({ text, format, now }: Words): ListColumns<SellerRow> {
  const { column } = text
  return [
    {
      id: 'name',
      header: column.name,
      cell: ({ name }) => <span className="block truncate sm:max-w-44">{name}</span>,
    },
    {
      id: 'email',
      header: column.email,
      cell: ({ email }) => <span className="block truncate sm:max-w-52">{email}</span>,
      isHiddenAtFirst: true,
      card: 'subtitle',
    },
    { id: 'stage', header: column.stage, cell: ({ stage }) => <StageBadge stage={stage} />, card: 'badge' },
    { id: 'need', header: column.need, cell: ({ need }) => <NeedBadge need={need} />, card: 'detail' },
    {
      id: 'papers',
      header: column.papers,
      cell: ({ papers }) => <PapersBadge papers={papers} />,
      isForWideOnly: true,
      card: 'none',
    },
    {
      id: 'task',
      header: column.task,
      cell: ({ nextTask, nextTaskDueOn }) =>
        nextTask === null || nextTaskDueOn === null ? (
          text.noTask
        ) : (
          <span className="grid">
            <span className="truncate sm:max-w-52">{nextTask}</span>
            <span className="text-muted text-sm">{text.due(format.day(nextTaskDueOn))}</span>
          </span>
        ),
      isForWideOnly: true,
      card: 'none',
    },
    {
      id: 'lastAccess',
      header: column.lastAccess,
      cell: ({ lastAccessAt }) =>
        lastAccessAt === null ? (
          <span className="text-muted">{text.neverEntered}</span>
        ) : (
          <time dateTime={lastAccessAt} className="whitespace-nowrap">
            {format.ago(lastAccessAt, now)}
          </time>
        ),
      isForWideOnly: true,
      card: 'none',
    },
    {
      id: 'volume',
      header: column.volume,
      align: 'end',
      cell: ({ volumes }) => (
        <MoneySums sums={volumes.map(({ currency, currentCents }) => ({ currency, cents: currentCents }))} />
      ),
      card: 'amount',
    },
  ]
}
