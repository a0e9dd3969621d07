import { Button } from '@balcao/ui/button'
import { DropdownMenu, MenuItem } from '@balcao/ui/dropdown-menu'
import { Ellipsis } from 'lucide-react'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import type { RowAction } from '#kit/list/list-declaration.ts'

/**
 * Number of actions in one row of the drawer; beyond it, all but the first and the destructive one are in a
 * menu.
 */
const shownMax = 3

/** Actions in the footer of the drawer, the refund apart from the rest. */
export function SaleActionButtons({ actions }: { actions: readonly RowAction[] }) {
  const { list } = useMessages(coreCatalogue)
  const dangerous = actions.filter(({ isDangerous }) => isDangerous)
  const harmless = actions.filter(({ isDangerous }) => !isDangerous)
  const shown = actions.length > shownMax ? harmless.slice(0, 1) : harmless
  const further = harmless.slice(shown.length)
  return (
    <>
      {dangerous.map((operation) => (
        <ActionButton
          key={operation.id}
          operation={operation}
          className="order-first me-auto text-negative"
        />
      ))}
      {further.length > 0 && (
        <DropdownMenu side="top" trigger={<Button icon={<Ellipsis />}>{list.moreActions}</Button>}>
          {further.map(({ id, label, icon, disabledReason, onRun }) => (
            <MenuItem key={id} icon={icon} disabled={disabledReason !== undefined} onSelect={onRun}>
              {label}
            </MenuItem>
          ))}
        </DropdownMenu>
      )}
      {shown.map((operation) => (
        <ActionButton key={operation.id} operation={operation} />
      ))}
    </>
  )
}

function ActionButton({ operation, className }: { operation: RowAction; className?: string }) {
  return (
    <Button
      icon={operation.icon}
      className={className}
      disabled={operation.disabledReason !== undefined}
      title={operation.disabledReason}
      onClick={operation.onRun}
    >
      {operation.label}
    </Button>
  )
}
