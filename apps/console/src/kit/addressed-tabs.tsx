import { type TabItem, Tabs } from '@balcao/ui/tabs'
import { useSearchTexts } from '../address/use-search-texts.ts'

/** Tabs whose choice is part of the address; the first one is open by default. */
export function AddressedTabs({ label, items }: { label: string; items: readonly TabItem[] }) {
  const [search, change] = useSearchTexts()
  const first = items[0]?.id ?? ''
  const open = items.find((item) => item.id === search.tab)?.id ?? first
  return (
    <Tabs
      label={label}
      items={items}
      value={open}
      onChange={(tab) => change({ tab: tab === first ? undefined : tab })}
    />
  )
}
