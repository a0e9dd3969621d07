import { useState } from 'react'

/** A small setting stored on this device: a folded menu, the density of a list. */
export function useStoredChoice<Choice>(key: string, fallback: Choice): [Choice, (choice: Choice) => void] {
  const [choice, setChoice] = useState<Choice>(() => read(key, fallback))
  return [
    choice,
    (next) => {
      localStorage.setItem(key, JSON.stringify(next))
      setChoice(next)
    },
  ]
}

function read<Choice>(key: string, fallback: Choice): Choice {
  const stored = localStorage.getItem(key)
  if (stored === null) return fallback
  try {
    return JSON.parse(stored) as Choice
  } catch {
    return fallback
  }
}
