import { Button } from '@balcao/ui/button'
import { showToast } from '@balcao/ui/toast'
import { useState } from 'react'
import { useMessages } from '#i18n/use-messages.ts'
import { subscriptionsCatalogue } from './catalogue.ts'
import type { Subscription } from './subscription.ts'
import { type SubscriptionDeed, subscriptionDeeds } from './subscription-deeds.ts'
import { SubscriptionDialog } from './subscription-dialog.tsx'

/** Actions in the footer of the drawer; all but the link ask for confirmation. */
export function SubscriptionActions({ subscription }: { subscription: Subscription }) {
  const text = useMessages(subscriptionsCatalogue).deed
  const [asked, setAsked] = useState<Exclude<SubscriptionDeed, 'cardLink'> | null>(null)
  async function copyLink() {
    await navigator.clipboard.writeText(`${location.origin}/my-purchases`)
    await showToast({ tone: 'positive', title: text.linkCopied })
  }
  return (
    <>
      {subscriptionDeeds(subscription).map((deed) => (
        <Button
          key={deed}
          variant={deed === 'chargeNow' || deed === 'resume' ? 'primary' : 'secondary'}
          onClick={() => (deed === 'cardLink' ? void copyLink() : setAsked(deed))}
        >
          {text[deed]}
        </Button>
      ))}
      {asked && (
        <SubscriptionDialog deed={asked} subscription={subscription} onClose={() => setAsked(null)} />
      )}
    </>
  )
}
