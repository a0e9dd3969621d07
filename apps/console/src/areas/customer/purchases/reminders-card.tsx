import { Card, CardHeader } from '@balcao/ui/card'
import { Skeleton } from '@balcao/ui/skeleton'
import { Switch } from '@balcao/ui/switch'
import { useQuery } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { QueryStates } from '#kit/query-states.tsx'
import { purchasesCatalogue } from './catalogue.ts'

/** Whether the buyer gets mails about unfinished purchases. */
export function RemindersCard() {
  const { reminders: text } = useMessages(purchasesCatalogue).privacy
  const reminders = useQuery(api.customer.privacy.reminders.queryOptions())
  const save = useAction(api.customer.privacy.saveReminders, {
    invalidates: [api.customer.privacy.reminders],
    done: text.saved,
  })
  return (
    <Card aria-labelledby="reminders" className="grid justify-items-start gap-3">
      <CardHeader titleId="reminders" title={text.title} />
      <p className="text-muted">{text.text}</p>
      <QueryStates query={reminders} skeleton={<Skeleton className="h-9 w-40" />}>
        {({ areWanted }) => (
          <Switch
            label={text.label}
            checked={areWanted}
            disabled={save.isBusy}
            onChange={(areNowWanted) => save.start({ areWanted: areNowWanted })}
          />
        )}
      </QueryStates>
    </Card>
  )
}
