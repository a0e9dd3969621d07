import { Button } from '@balcao/ui/button'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { administratorsCatalogue } from '#areas/master/administrators/catalogue.ts'
import { InviteAdministrator } from '#areas/master/administrators/invite-administrator.tsx'
import { useAdministratorList } from '#areas/master/administrators/use-administrator-list.tsx'
import { useMessages } from '#i18n/use-messages.ts'
import { ListView } from '#kit/list/list-view.tsx'

export function AdministratorsTab({ platformId }: { platformId: string }) {
  const text = useMessages(administratorsCatalogue)
  const [isInviting, setIsInviting] = useState(false)
  const action = (
    <Button icon={<UserPlus />} onClick={() => setIsInviting(true)}>
      {text.invite}
    </Button>
  )
  const { list, dialog } = useAdministratorList({ ofPlatform: platformId, action })
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-muted text-sm">{text.purpose}</p>
        {action}
      </div>
      <ListView list={list} />
      {isInviting && <InviteAdministrator platformId={platformId} onClose={() => setIsInviting(false)} />}
      {dialog}
    </div>
  )
}
