export const menuItem = { minHeight: 44, '& .MuiListItemIcon-root': { minWidth: 40 } }
