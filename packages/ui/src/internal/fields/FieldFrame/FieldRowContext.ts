'use client';
import { createContext } from 'react';

/** Whether the field stands in a row of fields that keeps no line free below them: it says in its box for what it waits. */
export const FieldRowContext = createContext(false);
