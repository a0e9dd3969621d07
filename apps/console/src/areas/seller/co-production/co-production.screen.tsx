import { Button } from '@balcao/ui/button'
import { useQuery } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { AddressedTabs } from '#kit/addressed-tabs.tsx'
import { PageHeader } from '#kit/page-header.tsx'
import { coProductionCatalogue } from './catalogue.ts'
import { ContractList } from './contract-list.tsx'

// Loaded on demand, so that the lists do not wait for the form's code.
const InviteDrawer = lazy(async () => ({ default: (await import('./invite-drawer.tsx')).InviteDrawer }))

const tabs = ['OWNER', 'CO_PRODUCER', 'TO_ANSWER'] as const

export function CoProductionScreen() {
  const text = useMessages(coProductionCatalogue)
  const toAnswer = useQuery(api.seller.coProduction.count.queryOptions())
  const [isInviting, setIsInviting] = useState(false)
  const invite = (
    <Button variant="primary" icon={<UserPlus />} onClick={() => setIsInviting(true)}>
      {text.invite}
    </Button>
  )
  return (
    <>
      <PageHeader title={text.title} purpose={text.purpose} actions={invite} />
      <AddressedTabs
        label={text.tabs.label}
        items={tabs.map((tab) => ({
          id: tab.toLowerCase(),
          label: text.tabs[tab],
          count: tab === 'TO_ANSWER' ? toAnswer.data || undefined : undefined,
          content: <ContractList tab={tab} emptyAction={tab === 'OWNER' ? invite : null} />,
        }))}
      />
      <Suspense>{isInviting && <InviteDrawer onClose={() => setIsInviting(false)} />}</Suspense>
    </>
  )
}
