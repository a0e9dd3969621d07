import { Button } from '@balcao/ui/button'
import type { RowAction } from '../../kit/list/list-declaration.ts'

/** The deeds in the foot of the drawer, the one that gives money away apart from the rest. */
export function SaleDeedButtons({ deeds }: { deeds: readonly RowAction[] }) {
  return deeds
    .toSorted((a, b) => Number(b.isDangerous) - Number(a.isDangerous))
    .map(({ id, label, icon, isDangerous, disabledReason, onRun }) => (
      <Button
        key={id}
        icon={icon}
        className={isDangerous ? 'order-first me-auto text-negative' : undefined}
        disabled={disabledReason !== undefined}
        title={disabledReason}
        onClick={onRun}
      >
        {label}
      </Button>
    ))
}
