import TranslateIcon from '@mui/icons-material/Translate'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { type Language, languageNames, languages } from '@thodu/api/contract/people/languages'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { reader, storeLanguage } from '../../words/locale.ts'
import { callApi } from '../wire/http-client.ts'
import { useToast } from '../wire/use-toast.tsx'
import { menuItem } from './menu-item.ts'

/**
 * Each language is named in its own script (rule WORD-7). The account stores the choice and the page reloads with its drafts
 * (use-kept-text.ts).
 */
export function LanguageMenu() {
  const translate = useTranslate()
  const toast = useToast()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const label = translate('app.language')
  async function choose(language: Language) {
    setAnchor(null)
    if (language === reader) return
    try {
      await callApi('PUT /user/profile', { body: { language } })
      if (storeLanguage(language)) location.reload()
    } catch (error) {
      toast.fail(error, 'app.languageFailed')
    }
  }
  return (
    <>
      <MenuItem tabIndex={0} onClick={(event) => setAnchor(event.currentTarget)} sx={menuItem} aria-haspopup="menu">
        <ListItemIcon>
          <TranslateIcon />
        </ListItemIcon>
        <ListItemText primary={label} secondary={languageNames[reader]} />
      </MenuItem>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {languages.map((language) => (
          <MenuItem
            key={language}
            lang={language}
            selected={language === reader}
            onClick={() => void choose(language)}
            sx={{ minHeight: 44 }}
          >
            {languageNames[language]}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
