import { lazy, Suspense } from 'react'
import { useMessages } from '#i18n/use-messages.ts'
import { AddressedTabs } from '#kit/addressed-tabs.tsx'
import { FormSkeleton } from '#kit/form/form-skeleton.tsx'
import { PageHeader } from '#kit/page-header.tsx'
import { CartsTab } from './carts-tab.tsx'
import { abandonedCartCatalogue } from './catalogue.ts'

// Loaded on demand, so that the list does not wait for the form's code.
const AutomationTab = lazy(async () => ({ default: (await import('./automation-tab.tsx')).AutomationTab }))

export function AbandonedCartScreen() {
  const text = useMessages(abandonedCartCatalogue)
  return (
    <>
      <PageHeader title={text.title} purpose={text.purpose} />
      <AddressedTabs
        label={text.tabs.label}
        items={[
          { id: 'carts', label: text.tabs.carts, content: <CartsTab /> },
          {
            id: 'automation',
            label: text.tabs.automation,
            content: (
              <Suspense fallback={<FormSkeleton />}>
                <AutomationTab />
              </Suspense>
            ),
          },
        ]}
      />
    </>
  )
}
