import type { AdminPermission } from '@balcao/domain/vocabulary'
import { EmptyState } from '@balcao/ui/empty-state'
import { LockKeyhole } from 'lucide-react'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'

/** Names the missing flag, so that the person knows what to ask for. */
export function NoPermissionPage({ permission }: { permission: AdminPermission }) {
  const core = useMessages(coreCatalogue)
  return (
    <EmptyState
      icon={<LockKeyhole />}
      isPageTitle
      title={core.noPermission.title}
      description={
        <>
          {core.noPermission.missing} <strong>{core.permission[permission]}</strong>{' '}
          <code className="font-mono text-sm">({permission})</code>. {core.noPermission.ask}
        </>
      }
    />
  )
}
