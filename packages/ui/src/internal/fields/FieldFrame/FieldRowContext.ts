'use client';
import { createContext } from 'react';

/** Whether the field is in a row that keeps no line free below it: the disabled reason is then shown as the placeholder. */
export const FieldRowContext = createContext(false);
