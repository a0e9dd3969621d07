import { Card } from '@balcao/ui/card'
import { Switch } from '@balcao/ui/switch'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { importsCatalogue } from './catalogue.ts'
import type { Import } from './import.ts'

/**
 * Shows the imported sales beside the seller's own on the dashboard, or hides them; it takes effect at once.
 */
export function CountedSwitch({ shown: { id: importId, isCounted } }: { shown: Import }) {
  const { report: text } = useMessages(importsCatalogue)
  const count = useAction(api.seller.imports.count, {
    invalidates: [api.seller.imports, api.seller.reports.dashboard],
  })
  return (
    <Card className="max-w-2xl">
      <Switch
        label={text.counted}
        description={text.countedHelp}
        checked={isCounted}
        disabled={count.isBusy}
        onChange={(wanted) => count.start({ importId, isCounted: wanted })}
      />
    </Card>
  )
}
