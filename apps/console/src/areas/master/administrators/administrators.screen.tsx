import { Button } from '@balcao/ui/button'
import { UserPlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useMessages } from '#i18n/use-messages.ts'
import { ListPage } from '#kit/list/list-page.tsx'
import { administratorsCatalogue } from './catalogue.ts'
import { Recoveries } from './recoveries.tsx'
import { useAdministratorList } from './use-administrator-list.tsx'

// Loaded on demand, so that the list does not wait for the form's code.
const InviteAdministrator = lazy(async () => ({
  default: (await import('./invite-administrator.tsx')).InviteAdministrator,
}))

export function AdministratorsScreen() {
  const text = useMessages(administratorsCatalogue)
  const [isInviting, setIsInviting] = useState(false)
  const action = (
    <Button variant="primary" icon={<UserPlus />} onClick={() => setIsInviting(true)}>
      {text.invite}
    </Button>
  )
  const { list, dialog } = useAdministratorList({ action })
  return (
    <>
      <ListPage
        title={text.title}
        purpose={text.purpose}
        list={list}
        actions={action}
        summary={<Recoveries />}
      />
      <Suspense>{isInviting && <InviteAdministrator onClose={() => setIsInviting(false)} />}</Suspense>
      {dialog}
    </>
  )
}
