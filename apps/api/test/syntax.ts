// The syntax tree of a source, for tests that hold rules over sources.
import { parseSync } from 'vite'

/** A node of the tree; the fields that a rule reads are narrowed there. */
export type Node = { type: string; start: number; end: number; [field: string]: unknown }
/** `lineAt`: the line of an offset, from 1. */
export type Source = { file: string; text: string; program: Node; lineAt: (offset: number) => number }

export function parse(file: string, text: string): Source {
  const program = parseSync(file, text).program as unknown as Node
  return { file, text, program, lineAt: (offset) => text.slice(0, offset).split('\n').length }
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/** Calls `visit` for the node and everything below it, parents first. */
export function walk(node: Node, visit: (node: Node, parent: Node | null) => void, parent: Node | null = null): void {
  visit(node, parent)
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, visit, node)
  }
}
