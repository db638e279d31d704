const counted = (unit: string) => (count: number) => `${count} ${unit}${count === 1 ? '' : 's'}`;

export const minutes = counted('minute');
export const hours = counted('hour');
export const days = counted('day');
