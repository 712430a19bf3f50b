/** Words as they begin a line: days and months are small in Norwegian and Swedish. */
export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
