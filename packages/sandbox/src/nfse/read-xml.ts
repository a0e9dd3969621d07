/** An element of a document. This reader is for documents without comments, prefixes and CDATA. */
export type XmlElement = {
  name: string
  attributes: Record<string, string>
  children: XmlElement[]
  text: string
  /** The text of the element in the document, tags included. */
  source: string
}

export class XmlError extends Error {}

const token = /<(\/?)([A-Za-z_][\w.-]*)((?:\s+[\w:.-]+="[^"]*")*)\s*(\/?)>|([^<]+)/y

export function readXml(document: string): XmlElement {
  const text = document.replace(/^<\?xml[^>]*\?>\s*/, '')
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '', source: '' }
  const open: { element: XmlElement; start: number }[] = [{ element: root, start: 0 }]
  token.lastIndex = 0
  while (token.lastIndex < text.length) {
    const start = token.lastIndex
    const match = token.exec(text)
    const parent = open.at(-1)
    if (!match || !parent) throw new XmlError('The document is not well-formed')
    const [, isEnd, name, attributes, isEmpty, words] = match
    if (words !== undefined) parent.element.text += unescaped(words)
    else if (isEnd) {
      if (parent.element.name !== name) throw new XmlError(`The element ${parent.element.name} does not end`)
      parent.element.source = text.slice(parent.start, token.lastIndex)
      open.pop()
    } else {
      const element = {
        name: name ?? '',
        attributes: attributesOf(attributes ?? ''),
        children: [],
        text: '',
        source: '',
      }
      parent.element.children.push(element)
      if (!isEmpty) open.push({ element, start })
    }
  }
  const [only, ...others] = root.children
  if (open.length !== 1 || !only || others.length > 0) throw new XmlError('The document has no single root')
  return only
}

export function childOf(element: XmlElement | undefined, ...names: string[]): XmlElement | undefined {
  return names.reduce<XmlElement | undefined>(
    (parent, name) => parent?.children.find((child) => child.name === name),
    element,
  )
}

export function textIn(element: XmlElement | undefined, ...names: string[]): string {
  return childOf(element, ...names)?.text ?? ''
}

function attributesOf(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/([\w:.-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, unescaped(value)]),
  )
}

function unescaped(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}
