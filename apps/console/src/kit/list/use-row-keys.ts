import type { RefObject } from 'react'
import { useShortcut } from '#kit/use-shortcut.ts'

type RowKeys = {
  onToggleRow: (id: string) => void
  /** Called as the keys move, for a docked drawer that follows them. */
  onReachRow: (id: string) => void
}

/** j and k move over the rows' links; the focus itself is the cursor, so Enter opens at once. */
export function useRowKeys(list: RefObject<HTMLElement | null>, { onToggleRow, onReachRow }: RowKeys): void {
  const links = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-row-link]') ?? [])]
  const move = (step: 1 | -1) => {
    const all = links()
    const current = all.indexOf(document.activeElement as HTMLElement)
    const next = all[Math.min(all.length - 1, Math.max(0, current + step))]
    next?.focus()
    next?.scrollIntoView({ block: 'nearest' })
    if (next?.dataset.rowLink) onReachRow(next.dataset.rowLink)
  }
  useShortcut('j', () => move(1))
  useShortcut('k', () => move(-1))
  useShortcut('x', () => {
    const id = links().find((link) => link === document.activeElement)?.dataset.rowLink
    if (id !== undefined) onToggleRow(id)
  })
}
