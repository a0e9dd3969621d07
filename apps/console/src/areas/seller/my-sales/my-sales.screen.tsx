import { SegmentedControl } from '@balcao/ui/segmented-control'
import { useSearchTexts } from '../../../address/use-search-texts.ts'
import { useMessages } from '../../../i18n/use-messages.ts'
import { mySalesCatalogue } from './catalogue.ts'
import { PartnerSales } from './partner-sales.tsx'
import { ProducerSales } from './producer-sales.tsx'
import { isSaleRole, type SaleRole, saleRoles } from './sale-roles.ts'

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
    <PartnerSales key={role} role={role} roleSwitch={roleSwitch} />
  )
}
