import { readableTextOn } from '@balcao/domain/texts/contrast'
import type { CSSProperties } from 'react'
import { fontFamily } from './mail-font.ts'

/**
 * The console's logo, a counter under its awning, in the tenant's colour. Drawn with borders: mail programs show no
 * SVG, and block images until the reader allows them.
 */
export function MailMark({ brand, name }: { brand: string; name: string }) {
  const stroke = `2px solid ${readableTextOn(brand)}`
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} border={0}>
      <tbody>
        <tr>
          <td width={32} height={32} align="center" style={{ ...tileStyle, background: brand }}>
            <div style={{ ...awningStyle, border: stroke, borderBottom: 0 }} />
            <div style={{ ...counterStyle, borderTop: stroke }} />
            <div style={{ ...legsStyle, borderLeft: stroke, borderRight: stroke }} />
          </td>
          <td className="ink" style={nameStyle}>
            {name}
          </td>
        </tr>
      </tbody>
    </table>
  )
}

const partStyle: CSSProperties = { margin: '0 auto', fontSize: 0, lineHeight: 0 }
const tileStyle: CSSProperties = { width: 32, height: 32, borderRadius: 8, verticalAlign: 'middle' }
const awningStyle: CSSProperties = { ...partStyle, width: 5, height: 3, borderRadius: '5px 5px 0 0' }
const counterStyle: CSSProperties = { ...partStyle, width: 18, marginTop: 2 }
const legsStyle: CSSProperties = { ...partStyle, width: 10, height: 7 }
const nameStyle: CSSProperties = { paddingLeft: 10, font: `700 16px/1.2 ${fontFamily}`, color: '#1c1b18' }
