// The door of what only signed-in people see in the shell.
import { Keeper } from './keeper.tsx'
import { Desk, MenuDot, MenuPerson, MenuRows } from './menu-rows.tsx'
import { UserMenu } from './user-menu.tsx'

export const PARTS = { Keeper, Menu: UserMenu, Desk, Dot: MenuDot, Person: MenuPerson, Rows: MenuRows }
