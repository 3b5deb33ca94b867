export type Scene = { name: string; width: number; height: number; draw: () => Promise<string> }
