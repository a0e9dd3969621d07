import { DropdownMenu, MenuItem } from '@balcao/ui/dropdown-menu'
import { IconButton } from '@balcao/ui/icon-button'
import { Ellipsis } from 'lucide-react'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import type { RowAction } from './list-declaration.ts'

/** Actions on a row, at its end. Hidden without any. */
export function RowMenu({ rowLabel, actions }: { rowLabel: string; actions: readonly RowAction[] }) {
  const { list } = useMessages(coreCatalogue)
  if (actions.length === 0) return null
  return (
    <DropdownMenu
      trigger={
        <IconButton label={list.rowActions(rowLabel)} size="small">
          <Ellipsis />
        </IconButton>
      }
    >
      {actions.map((action) => (
        <MenuItem
          key={action.id}
          icon={action.icon}
          isDangerous={action.isDangerous}
          disabled={action.disabledReason !== undefined}
          onSelect={action.onRun}
        >
          {action.label}
          {action.disabledReason && (
            <span className="block max-w-56 whitespace-normal text-muted text-sm">
              {action.disabledReason}
            </span>
          )}
        </MenuItem>
      ))}
    </DropdownMenu>
  )
}
