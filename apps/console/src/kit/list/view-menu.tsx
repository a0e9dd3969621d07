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
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import type { List } from './use-list.ts'

type ViewMenuProps<Row extends object, Totals> = {
  list: List<Row, Totals>
  density: TableDensity
  onDensity: (density: TableDensity) => void
}

export function ViewMenu<Row extends object, Totals>(props: ViewMenuProps<Row, Totals>) {
  const text = useMessages(coreCatalogue).list
  const { table } = props.list
  const [, ...hideable] = props.list.columns
  return (
    <DropdownMenu
      trigger={
        <Button icon={<SlidersHorizontal />}>
          <span className="@max-2xl:sr-only">{text.view}</span>
        </Button>
      }
    >
      <MenuRadioGroup
        label={text.density}
        value={props.density}
        onChange={props.onDensity}
        options={[
          { value: 'comfortable', label: text.comfortable },
          { value: 'compact', label: text.compact },
        ]}
      />
      <MenuSeparator />
      <MenuLabel>{text.columns}</MenuLabel>
      {hideable.map((column) => (
        <MenuCheckbox
          key={column.id}
          checked={table.isVisible(column.id)}
          onChange={(checked) => table.setVisible(column.id, checked)}
        >
          {column.header}
        </MenuCheckbox>
      ))}
    </DropdownMenu>
  )
}
