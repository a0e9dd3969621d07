import { Tabs as RadixTabs } from 'radix-ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { joinClasses } from './join-classes.ts'

export type TabItem = { id: string; label: ReactNode; count?: number | undefined; content: ReactNode }

export type TabsProps = {
  label: string
  items: readonly TabItem[]
  value: string
  onChange: (id: string) => void
  className?: string | undefined
}

/**
 * The arrow keys move the focus and Enter opens the tab: a tab may ask for confirmation before it is left, and would
 * ask again whenever the focus returned.
 */
export function Tabs({ label, items, value, onChange, className }: TabsProps) {
  const list = useRef<HTMLDivElement>(null)
  // On a phone the open tab may lie outside the visible row.
  useEffect(() => {
    const open = list.current?.querySelector<HTMLElement>(`[data-tab="${value}"]`)
    if (open && list.current) list.current.scrollLeft = open.offsetLeft - list.current.clientWidth / 2
  }, [value])
  return (
    <RadixTabs.Root value={value} onValueChange={onChange} activationMode="manual" className={className}>
      <RadixTabs.List
        ref={list}
        aria-label={label}
        className="fade-edges relative flex gap-1 overflow-x-auto border-default border-b [scrollbar-width:none]"
      >
        {items.map((item) => (
          <RadixTabs.Trigger
            key={item.id}
            value={item.id}
            data-tab={item.id}
            className="relative flex h-10 shrink-0 items-center gap-1.5 rounded-t-control px-2.5 font-medium text-muted outline-offset-[-2px] after:absolute after:inset-x-2.5 after:bottom-0 after:h-0.5 after:rounded-full hover:text-default data-[state=active]:text-default data-[state=active]:after:bg-primary"
          >
            {item.label}
            {item.count !== undefined && (
              <span className="rounded-full bg-sunken px-1.5 text-muted text-xs tabular-nums">
                {item.count}
              </span>
            )}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {items.map((item) => (
        <RadixTabs.Content
          key={item.id}
          value={item.id}
          className={joinClasses('pt-4 focus-visible:outline-offset-4')}
        >
          {item.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  )
}
