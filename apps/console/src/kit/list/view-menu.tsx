import { Button } from '@balcao/ui/button'
import {
  DropdownMenu,
  MenuCheckbox,
  MenuLabel,
  MenuRadioGroup,
  MenuSeparator,
} from '@balcao/ui/dropdown-menu'
import type { TableDensity } from '@balcao/ui/table'
import { SlidersHorizontal } from 'lucide-react'
import { coreCatalogue } from '../../i18n/core/catalogue.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import type { ListColumn } from './list-declaration.ts'
import type { ListTable } from './use-list-table.ts'

type ViewMenuProps<Row extends object, Totals> = {
  table: ListTable<Row>
  columns: readonly ListColumn<Row, Totals>[]
  density: TableDensity
  onDensity: (density: TableDensity) => void
}

export function ViewMenu<Row extends object, Totals>(props: ViewMenuProps<Row, Totals>) {
  const { list } = useMessages(coreCatalogue)
  return (
    <DropdownMenu
      trigger={
        <Button icon={<SlidersHorizontal />}>
          <span className="max-sm:sr-only">{list.view}</span>
        </Button>
      }
    >
      <MenuRadioGroup
        label={list.density}
        value={props.density}
        onChange={props.onDensity}
        options={[
          { value: 'comfortable', label: list.comfortable },
          { value: 'compact', label: list.compact },
        ]}
      />
      <MenuSeparator />
      <MenuLabel>{list.columns}</MenuLabel>
      {props.columns
        .filter((column) => !column.isPinned)
        .map((column) => (
          <MenuCheckbox
            key={column.id}
            checked={props.table.getColumn(column.id)?.getIsVisible() ?? false}
            onChange={(checked) => props.table.getColumn(column.id)?.toggleVisibility(checked)}
          >
            {column.header}
          </MenuCheckbox>
        ))}
    </DropdownMenu>
  )
}
