import { and, eq, inArray } from 'drizzle-orm'
import { defineStatement, type Inputs, newValue } from '#db/define-statement.ts'
import { webhookInbox } from '#db/schema/acquirers.ts'
import type { Webhook } from './webhook.ts'

type Written = Pick<Webhook, 'state' | 'detail' | 'quarantine' | 'paymentId' | 'workedAt'>

/** Stores a verdict, except on a webhook that another process has handled or a person has discarded meanwhile. */
export const writeVerdict = defineStatement((db, given: Inputs<Written & { webhookId: string }>) =>
  db
    .update(webhookInbox)
    .set({
      state: newValue(given.state),
      detail: newValue(given.detail),
      quarantine: newValue(given.quarantine),
      paymentId: newValue(given.paymentId),
      workedAt: newValue(given.workedAt),
    })
    .where(and(eq(webhookInbox.id, given.webhookId), inArray(webhookInbox.state, ['RECEIVED', 'WAITING']))),
)
