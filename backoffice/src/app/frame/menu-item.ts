/** Aligns an entry that is not a link with `Menu.Item`. */
export const menuItem = { minHeight: 44, '& .MuiListItemIcon-root': { minWidth: 40 } }
