/** The average rating to one decimal as 'x/5', or 'N/A' if none is rated (rule CARE-9). */
export const formatAverage = (average: number | null): string => (average === null ? 'N/A' : `${average.toFixed(1)}/5`)
