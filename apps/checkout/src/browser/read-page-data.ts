export const pageDataId = 'page-data'
export const pageRootId = 'root'

/** What the server wrote into this very page with `embedJson`, hence the trust in its shape. */
export function readPageData<Data>(): Data {
  const element = document.getElementById(pageDataId)
  if (element?.textContent == null) throw new Error('The page came without its data')
  return JSON.parse(element.textContent) as Data
}

export function pageRoot(): HTMLElement {
  const root = document.getElementById(pageRootId)
  if (root === null) throw new Error('The page came without its root')
  return root
}
