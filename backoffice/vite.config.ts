import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const api = `http://127.0.0.1:${process.env.API_PORT ?? 3000}`

/** One build for two homes: the server sends this index.html for /admin/* and /caretaker/*, and main.ts chooses by path. */
export default defineConfig({
  base: '/_bo/',
  plugins: [react()],
  build: { outDir: 'dist', emptyOutDir: true, target: 'es2022', chunkSizeWarningLimit: 1200 },
  server: { proxy: { '/api': api } },
})
