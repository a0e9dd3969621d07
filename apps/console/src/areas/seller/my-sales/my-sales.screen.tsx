import { SegmentedControl } from '@balcao/ui/segmented-control'
import { lazy, Suspense } from 'react'
import { useSearchTexts } from '#address/use-search-texts.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { PagePending } from '#kit/page-pending.tsx'
import { mySalesCatalogue } from './catalogue.ts'
import { ProducerSales } from './producer-sales.tsx'
import { isSaleRole, type SaleRole, saleRoles } from './sale-roles.ts'

const PartnerSales = lazy(async () => ({ default: (await import('./partner-sales.tsx')).PartnerSales }))

/** The viewer's sales, in one role at a time. */
export function MySalesScreen() {
  const text = useMessages(mySalesCatalogue)
  const [search, change] = useSearchTexts()
  const role: SaleRole = isSaleRole(search.role) ? search.role : 'producer'
  const roleSwitch = (
    <SegmentedControl
      label={text.role}
      segments={saleRoles.map((value) => ({ value, label: text.roles[value] }))}
      value={role}
      onChange={(chosen) =>
        change(
          { role: chosen === 'producer' ? undefined : chosen, open: undefined, cursor: undefined },
          { isNewStep: true },
        )
      }
    />
  )
  return role === 'producer' ? (
    <ProducerSales roleSwitch={roleSwitch} />
  ) : (
    <Suspense fallback={<PagePending />}>
      <PartnerSales key={role} role={role} roleSwitch={roleSwitch} />
    </Suspense>
  )
}
