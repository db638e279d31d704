import { useState } from 'react';

/** A place that somebody went to by the palette. */
export interface RecentPlace {
  label: string;
  address: string;
}

const most = 5;
const keyOf = (userId: string): string => `console-recent:${userId}`;

/** The latest first; none when the device keeps nothing. */
function recentPlaces(userId: string): RecentPlace[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPlace).slice(0, most) : [];
  } catch {
    return [];
  }
}

/** Screens and posts only: names of people do not stay on a device. */
export function storeRecent(userId: string, place: RecentPlace): void {
  const others = recentPlaces(userId).filter(({ address }) => address !== place.address);
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify([place, ...others].slice(0, most)));
  } catch {
    // A device that keeps nothing has no recent places.
  }
}

const isPlace = (value: unknown): value is RecentPlace =>
  typeof value === 'object' &&
  value !== null &&
  'label' in value &&
  typeof value.label === 'string' &&
  'address' in value &&
  typeof value.address === 'string' &&
  value.address.startsWith('/admin');

/** As they were when the palette opened. */
export const useRecentPlaces = (userId: string): RecentPlace[] => useState(() => recentPlaces(userId))[0];
