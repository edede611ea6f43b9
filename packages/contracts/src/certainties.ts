/** How sure a fact is. Apart from the categories, which come with every page. */
export const CERTAINTIES = ['high', 'medium', 'low'] as const
