import { StandingBadge } from '#features/acquirers/standing-badge.tsx'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useNow } from '#kit/use-today.ts'
import { type AccountFigures, type AcquirerAccount, accountName } from './acquirer.ts'
import { CapabilityChips } from './capability-chips.tsx'
import { acquiringsCatalogue } from './catalogue.ts'
import { HealthStrip } from './health-strip.tsx'

type AccountCardProps = {
  account: AcquirerAccount
  /** Null until they are loaded. */
  figures: AccountFigures | null
  onOpen: () => void
}

/** One account: its health, and the link to its keys. */
export function AccountCard({ account, figures, onOpen }: AccountCardProps) {
  const text = useMessages(acquiringsCatalogue).card
  const name = accountName(account)
  return (
    <li className="relative grid content-start gap-4 rounded-card border border-default bg-surface p-5 focus-within:border-strong hover:border-strong">
      <div className="flex min-w-0 items-start justify-between gap-2">
        <h2 className="min-w-0 font-semibold [overflow-wrap:anywhere]">
          <button
            type="button"
            aria-label={text.open(name)}
            onClick={onOpen}
            className="text-start after:absolute after:inset-0"
          >
            {name}
          </button>
        </h2>
        <StandingBadge standing={account.standing} />
      </div>
      <Health account={account} name={name} />
      {figures && <Figures {...figures} />}
      <CapabilityChips can={{ ...account.can, methods: account.methods }} />
      <WebhookLine account={account} />
    </li>
  )
}

function Health({ account: { health }, name }: { account: AcquirerAccount; name: string }) {
  const text = useMessages(acquiringsCatalogue).card
  const format = useFormat()
  const judged = health.reduce((sum, hour) => sum + hour.judged, 0)
  if (judged === 0) return <p className="text-muted text-sm">{text.noHealth}</p>
  const sick = health.reduce((sum, hour) => sum + hour.sick, 0)
  const totalMs = health.reduce((sum, hour) => sum + hour.totalMs, 0)
  const figures = [
    { term: text.answered, value: format.percent((judged - sick) / judged) },
    { term: text.time, value: format.duration(totalMs / judged) },
    { term: text.calls, value: format.integer(judged) },
  ]
  return (
    <>
      <HealthStrip name={name} health={health} />
      <FigureGrid figures={figures} />
    </>
  )
}

/** Approvals, sales and costs of the account in thirty days, and its balance by the books. */
function Figures({ currency, allGrossCents, ...own }: AccountFigures) {
  const text = useMessages(acquiringsCatalogue).card
  const format = useFormat()
  const { answeredCount, paidCount, grossCents, costCents } = own
  const share = (part: number, whole: number) => (whole === 0 ? '—' : format.percent(part / whole))
  return (
    <section aria-label={text.period} className="grid gap-2 border-default border-t pt-3">
      <p className="text-muted text-xs">{text.period}</p>
      <FigureGrid
        figures={[
          { term: text.approval, value: share(paidCount, answeredCount) },
          { term: text.volume, value: share(grossCents, allGrossCents) },
          { term: text.cost, value: share(costCents, grossCents) },
        ]}
      />
      <FigureGrid
        columns={2}
        figures={[
          { term: text.balance, value: format.money(own.balanceCents, currency) },
          { term: text.receivable, value: format.money(own.receivableCents, currency) },
        ]}
      />
    </section>
  )
}

type FigureGridProps = { figures: readonly { term: string; value: string }[]; columns?: 2 | 3 }

function FigureGrid({ figures, columns = 3 }: FigureGridProps) {
  return (
    <dl className={columns === 3 ? 'grid grid-cols-3 gap-2' : 'grid grid-cols-2 gap-2'}>
      {figures.map(({ term, value }) => (
        <div key={term} className="min-w-0">
          <dt className="truncate text-muted text-xs">{term}</dt>
          <dd className="font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function WebhookLine({ account }: { account: AcquirerAccount }) {
  const text = useMessages(acquiringsCatalogue).card
  const format = useFormat()
  const now = useNow()
  const { webhookHeardAt, webhookMissedSince } = account
  return (
    <p className="border-default border-t pt-3 text-muted text-sm">
      {webhookMissedSince !== null
        ? text.missed
        : webhookHeardAt === null
          ? text.neverHeard
          : text.heard(format.ago(webhookHeardAt, now))}
    </p>
  )
}
