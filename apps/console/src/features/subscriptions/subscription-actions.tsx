import { Button } from '@balcao/ui/button'
import { showToast } from '@balcao/ui/toast'
import { useState } from 'react'
import { useMessages } from '#i18n/use-messages.ts'
import { subscriptionsCatalogue } from './catalogue.ts'
import type { Subscription } from './subscription.ts'
import { type SubscriptionOperation, subscriptionActions } from './subscription-actions.ts'
import { SubscriptionDialog } from './subscription-dialog.tsx'

/** Actions in the footer of the drawer; all but the link ask for confirmation. */
export function SubscriptionActions({ subscription }: { subscription: Subscription }) {
  const text = useMessages(subscriptionsCatalogue).operation
  const [asked, setAsked] = useState<Exclude<SubscriptionOperation, 'cardLink'> | null>(null)
  async function copyLink() {
    await navigator.clipboard.writeText(`${location.origin}/my-purchases`)
    await showToast({ tone: 'positive', title: text.linkCopied })
  }
  return (
    <>
      {subscriptionActions(subscription).map((operation) => (
        <Button
          key={operation}
          variant={operation === 'chargeNow' || operation === 'resume' ? 'primary' : 'secondary'}
          onClick={() => (operation === 'cardLink' ? void copyLink() : setAsked(operation))}
        >
          {text[operation]}
        </Button>
      ))}
      {asked && (
        <SubscriptionDialog operation={asked} subscription={subscription} onClose={() => setAsked(null)} />
      )}
    </>
  )
}
