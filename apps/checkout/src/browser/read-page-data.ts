export const pageDataId = 'page-data'
export const pageRootId = 'root'

/** Data that the server wrote into this page with `embedJson`, so its shape is trusted. */
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
