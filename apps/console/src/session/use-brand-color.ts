import { brandTokens, defaultBrandColor } from '@balcao/domain/texts/brand-tokens'
import { useTheme } from '@balcao/ui/theme'
import { useEffect } from 'react'

/** Replaces the only group of tokens that belongs to the platform. */
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
