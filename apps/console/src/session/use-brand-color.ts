import { brandTokens } from '@balcao/ui/brand-tokens'
import { useTheme } from '@balcao/ui/theme'
import { useEffect } from 'react'
import { defaultBrandColor } from './platform-brand.ts'

/** Replaces the one group of tokens that belongs to the platform. Our own colour needs no computing. */
export function useBrandColor(color: string | null): void {
  const { theme } = useTheme()
  useEffect(() => {
    if (color === null || color.toLowerCase() === defaultBrandColor) return
    const tokens = Object.entries(brandTokens(color, theme))
    const { style } = document.documentElement
    for (const [name, value] of tokens) style.setProperty(name, value)
    return () => {
      for (const [name] of tokens) style.removeProperty(name)
    }
  }, [color, theme])
}
