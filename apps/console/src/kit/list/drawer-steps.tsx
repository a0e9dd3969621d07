import { IconButton } from '@balcao/ui/icon-button'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import type { ListDrawer } from './list-declaration.ts'

/** From one row's drawer to the next without returning to the list. */
export function DrawerSteps({ onPrevious, onNext }: Pick<ListDrawer, 'onPrevious' | 'onNext'>) {
  const { list } = useMessages(coreCatalogue)
  return (
    <>
      <IconButton label={list.previousRow} size="small" disabled={!onPrevious} onClick={() => onPrevious?.()}>
        <ChevronUp />
      </IconButton>
      <IconButton label={list.nextRow} size="small" disabled={!onNext} onClick={() => onNext?.()}>
        <ChevronDown />
      </IconButton>
    </>
  )
}
