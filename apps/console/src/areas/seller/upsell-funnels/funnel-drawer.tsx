import { Button } from '@balcao/ui/button'
import { QuietTiles } from '@balcao/ui/tile'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import type { ListDrawer, RowAction } from '#kit/list/list-declaration.ts'
import { RecordDrawer } from '#kit/record-drawer.tsx'
import { upsellFunnelsCatalogue } from './catalogue.ts'
import type { Funnel, FunnelRow } from './funnel.ts'
import { FunnelStateBadge } from './funnel-state-badge.tsx'
import { FunnelSteps } from './funnel-steps.tsx'

type FunnelDrawerProps = { drawer: ListDrawer; actionsFor: (funnel: FunnelRow) => RowAction[] }

export function FunnelDrawer({ drawer, actionsFor }: FunnelDrawerProps) {
  const { drawer: text } = useMessages(upsellFunnelsCatalogue)
  return (
    <RecordDrawer
      {...drawer}
      query={api.seller.funnels.get.queryOptions({ funnelId: drawer.rowId })}
      loadingTitle={text.loading}
      title={({ name }) => name}
      detail={({ state, publishedNumber }) => (
        <FunnelStateBadge
          state={state}
          detail={publishedNumber === null ? undefined : text.version(publishedNumber)}
        />
      )}
      actions={(funnel) =>
        actionsFor(funnel)
          // A funnel already published without changes needs no new version.
          .filter(({ id }) => id !== 'publish' || !funnel.isPublished || funnel.state !== 'ACTIVE')
          .map(({ id, label, icon, onRun }) => (
            <Button key={id} icon={icon} variant={id === 'publish' ? 'primary' : 'secondary'} onClick={onRun}>
              {label}
            </Button>
          ))
      }
    >
      {(funnel) => (
        <div className="grid gap-5">
          <FunnelTiles funnel={funnel} />
          {funnel.publishedNumber !== null && (
            <p className="text-muted text-sm">{funnel.isPublished ? text.live : text.hasDraft}</p>
          )}
          <FunnelSteps funnel={funnel} />
        </div>
      )}
    </RecordDrawer>
  )
}

function FunnelTiles({ funnel }: { funnel: Funnel }) {
  const { tile: text } = useMessages(upsellFunnelsCatalogue).drawer
  const format = useFormat()
  const { enteredCount, acceptedCount, paidCents, currency } = funnel
  const perEntry = enteredCount === 0 ? 0 : Math.round(paidCents / enteredCount)
  return (
    <QuietTiles
      figures={[
        { id: 'entered', label: text.entered, value: format.integer(enteredCount) },
        { id: 'taken', label: text.taken, value: format.integer(acceptedCount) },
        { id: 'extra', label: text.extra, value: format.money(paidCents, currency) },
        { id: 'perEntry', label: text.perEntry, value: format.money(perEntry, currency) },
      ]}
    />
  )
}
