import type { LayoutProps } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { AppLayout } from '../app/frame/AppLayout.tsx'
import { AppMenu } from '../app/frame/AppMenu.tsx'
import { useWaitingCounts } from './lists/use-waiting.ts'
import { AdminTools } from './navigation/AdminTools.tsx'
import { MenuEntryItem } from './navigation/MenuEntryItem.tsx'
import { MenuTabs } from './navigation/MenuTabs.tsx'
import { countDoor, countPages, menuEntries, menuPlaceOf } from './navigation/menu-entries.ts'
import { menuIcons } from './screens.tsx'

/** Menu entries, each with its number of waiting items (rules OFF-1, OFF-24). */
function AdminMenu() {
  const counts = countPages(useWaitingCounts())
  const current = menuPlaceOf(useLocation().pathname)?.door.key
  return (
    <AppMenu>
      {menuEntries.map((door) => (
        <MenuEntryItem
          key={door.key}
          to={door.to}
          textKey={`admin.menu.${door.key}`}
          icon={menuIcons[door.key]}
          isCurrent={door.key === current}
          {...countDoor(door, counts)}
        />
      ))}
    </AppMenu>
  )
}

export const AdminLayout = ({ children, ...props }: LayoutProps) => (
  <AppLayout {...props} menu={AdminMenu} tools={<AdminTools />}>
    <MenuTabs />
    {children}
  </AppLayout>
)
