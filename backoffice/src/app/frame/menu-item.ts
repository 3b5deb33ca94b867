/** Lines an entry that is not a link up with those of `Menu.Item`. */
export const menuItem = { minHeight: 44, '& .MuiListItemIcon-root': { minWidth: 40 } }
