import { Check } from 'lucide-react'
import { DropdownMenu as RadixMenu } from 'radix-ui'
import { type ReactElement, type ReactNode, useState } from 'react'
import { joinClasses } from './join-classes.ts'
import { optionClasses, overlayClasses } from './overlay-classes.ts'

export type DropdownMenuProps = {
  trigger: ReactElement
  children: ReactNode
  align?: 'start' | 'center' | 'end' | undefined
  side?: 'top' | 'bottom' | undefined
  /** Content above the entries that is not an entry. */
  heading?: ReactNode
}

/**
 * A menu is rendered inside the landmark of its button: outside of all landmarks, people who navigate by
 * landmarks would not find it.
 */
const landmarks = 'main, header, nav, aside'

export function DropdownMenu({
  trigger,
  children,
  align = 'end',
  side = 'bottom',
  heading,
}: DropdownMenuProps) {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  return (
    // Not modal: the page behind stays readable to assistive technology and keeps its scroll.
    <RadixMenu.Root modal={false}>
      <RadixMenu.Trigger
        asChild
        ref={(element) => setPlace(element?.closest<HTMLElement>(landmarks) ?? null)}
      >
        {trigger}
      </RadixMenu.Trigger>
      <RadixMenu.Portal container={place}>
        <RadixMenu.Content
          align={align}
          side={side}
          sideOffset={6}
          collisionPadding={12}
          className={joinClasses(
            overlayClasses,
            'max-h-(--radix-dropdown-menu-content-available-height) min-w-52 overflow-y-auto p-1',
          )}
        >
          {heading && <div className="px-2 pt-1.5 pb-2">{heading}</div>}
          {children}
        </RadixMenu.Content>
      </RadixMenu.Portal>
    </RadixMenu.Root>
  )
}

const entryClasses = joinClasses(optionClasses, 'data-highlighted:bg-hover')

export type MenuItemProps = {
  children: ReactNode
  onSelect?: (() => void) | undefined
  icon?: ReactNode
  shortcut?: ReactNode
  isDangerous?: boolean | undefined
  disabled?: boolean | undefined
}

export function MenuItem({ children, onSelect, icon, shortcut, isDangerous, disabled }: MenuItemProps) {
  return (
    <RadixMenu.Item
      disabled={disabled ?? false}
      onSelect={() => onSelect?.()}
      className={joinClasses(entryClasses, isDangerous && 'text-negative [&>svg]:text-negative')}
    >
      {icon}
      <span className="flex-1">{children}</span>
      {shortcut}
    </RadixMenu.Item>
  )
}

/** The child is a link; it gets the style and the keyboard behaviour of a menu entry. */
export function MenuLink({ children }: { children: ReactElement }) {
  return (
    <RadixMenu.Item asChild className={entryClasses}>
      {children}
    </RadixMenu.Item>
  )
}

export type MenuCheckboxProps = {
  children: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean | undefined
}

/** Stays open when ticked, so that several can be ticked in one go. */
export function MenuCheckbox({ children, checked, onChange, disabled }: MenuCheckboxProps) {
  return (
    <RadixMenu.CheckboxItem
      checked={checked}
      disabled={disabled ?? false}
      onCheckedChange={onChange}
      onSelect={(event) => event.preventDefault()}
      className={joinClasses(entryClasses, 'ps-8')}
    >
      <RadixMenu.ItemIndicator className="absolute start-2">
        <Check aria-hidden="true" className="size-4 text-primary" />
      </RadixMenu.ItemIndicator>
      {children}
    </RadixMenu.CheckboxItem>
  )
}

export type MenuRadioGroupProps<Value extends string> = {
  label: string
  value: Value
  onChange: (value: Value) => void
  options: readonly { value: Value; label: ReactNode; icon?: ReactNode }[]
}

export function MenuRadioGroup<Value extends string>({
  label,
  value,
  onChange,
  options,
}: MenuRadioGroupProps<Value>) {
  return (
    <RadixMenu.RadioGroup aria-label={label} value={value} onValueChange={(next) => onChange(next as Value)}>
      <RadixMenu.Label className="px-2 pt-1.5 pb-1 font-medium text-muted text-xs">{label}</RadixMenu.Label>
      {options.map((option) => (
        <RadixMenu.RadioItem
          key={option.value}
          value={option.value}
          className={joinClasses(entryClasses, 'pe-8')}
        >
          {option.icon}
          {option.label}
          <RadixMenu.ItemIndicator className="absolute end-2">
            <Check aria-hidden="true" className="size-4 text-primary" />
          </RadixMenu.ItemIndicator>
        </RadixMenu.RadioItem>
      ))}
    </RadixMenu.RadioGroup>
  )
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return (
    <RadixMenu.Label className="px-2 pt-1.5 pb-1 font-medium text-muted text-xs">{children}</RadixMenu.Label>
  )
}

export function MenuSeparator() {
  return <RadixMenu.Separator className="-mx-1 my-1 h-px bg-border" />
}
