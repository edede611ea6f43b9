// Browsers, extensions and proxies that translate a page put an element of theirs in the place of a text that React holds. React goes on as if its
// text still stood there: what it changes is put back in the place of the translation, and what it takes away takes the translation along.

/** What stands in the place of a text. */
const standIns = new WeakMap<Node, ChildNode>()

/** Of texts that somebody has taken out, by what was put in their place: by the same step, or beside them just before. */
function note(changes: MutationRecord[]): void {
  const added = new Set<Node | null>(changes.flatMap(({ addedNodes }) => [...addedNodes]))
  for (const { removedNodes, addedNodes, previousSibling, nextSibling } of changes) {
    const standIn = [addedNodes[0], previousSibling, nextSibling].find((node) => node instanceof Element && added.has(node))
    for (const text of removedNodes)
      if (standIn && text instanceof Text && !text.isConnected) standIns.set(text, standIn as ChildNode)
  }
}

/** Where a node of React's stands now, in or below `parent`. */
function placeOf(node: Node | null, parent: Node): ChildNode | null {
  const place = node && ((node.parentNode ? node : standIns.get(node)) as ChildNode | undefined)
  return place && parent.contains(place) ? place : null
}

/** Starts to watch the page. Called once. */
export function followTranslation(): void {
  new MutationObserver(note).observe(document, { subtree: true, childList: true })
  const proto = Node.prototype
  const { removeChild, insertBefore } = proto
  const value = Object.getOwnPropertyDescriptor(proto, 'nodeValue') as PropertyDescriptor
  proto.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T
    placeOf(child, this)?.remove()
    return child
  }
  proto.insertBefore = function <T extends Node>(this: Node, node: T, next: Node | null): T {
    const place = placeOf(next, this)
    return insertBefore.call(place?.parentNode ?? this, node, place) as T
  }
  Object.defineProperty(proto, 'nodeValue', {
    ...value,
    set(this: Node, text: string | null) {
      if (!this.parentNode) standIns.get(this)?.replaceWith(this)
      value.set?.call(this, text)
    },
  })
}
