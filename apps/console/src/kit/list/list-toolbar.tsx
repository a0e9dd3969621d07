import { LinkButton } from '@balcao/ui/link-button'
import type { TableDensity } from '@balcao/ui/table'
import { Download } from 'lucide-react'
import { useRef } from 'react'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { PeriodPicker } from '#kit/period-picker.tsx'
import { useShortcut } from '#kit/use-shortcut.ts'
import { ActiveFilters } from './active-filters.tsx'
import { FilterMenu } from './filter-menu.tsx'
import { ListSearch } from './list-search.tsx'
import { QuickFilter } from './quick-filter.tsx'
import type { List } from './use-list.ts'
import { ViewMenu } from './view-menu.tsx'

type ListToolbarProps<Row extends object, Totals> = {
  list: List<Row, Totals>
  density: TableDensity
  onDensity: (density: TableDensity) => void
  hasPeriod: boolean
  /** Rows without a table, and the cards of a phone, have neither columns nor density to choose. */
  hasView: boolean
}

export function ListToolbar<Row extends object, Totals>(props: ListToolbarProps<Row, Totals>) {
  const { list } = props
  const { state, exportHref } = list
  const { request } = state
  const quick = list.quickFilter === undefined ? undefined : list.filters[list.quickFilter]
  const others = Object.fromEntries(Object.entries(list.filters).filter(([id]) => id !== list.quickFilter))
  return (
    <div className="@container grid grid-cols-1 gap-3">
      {list.quickFilter !== undefined && quick?.kind === 'one' && (
        <QuickFilter
          filter={quick}
          counts={list.quickCounts}
          hasCounts={list.hasQuickCounts}
          value={request.filters[list.quickFilter]}
          onChange={(value) => state.setFilter(list.quickFilter ?? '', value)}
        />
      )}
      <div className="flex flex-wrap items-center gap-2">
        {list.searchLabel !== undefined && (
          <ListSearch label={list.searchLabel} value={request.search} onChange={state.setSearch} />
        )}
        {props.hasPeriod && request.period !== null && (
          <PeriodPicker value={request.period} onChange={state.setPeriod} />
        )}
        {Object.keys(others).length > 0 && (
          <FilterMenu filters={others} chosen={request.filters} onChange={state.setFilter} />
        )}
        <div className="ms-auto flex flex-wrap gap-2 empty:hidden">
          {exportHref !== undefined && <ExportLink href={exportHref} />}
          {props.hasView && <ViewMenu list={list} density={props.density} onDensity={props.onDensity} />}
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
      <span className="@max-2xl:sr-only">{list.exportCsv}</span>
    </LinkButton>
  )
}
