// The guide that each document belongs to.
import type { TemplateId } from '@menged/contracts'

export const GUIDE_OF: Readonly<Record<TemplateId, string>> = {
  'plc-foundation': 'private-limited-company',
  'power-of-attorney': 'power-of-attorney',
  'rental-agreement': 'rent-contract',
}
