// What a browser does that translates a page: each text gives way to two elements around a new text, now and whenever one comes or changes. The words
// stay as they are, so that a journey can be walked as ever.
export function translatePages(): void {
  const LEFT = 'SCRIPT STYLE TEXTAREA OPTION TITLE FONT'.split(' ')
  const turn = (text: Node): void => {
    const { parentElement: parent, nodeValue } = text
    if (
      !parent ||
      !nodeValue?.trim() ||
      LEFT.includes(parent.nodeName) ||
      parent.closest('svg,select,[translate=no],[contenteditable]')
    )
      return
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.textContent = nodeValue
    outer.append(inner)
    parent.replaceChild(outer, text)
  }
  const all = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Node[] = []
    while (walker.nextNode()) texts.push(walker.currentNode)
    texts.forEach(turn)
  }
  const start = (): void => {
    all(document.body)
    document.documentElement.classList.add('translated-ltr')
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'characterData') turn(target)
        for (const node of addedNodes) node.nodeType === 3 ? turn(node) : node.nodeType === 1 && all(node)
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  }
  // Once it stands, as browsers do.
  new MutationObserver((_, observer) => {
    if (document.documentElement?.dataset.ready === undefined) return
    observer.disconnect()
    start()
  }).observe(document, { subtree: true, attributes: true, childList: true })
}
