import { Button } from '@balcao/ui/button'
import { showToast } from '@balcao/ui/toast'
import { lazy, Suspense, useState } from 'react'
import { planChangeCatalogue } from '#features/plan-change/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { subscriptionsCatalogue } from './catalogue.ts'
import { useSubscriptionDesk } from './desk.tsx'
import type { Subscription } from './subscription.ts'
import { type SubscriptionOperation, subscriptionActions } from './subscription-actions.ts'
import { SubscriptionDialog } from './subscription-dialog.tsx'

const PlanChangeDialog = lazy(async () => ({
  default: (await import('#features/plan-change/plan-change-dialog.tsx')).PlanChangeDialog,
}))

/** Actions in the footer of the drawer; all but the link ask for confirmation. */
export function SubscriptionActions({ subscription }: { subscription: Subscription }) {
  const text = useMessages(subscriptionsCatalogue).operation
  const planText = useMessages(planChangeCatalogue)
  const { viewer, procedures } = useSubscriptionDesk()
  const [asked, setAsked] = useState<Exclude<SubscriptionOperation, 'cardLink'> | null>(null)
  async function copyLink() {
    await navigator.clipboard.writeText(`${location.origin}/my-purchases`)
    await showToast({ tone: 'positive', title: text.linkCopied })
  }
  return (
    <>
      {subscriptionActions(subscription, viewer).map((operation) => (
        <Button
          key={operation}
          variant={operation === 'chargeNow' || operation === 'resume' ? 'primary' : 'secondary'}
          onClick={() => (operation === 'cardLink' ? void copyLink() : setAsked(operation))}
        >
          {operation === 'changePlan' ? planText.open : text[operation]}
        </Button>
      ))}
      <Suspense>
        {asked === 'changePlan' && (
          <PlanChangeDialog
            viewer="SELLER"
            subscription={subscription}
            invalidates={[procedures]}
            onClose={() => setAsked(null)}
          />
        )}
      </Suspense>
      {asked && asked !== 'changePlan' && (
        <SubscriptionDialog operation={asked} subscription={subscription} onClose={() => setAsked(null)} />
      )}
    </>
  )
}
