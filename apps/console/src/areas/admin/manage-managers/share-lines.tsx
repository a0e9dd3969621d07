import { DescriptionList } from '@balcao/ui/description-list'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { manageManagersCatalogue } from './catalogue.ts'
import type { Manager } from './manager.ts'
import { sharesText } from './shares-text.ts'

/** The commission in force; where it differs among sellers, the number of sellers of each. */
export function ShareLines({ commissions }: { commissions: Manager['commissions'] }) {
  const text = useMessages(manageManagersCatalogue)
  const format = useFormat()
  if (commissions.length === 0) return null
  return (
    <DescriptionList
      items={commissions.map((commission) => ({
        id: sharesText(commission, text, format),
        term: text.portfolio.current,
        value: (
          <>
            {sharesText(commission, text, format)}
            {commissions.length > 1 && (
              <span className="block text-muted text-sm">{text.portfolio.currentOf(commission.sellers)}</span>
            )}
          </>
        ),
      }))}
    />
  )
}
