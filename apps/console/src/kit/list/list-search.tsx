import { Input } from '@balcao/ui/input'
import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useShortcut } from '#kit/use-shortcut.ts'

type ListSearchProps = { label: string; value: string | undefined; onChange: (text: string) => void }

/** Pause in the typing before the server is called. */
const pauseMilliseconds = 300

export function ListSearch({ label, value, onChange }: ListSearchProps) {
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(value ?? '')
  const send = useEffectEvent((text: string) => {
    if (text.trim() !== (value ?? '')) onChange(text.trim())
  })
  useEffect(() => {
    const timer = setTimeout(() => send(typed), pauseMilliseconds)
    return () => clearTimeout(timer)
  }, [typed])
  useEffect(() => {
    // The address can change elsewhere: “clear filters”, the back button.
    if (document.activeElement !== input.current) setTyped(value ?? '')
  }, [value])
  useShortcut('/', () => input.current?.focus())
  return (
    <search className="min-w-60 flex-1 @sm:min-w-48 @sm:max-w-80">
      <Input
        ref={input}
        type="search"
        isQuiet
        className="[&::-webkit-search-cancel-button]:appearance-none"
        aria-label={label}
        placeholder={label}
        prefix={<Search />}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') send(typed)
          if (event.key === 'Escape') setTyped('')
        }}
      />
    </search>
  )
}
