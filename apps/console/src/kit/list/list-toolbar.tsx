import { LinkButton } from '@balcao/ui/link-button'
import type { TableDensity } from '@balcao/ui/table'
import { Download } from 'lucide-react'
import { useRef } from 'react'
import { coreCatalogue } from '../../i18n/core/catalogue.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { useShortcut } from '../use-shortcut.ts'
import { ActiveFilters } from './active-filters.tsx'
import { FilterMenu } from './filter-menu.tsx'
import type { ListColumn, ListFilter } from './list-declaration.ts'
import { ListSearch } from './list-search.tsx'
import { QuickFilter } from './quick-filter.tsx'
import type { ListState } from './use-list-state.ts'
import type { ListTable } from './use-list-table.ts'
import { ViewMenu } from './view-menu.tsx'

type ListToolbarProps<Row extends object, Totals> = {
  filters: readonly ListFilter[]
  quickFilter: string | undefined
  searchLabel: string | undefined
  exportHref: string | undefined
  state: ListState
  table: ListTable<Row>
  columns: readonly ListColumn<Row, Totals>[]
  density: TableDensity
  onDensity: (density: TableDensity) => void
}

export function ListToolbar<Row extends object, Totals>(props: ListToolbarProps<Row, Totals>) {
  const { state } = props
  const quick = props.filters.find((filter) => filter.id === props.quickFilter)
  const others = props.filters.filter((filter) => filter !== quick)
  return (
    <div className="grid gap-3">
      {quick && (
        <QuickFilter
          filter={quick}
          value={state.request.filters[quick.id]}
          onChange={(value) => state.setFilter(quick.id, value)}
        />
      )}
      <div className="flex flex-wrap items-center gap-2">
        {props.searchLabel !== undefined && (
          <ListSearch label={props.searchLabel} value={state.request.search} onChange={state.setSearch} />
        )}
        {others.length > 0 && (
          <FilterMenu filters={others} chosen={state.request.filters} onChange={state.setFilter} />
        )}
        <div className="ms-auto flex flex-wrap gap-2">
          {props.exportHref !== undefined && <ExportLink href={props.exportHref} />}
          <ViewMenu
            table={props.table}
            columns={props.columns}
            density={props.density}
            onDensity={props.onDensity}
          />
        </div>
      </div>
      <ActiveFilters filters={others} state={state} />
    </div>
  )
}

/** The server streams the file; the page only links to it, with the same filters. */
function ExportLink({ href }: { href: string }) {
  const { list } = useMessages(coreCatalogue)
  const link = useRef<HTMLAnchorElement>(null)
  useShortcut('e', () => link.current?.click())
  return (
    <LinkButton ref={link} href={href} download icon={<Download />}>
      <span className="max-sm:sr-only">{list.exportCsv}</span>
    </LinkButton>
  )
}
