import { foldToAscii } from '@balcao/domain/texts/fold-to-ascii'
import { Command } from 'cmdk'
import { Search } from 'lucide-react'
import { Dialog as RadixDialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { scrimClasses } from './dialog.tsx'
import { joinClasses } from './join-classes.ts'
import { Kbd } from './kbd.tsx'
import { optionClasses } from './overlay-classes.ts'
import { useReturnFocus } from './use-return-focus.ts'

export type PaletteItem = {
  id: string
  label: string
  icon?: ReactNode
  detail?: ReactNode
  keywords?: string[] | undefined
  onSelect: () => void
}
export type PaletteGroup = { id: string; heading: string; items: readonly PaletteItem[] }

export type CommandPaletteProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  label: string
  placeholder: string
  emptyText: string
  closeLabel: string
  groups: readonly PaletteGroup[]
  /** Called with the typed text, for groups whose items are searched on the server. */
  onSearch?: ((text: string) => void) | undefined
}

/**
 * Replaces the default filter, which also matches letters scattered over a title and may rank them above a
 * real match.
 */
function hasEveryWord(_id: string, typed: string, keywords: string[] = []): number {
  const plain = (text: string) => foldToAscii(text).toLowerCase()
  const text = plain(keywords.join(' '))
  return plain(typed)
    .split(' ')
    .every((word) => text.includes(word))
    ? 1
    : 0
}

export function CommandPalette(props: CommandPaletteProps) {
  const returnFocus = useReturnFocus()
  return (
    <RadixDialog.Root open={props.open} onOpenChange={props.onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={scrimClasses} />
        <RadixDialog.Content
          aria-describedby={undefined}
          {...returnFocus}
          className="fixed inset-x-3 top-[10vh] z-50 mx-auto max-w-xl overflow-hidden rounded-card border border-default bg-raised shadow-overlay outline-none animate-rise-in"
        >
          <RadixDialog.Title className="sr-only">{props.label}</RadixDialog.Title>
          <Command label={props.label} loop filter={hasEveryWord}>
            <div className="flex items-center gap-2.5 border-default border-b px-4">
              <Search aria-hidden="true" className="size-4 shrink-0 text-muted" />
              <Command.Input
                placeholder={props.placeholder}
                {...(props.onSearch && { onValueChange: props.onSearch })}
                className="h-12 w-full bg-transparent text-lg outline-none"
              />
              <RadixDialog.Close aria-label={`${props.closeLabel} Esc`} className="rounded-small">
                <Kbd>Esc</Kbd>
              </RadixDialog.Close>
            </div>
            <Command.List className="max-h-[min(24rem,60vh)] overflow-y-auto p-1.5">
              <Command.Empty className="px-3 py-8 text-center text-muted">{props.emptyText}</Command.Empty>
              {props.groups.map((group) => (
                <Command.Group
                  key={group.id}
                  heading={group.heading}
                  className="[&_[cmdk-group-heading]]:px-2 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:font-medium [&_[cmdk-group-heading]]:text-muted [&_[cmdk-group-heading]]:text-xs"
                >
                  {group.items.map((item) => (
                    <Command.Item
                      key={item.id}
                      value={`${group.id}/${item.id}`}
                      keywords={[item.label, ...(item.keywords ?? [])]}
                      onSelect={() => {
                        props.onOpenChange(false)
                        item.onSelect()
                      }}
                      className={joinClasses(optionClasses, 'min-h-9 data-[selected=true]:bg-hover')}
                    >
                      {item.icon}
                      <span className="min-w-0 flex-1 truncate">{item.label}</span>
                      {item.detail && <span className="text-muted text-sm">{item.detail}</span>}
                    </Command.Item>
                  ))}
                </Command.Group>
              ))}
            </Command.List>
          </Command>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}
