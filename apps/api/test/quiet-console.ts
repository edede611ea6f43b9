// A test that prints a warning or an error without expecting it fails.
import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest'

let spies: MockInstance[] = []

beforeEach(() => {
  spies = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]
})

afterEach(() => {
  const said = spies.flatMap(({ mock }) => mock.calls)
  for (const spy of spies) spy.mockRestore()
  expect(said, 'unexpected console output').toEqual([])
})
