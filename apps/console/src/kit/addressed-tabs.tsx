import { type TabItem, Tabs } from '@balcao/ui/tabs'
import { Suspense } from 'react'
import { useSearchTexts } from '#address/use-search-texts.ts'
import { FormSkeleton } from './form/form-skeleton.tsx'

type AddressedTabsProps = {
  label: string
  items: readonly TabItem[]
  /** The tabs' part of the address, so that the tabs of a drawer and those of its page do not clash. */
  part?: string
}

/**
 * Tabs whose choice is part of the address; the first one is open by default. A rarely used tab may be lazy.
 */
export function AddressedTabs({ label, items, part = '' }: AddressedTabsProps) {
  const [search, change] = useSearchTexts(part)
  const first = items[0]?.id ?? ''
  const open = items.find((item) => item.id === search.tab)?.id ?? first
  return (
    <Tabs
      label={label}
      items={items.map((item) => ({
        ...item,
        content: <Suspense fallback={<FormSkeleton />}>{item.content}</Suspense>,
      }))}
      value={open}
      onChange={(tab) => change({ tab: tab === first ? undefined : tab })}
    />
  )
}
