import { parseColour, readableTextOn } from '@balcao/domain/texts/contrast'
import type { CSSProperties, ReactNode } from 'react'
import type { MailBlock, MailContent } from './mail-content.ts'
import { fontFamily } from './mail-font.ts'
import { MailMark } from './mail-mark.tsx'

const defaultBrand = '#0b6b53'

/** Programs that follow the system's theme read these; the inline styles are for all the others. */
const darkStyles = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.canvas{background:#121310!important}
.paper{background:#191a17!important;border-color:#2a2b26!important}
.ink{color:#edece6!important}
.muted{color:#a6a398!important}
.rule{border-color:#2a2b26!important}
.well{background:#23241f!important;color:#edece6!important}
}
@media (max-width:620px){.paper-cell{padding:24px 20px!important}}
`

type Layout = {
  content: MailContent
  languageTag: string
  platformName: string
  brandColor: string
  linkByHand: string
  footer: string
}

/** Tables and inline styles, which all mail programs support. */
export function MailLayout({ content, languageTag, platformName, brandColor, linkByHand, footer }: Layout) {
  const brand = parseColour(brandColor) ? brandColor : defaultBrand
  return (
    <html lang={languageTag}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no" />
        <title>{content.subject}</title>
        <style>{darkStyles}</style>
      </head>
      <body className="canvas" style={{ margin: 0, padding: 0, background: '#f6f5f1' }}>
        <div style={previewStyle}>{content.preview}</div>
        <Table className="canvas" style={{ background: '#f6f5f1' }}>
          <td align="center" style={{ padding: '24px 12px 40px' }}>
            <Table width={pageWidth} style={columnStyle}>
              <td style={{ padding: '0 4px 14px' }}>
                <MailMark brand={brand} name={platformName} />
              </td>
            </Table>
            <Table className="paper" width={pageWidth} style={paperStyle}>
              <td className="paper-cell" style={{ padding: '32px 36px' }}>
                <h1 className="ink" style={headingStyle}>
                  {content.heading}
                </h1>
                {content.blocks.map((block) => (
                  <Block key={JSON.stringify(block)} block={block} brand={brand} linkByHand={linkByHand} />
                ))}
              </td>
            </Table>
            <Table width={pageWidth} style={columnStyle}>
              <td className="muted" style={{ ...noteStyle, padding: '16px 4px 0' }}>
                {footer}
              </td>
            </Table>
          </td>
        </Table>
      </body>
    </html>
  )
}

type TableProps = {
  children: ReactNode
  style: CSSProperties
  className?: string
  /** For Outlook, which ignores max-width; all other programs use the style. */
  width?: number
}

function Table({ children, style, className, width }: TableProps) {
  return (
    <table
      role="presentation"
      width={width ?? '100%'}
      cellPadding={0}
      cellSpacing={0}
      border={0}
      className={className}
      style={{ width: '100%', borderCollapse: 'separate', ...style }}
    >
      <tbody>
        <tr>{children}</tr>
      </tbody>
    </table>
  )
}

function Block({ block, brand, linkByHand }: { block: MailBlock; brand: string; linkByHand: string }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p className="ink" style={textStyle}>
          {block.text}
        </p>
      )
    case 'note':
      return (
        <p className="muted" style={noteStyle}>
          {block.text}
        </p>
      )
    case 'code':
      return (
        <p className="well" style={block.isShort ? shortCodeStyle : longCodeStyle}>
          {block.value}
        </p>
      )
    case 'button':
      return <Button label={block.label} url={block.url} brand={brand} linkByHand={linkByHand} />
    case 'facts':
      return (
        <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} border={0} style={factsStyle}>
          <tbody>
            {block.rows.map(({ label, value }) => (
              <tr key={label}>
                <td className="muted rule" style={{ ...factStyle, color: '#6a665c' }}>
                  {label}
                </td>
                <td
                  className="ink rule"
                  align="right"
                  style={{ ...factStyle, paddingLeft: 16, fontWeight: 600, wordBreak: 'break-word' }}
                >
                  {value}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )
  }
}

function Button({
  label,
  url,
  brand,
  linkByHand,
}: {
  label: string
  url: string
  brand: string
  linkByHand: string
}) {
  return (
    <>
      <table role="presentation" cellPadding={0} cellSpacing={0} border={0} style={{ margin: '22px 0 10px' }}>
        <tbody>
          <tr>
            <td style={{ ...outlookPadding, borderRadius: 10, background: brand }}>
              <a href={url} style={{ ...buttonStyle, color: readableTextOn(brand), background: brand }}>
                {label}
              </a>
            </td>
          </tr>
        </tbody>
      </table>
      <p className="muted" style={noteStyle}>
        {linkByHand} <span style={{ wordBreak: 'break-all' }}>{url}</span>
      </p>
    </>
  )
}

const textStyle: CSSProperties = { margin: '0 0 14px', font: `400 16px/1.55 ${fontFamily}`, color: '#1c1b18' }
const noteStyle: CSSProperties = { margin: '12px 0 0', font: `400 13px/1.5 ${fontFamily}`, color: '#6a665c' }
const headingStyle: CSSProperties = { ...textStyle, margin: '0 0 16px', font: `700 24px/1.25 ${fontFamily}` }
const pageWidth = 600
const columnStyle: CSSProperties = { maxWidth: pageWidth }
const paperStyle: CSSProperties = {
  ...columnStyle,
  background: '#ffffff',
  border: '1px solid #e6e3db',
  borderRadius: 14,
}
const previewStyle: CSSProperties = {
  display: 'none',
  maxHeight: 0,
  overflow: 'hidden',
  opacity: 0,
  fontSize: 1,
  lineHeight: '1px',
}
const factsStyle: CSSProperties = { width: '100%', margin: '18px 0', borderCollapse: 'collapse' }
const factStyle: CSSProperties = {
  padding: '9px 0',
  borderBottom: '1px solid #e6e3db',
  font: `400 15px/1.4 ${fontFamily}`,
  color: '#1c1b18',
  verticalAlign: 'top',
}
const buttonPadding = '14px 26px'
/** Outlook ignores the padding of a link, and alone reads this property of the cell around it. */
const outlookPadding = { msoPaddingAlt: buttonPadding } as CSSProperties
const buttonStyle: CSSProperties = {
  display: 'inline-block',
  padding: buttonPadding,
  borderRadius: 10,
  font: `600 16px/1.2 ${fontFamily}`,
  textDecoration: 'none',
}
const codeStyle: CSSProperties = { borderRadius: 10, background: '#f6f5f1', color: '#1c1b18' }
const shortCodeStyle: CSSProperties = {
  ...codeStyle,
  margin: '20px 0',
  padding: '18px 12px',
  font: `700 32px/1.2 ui-monospace, Menlo, Consolas, monospace`,
  letterSpacing: '0.25em',
  textAlign: 'center',
}
const longCodeStyle: CSSProperties = {
  ...codeStyle,
  margin: '16px 0',
  padding: '14px 16px',
  font: '400 14px/1.5 ui-monospace, Menlo, Consolas, monospace',
  whiteSpace: 'pre-wrap',
  wordBreak: 'break-word',
}
